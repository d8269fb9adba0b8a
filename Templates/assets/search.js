// The search field and the list below it; answers.js finds what is listed.
(() => {
  const { root, make } = window.handbook;

  // Answers come from a worker, so that typing waits for nothing; from file://, which has no workers, from the page.
  const place = `${root}assets/answers.js`;
  const inWorker = () => {
    const worker = new Worker(place), waiting = new Map();
    let count = 0;
    const give = (number, answer) => { waiting.get(number)(answer); waiting.delete(number); };
    worker.onmessage = ({ data: [number, answer] }) => give(number, answer);
    // Where it could not be loaded, the next question tries again.
    worker.onerror = () => { asking = undefined; for (const number of waiting.keys()) give(number); };
    return (name, text) => new Promise((resolve) => { waiting.set(count, resolve); worker.postMessage([count++, name, text]); });
  };
  const inPage = () => {
    const loading = new Promise((resolve, reject) => document.head.append(make("script", { src: place, onload: resolve, onerror: reject })));
    return (name, text) => loading.then(() => window.handbook.answer(name, text), () => { asking = undefined; });
  };
  let asking;
  const ask = (name, text) => (asking ??= location.protocol === "file:" ? inPage() : inWorker())(name, text);
  window.handbook.search = { ask };

  const attach = (form) => {
    const input = form.querySelector("input");
    const list = make("div", { className: "results", id: form.closest(".top") ? "results-top" : "results", hidden: true });
    // The list itself scrolls: it is what the field controls.
    const box = make("div", { className: "results-list", id: `${list.id}-list`, role: "listbox", ariaLabel: "Results" });
    list.append(make("p", {}), box);
    form.append(list);
    Object.entries({ role: "combobox", "aria-expanded": "false", "aria-controls": `${list.id}-list`, "aria-autocomplete": "list" }).forEach(([key, value]) => input.setAttribute(key, value));
    // What each row says.
    const keys = [];
    const element = ({ path, title, kind, where, without }, at) => {
      const parts = (marked) => marked.map((text, number) => (number % 2 ? make("mark", { textContent: text }) : text));
      const link = make("a", { className: "result", href: root + path, id: `${list.id}-${at}`, tabIndex: -1, role: "option", ariaSelected: "false" },
        make("span", { className: "row" }, make("span", {}, ...parts(title)), make("span", { className: "where", textContent: kind })));
      if (where[0] || where.length > 1) link.append(make("span", { className: "where" }, make("span", {}, ...parts(where))));
      if (without) link.append(make("span", { className: "without", textContent: without }));
      return link;
    };
    let selected = -1, turn = 0;
    const options = () => [...list.querySelectorAll(".result")];
    // The question is in the address while its answers are open, so that they can be shared and gone back to.
    const keep = (query) => {
      const address = new URL(location.href);
      query ? address.searchParams.set("q", query) : address.searchParams.delete("q");
      if (address.href !== location.href) try { history.replaceState(history.state, "", address); } catch {}
    };
    const close = () => {
      turn += 1;
      if (!list.hidden) afterwards(() => keep(""));
      list.hidden = true;
      input.setAttribute("aria-expanded", "false");
      input.removeAttribute("aria-activedescendant");
      selected = -1;
    };
    const select = (to) => {
      const all = options();
      if (!all.length) return;
      selected = (to + all.length) % all.length;
      all.forEach((option, at) => option.setAttribute("aria-selected", String(at === selected)));
      all[selected].scrollIntoView({ block: "nearest" });
      input.setAttribute("aria-activedescendant", all[selected].id);
    };
    // When the reader pauses: screen readers would stumble over every letter, and browsers over so many addresses.
    let pausing;
    const afterwards = (act) => { clearTimeout(pausing); pausing = setTimeout(act, 300); };
    const show = async () => {
      const query = input.value.trim(), own = turn += 1;
      if (!query) return close();
      const found = await ask("find", input.value.trimStart());
      if (own !== turn) return;
      if (!found) return close();
      const { said } = found, isFound = found.rows.length > 0;
      // Where nothing is near, the lists to look through.
      const lists = () => [...document.querySelectorAll(".mainnav a")].map((link) => ({ path: link.getAttribute("href").slice(root.length), title: [link.textContent], kind: "All of them", where: [""] }));
      const rows = isFound ? found.rows : lists();
      const head = make("p", { className: "results-head" });
      head.append(make("b", { textContent: said }), isFound ? "" : ". Try other words, or look through these lists.");
      // Rows that say what they said before stay: most letters change few.
      box.scrollTop = 0;
      rows.forEach((row, at) => {
        const key = JSON.stringify(row), old = box.children[at];
        if (old && keys[at] === key) return old.ariaSelected = "false";
        keys[at] = key;
        old ? old.replaceWith(element(row, at)) : box.append(element(row, at));
      });
      while (box.children.length > rows.length) box.lastChild.remove();
      list.firstChild.replaceWith(head);
      list.hidden = false;
      input.setAttribute("aria-expanded", "true");
      input.removeAttribute("aria-activedescendant");
      selected = -1;
      afterwards(() => { keep(query); window.handbook.announce(`${said}. ${found.rows.length} listed`); });
    };
    // Whoever goes back finds the answers again.
    list.addEventListener("click", () => { clearTimeout(pausing); keep(input.value.trim()); });
    // A list is laid out before the first letter, and never seen: the browser finds its styles and fonts then.
    const prepare = () => {
      if (box.firstChild || !list.hidden) return;
      box.append(element({ path: "", title: ["Title ", "of", " a page"], kind: "Kind", where: ["What is found there"], without: "without: words" }, 0));
      list.hidden = false;
      list.getBoundingClientRect();
      list.hidden = true;
      box.replaceChildren();
    };
    input.addEventListener("focus", () => { ask("prepare").then(prepare); if (input.value.trim()) show(); });
    input.addEventListener("input", show);
    input.addEventListener("keydown", (event) => {
      if (event.key === "Escape") { list.hidden ? input.blur() : close(); event.preventDefault(); }
      if (list.hidden) return;
      if (event.key === "ArrowDown") { select(selected + 1); event.preventDefault(); }
      if (event.key === "ArrowUp") { select(selected - 1); event.preventDefault(); }
    });
    form.addEventListener("submit", async (event) => {
      event.preventDefault();
      await show();
      options()[Math.max(0, selected)]?.click();
    });
    document.addEventListener("pointerdown", (event) => { if (!form.contains(event.target)) close(); });
    form.addEventListener("focusout", (event) => { if (!form.contains(event.relatedTarget)) close(); });
    return { input, show };
  };
  const fields = [...document.querySelectorAll("form.find")].map(attach);

  // A query in the address, as the form sends it where scripts load late.
  const asked = new URLSearchParams(location.search).get("q");
  if (asked && fields[0]) { fields[0].input.value = asked; fields[0].input.focus(); fields[0].show(); }
})();
