/// The address of the script below. No page can have it, as content has no hidden files.
let liveScriptPath = ".handbook/live.js"
/// The address of the events to which the script listens.
let liveEventsPath = ".handbook/events"

/// The script of pages that `handbook serve` serves; published pages do not have it. It loads the page again
/// when the site has changed, replaces only the stylesheets if only they have, and shows why a build failed.
///
/// The script's address contains the edition of the site that the page is from. A page in a hidden tab holds
/// no connection, as browsers open at most six to one server.
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

/// Replaces the site's own service worker, which would serve old pages while they are edited. It removes
/// itself and what an earlier worker kept.
let farewellWorker = """
  self.addEventListener("install", () => self.skipWaiting());
  self.addEventListener("activate", (event) => event.waitUntil((async () => {
    for (const name of await caches.keys()) if (name.startsWith("handbook-")) await caches.delete(name);
    await self.registration.unregister();
  })()));

  """

/// The page that is served until the first build has ended.
let emptyPage = """
  <!doctype html>
  <html lang="en"><head><meta charset="utf-8"><title>Building</title><meta name="color-scheme" content="light dark">
  </head><body><p>The site is being built. This page loads again when it is there.</p></body></html>

  """
