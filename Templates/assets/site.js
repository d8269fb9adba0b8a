// Theme, keyboard and the table of contents. Pages are complete without this file.
(() => {
  const root = document.currentScript?.dataset.root ?? "";
  const page = document.documentElement;
  const store = {
    get(key) { try { return localStorage.getItem(key); } catch { return null; } },
    set(key, value) { try { value == null ? localStorage.removeItem(key) : localStorage.setItem(key, value); } catch {} },
  };
  window.handbook = { root, store, announce };

  const saved = store.get("theme");
  if (saved === "light" || saved === "dark") page.dataset.theme = saved;

  const icons = {
    sun: '<circle cx="10" cy="10" r="3.6"/><path d="M10 1.8v1.8M10 16.4v1.8M1.8 10h1.8M16.4 10h1.8M4.2 4.2l1.3 1.3M14.5 14.5l1.3 1.3M15.8 4.2l-1.3 1.3M5.5 14.5l-1.3 1.3"/>',
    moon: '<path d="M16.6 12.2A7 7 0 0 1 7.8 3.4a7 7 0 1 0 8.8 8.8Z"/>',
  };
  const dark = () => (page.dataset.theme ?? (matchMedia("(prefers-color-scheme: dark)").matches ? "dark" : "light")) === "dark";
  const tools = document.querySelector(".tools");
  const theme = make("button", { className: "btn", type: "button" });
  const show = () => {
    theme.innerHTML = `<svg viewBox="0 0 20 20" aria-hidden="true">${dark() ? icons.sun : icons.moon}</svg>`;
    theme.ariaLabel = dark() ? "Light theme" : "Dark theme";
    theme.title = `${theme.ariaLabel} (t)`;
  };
  const switchTheme = () => { page.dataset.theme = dark() ? "light" : "dark"; store.set("theme", page.dataset.theme); show(); };
  theme.addEventListener("click", switchTheme);
  matchMedia("(prefers-color-scheme: dark)").addEventListener("change", show);
  show();
  tools?.append(theme);

  function make(tag, properties, ...children) {
    const element = Object.assign(document.createElement(tag), properties);
    element.append(...children);
    return element;
  }
  window.handbook.make = make;

  // Said to screen readers, seen by nobody.
  let live;
  function announce(text) {
    live ??= document.body.appendChild(Object.assign(document.createElement("p"), { className: "vh", role: "status" }));
    live.textContent = text;
  }

  // Table of contents: the heading last passed.
  const entries = [...document.querySelectorAll(".side-nav .toc a")];
  if (entries.length) {
    const targets = entries.map((entry) => document.getElementById(decodeURIComponent(entry.hash.slice(1))));
    const mark = () => {
      let here = -1;
      targets.forEach((target, index) => { if (target && target.getBoundingClientRect().top < 140) here = index; });
      entries.forEach((entry, index) => {
        entry.classList.toggle("here", index === here);
        index === here ? entry.setAttribute("aria-current", "location") : entry.removeAttribute("aria-current");
      });
    };
    let queued = false;
    addEventListener("scroll", () => {
      if (!queued) { queued = true; requestAnimationFrame(() => { queued = false; mark(); }); }
    }, { passive: true });
    mark();
  }
  document.querySelector(".side-nav .current")?.scrollIntoView({ block: "nearest" });

  // Keyboard.
  const help = () => {
    let dialog = document.getElementById("help");
    if (!dialog) {
      const keys = [["/", "search"], ["j", "next page, or next card"], ["k", "previous page, or previous card"], ["t", "light or dark"], ["?", "this help"]];
      dialog = make("dialog", { id: "help", ariaLabel: "Keyboard" }, make("h2", { textContent: "Keyboard" }),
        make("dl", {}, ...keys.map(([key, meaning]) => make("div", {}, make("dt", {}, make("kbd", { textContent: key })), make("dd", { textContent: meaning })))),
        make("form", { method: "dialog" }, make("button", { className: "btn", textContent: "Close" })));
      document.body.append(dialog);
    }
    dialog.open ? dialog.close() : dialog.showModal();
  };
  const move = (step) => {
    const link = document.querySelector(`.pager a[rel="${step > 0 ? "next" : "prev"}"]`);
    if (link) return link.click();
    const cards = [...document.querySelectorAll(".card:not([hidden]) .card-title")];
    if (!cards.length || document.querySelector(".pager")) return;
    const at = cards.indexOf(document.activeElement);
    cards[at < 0 ? (step > 0 ? 0 : cards.length - 1) : Math.min(cards.length - 1, Math.max(0, at + step))].focus();
  };
  addEventListener("keydown", (event) => {
    if (event.defaultPrevented || event.ctrlKey || event.metaKey || event.altKey) return;
    if (event.target.closest?.("input:not([type=checkbox]), textarea, select, [contenteditable]")) return;
    const action = { "/": () => document.querySelector(".find input")?.focus(), j: () => move(1), k: () => move(-1), t: switchTheme, "?": help }[event.key];
    if (action) { event.preventDefault(); action(); }
  });

  // Offline after the first visit.
  if ("serviceWorker" in navigator && location.protocol.startsWith("http")) {
    addEventListener("load", () => navigator.serviceWorker.register(`${root}sw.js`).catch(() => {}));
  }
})();
