/// Address of the script below; content has no hidden files, so no page stands there.
let liveScriptPath = ".handbook/live.js"
/// Address of the events it listens to.
let liveEventsPath = ".handbook/events"

/// What pages run while they are served locally, and never when they are published: loads the page again when
/// the site has changed, exchanges stylesheets where only they have, and shows why a build failed.
///
/// The state a page was made from stands in the script's address. A page nobody sees holds no connection:
/// browsers open no more than six to one address.
let liveScript = #"""
  (() => {
    const known = Object.fromEntries(new URL(document.currentScript.src).searchParams);
    let events;
    let overlay;

    const sheet = new CSSStyleSheet();
    sheet.replaceSync(`
      :host { all: initial; }
      dialog { box-sizing: border-box; width: min(60rem, 94vw); max-height: 80vh; overflow: auto; padding: 1.2rem 1.5rem; border: 1px solid #8b2d22; border-top-width: 5px; border-radius: .6rem; background: #1c1615; color: #f6e9e6; font: 1rem/1.5 system-ui, sans-serif; }
      dialog::backdrop { background: rgb(10 10 12 / .55); }
      h2 { margin: 0 0 .2rem; font-size: 1.1rem; color: #ffb3a8; }
      p { margin: 0 0 1rem; color: #d3c2be; }
      pre { margin: 0 0 1rem; white-space: pre-wrap; overflow-wrap: anywhere; font: .85rem/1.55 ui-monospace, Menlo, monospace; }
      button { font: inherit; color: inherit; background: none; border: 1px solid #8b6f6a; border-radius: 99px; padding: .2rem .9rem; cursor: pointer; }
      @media print { dialog { display: none; } }
    `);
    const element = (tag, text, ...children) => {
      const made = Object.assign(document.createElement(tag), { textContent: text });
      made.append(...children);
      return made;
    };
    const show = (problems) => {
      overlay?.remove();
      overlay = undefined;
      if (!problems) return;
      overlay = element("handbook-problems", "");
      const inside = overlay.attachShadow({ mode: "open" });
      inside.adoptedStyleSheets = [sheet];
      const close = element("button", "Close");
      const dialog = element("dialog", "", element("h2", "The site was not rebuilt"),
        element("p", "This page is the last good one. It loads again when the problems are gone."),
        element("pre", problems.trim()), close);
      dialog.ariaLabel = "The site was not rebuilt";
      close.addEventListener("click", () => dialog.close());
      inside.append(dialog);
      document.documentElement.append(overlay);
      dialog.showModal();
    };
    const restyle = () => {
      for (const link of document.querySelectorAll("link[rel=stylesheet]")) {
        const next = link.cloneNode();
        next.href = `${link.href.split("?")[0]}?${known.style}`;
        next.addEventListener("load", () => link.remove());
        link.after(next);
      }
    };
    const hear = ({ data }) => {
      const now = JSON.parse(data);
      if (now.site !== known.site) return location.reload();
      if (now.style !== known.style) { known.style = now.style; restyle(); }
      show(now.problems);
    };
    const connect = () => {
      events?.close();
      events = undefined;
      if (document.hidden) return;
      events = new EventSource("/.handbook/events");
      events.addEventListener("message", hear);
    };
    document.addEventListener("visibilitychange", connect);
    addEventListener("pagehide", () => events?.close());
    addEventListener("pageshow", connect);
  })();
  """#

/// In place of the site's own service worker, which would keep what is being edited: removes itself, and what
/// an earlier one kept.
let farewellWorker = """
  self.addEventListener("install", () => self.skipWaiting());
  self.addEventListener("activate", (event) => event.waitUntil((async () => {
    for (const name of await caches.keys()) if (name.startsWith("handbook-")) await caches.delete(name);
    await self.registration.unregister();
  })()));

  """

/// What is served while there is no site yet.
let emptyPage = """
  <!doctype html>
  <html lang="en"><head><meta charset="utf-8"><title>Building</title><meta name="color-scheme" content="light dark">
  </head><body><p>The site is being built. This page loads again when it is there.</p></body></html>

  """
