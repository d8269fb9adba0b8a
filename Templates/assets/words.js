// Names in code: point at one, tap it, or go there with the arrow keys, and a panel says what it is.
(() => {
  const { make, announce } = window.handbook;
  const address = document.currentScript.dataset.words;
  let data, loading, panel, shown, timer;

  // Everything is in a file of its own, loaded when somebody first asks.
  window.handbook.words = (meanings, blocks) => { data = { meanings, blocks }; };
  const load = () => loading ??= new Promise((done) => {
    document.head.append(make("script", { src: address, onload: done }));
  });

  // Puts a span around each name of a block that has a meaning.
  const name = /^`?[$\p{L}\p{N}_]+`?/u;
  const wrap = (line, column, meaning) => {
    const texts = document.createTreeWalker(line, NodeFilter.SHOW_TEXT);
    let start = 0;
    while (texts.nextNode()) {
      const text = texts.currentNode;
      if (column < start + text.length) {
        const found = name.exec(text.data.slice(column - start))?.[0];
        if (!found) return;
        const rest = text.splitText(column - start);
        rest.splitText(found.length);
        const span = make("span", { className: "w", role: "button", tabIndex: -1 });
        span.dataset.w = meaning;
        rest.replaceWith(span);
        span.append(rest);
        return;
      }
      start += text.length;
    }
  };
  const mark = async (pre) => {
    await load();
    for (const line of pre.querySelectorAll(".l")) {
      const place = /^#(.+)-L(\d+)$/.exec(line.querySelector(".n").hash);
      const row = place && data?.blocks[place[1]]?.[place[2]];
      if (!row || line.querySelector(".w")) continue;
      for (let at = 0; at < row.length; at += 2) wrap(line, row[at], row[at + 1]);
    }
  };

  // One panel, below the name or above it, never outside of the window.
  const hide = () => {
    clearTimeout(timer);
    if (!shown) return;
    shown.removeAttribute("aria-expanded");
    shown = undefined;
    panel.hidden = true;
  };
  const show = (word) => {
    clearTimeout(timer);
    if (shown === word) return;
    hide();
    panel ??= document.body.appendChild(make("div", { className: "word", role: "dialog", tabIndex: -1 }));
    panel.innerHTML = data.meanings[word.dataset.w];
    panel.ariaLabel = word.textContent;
    panel.hidden = false;
    shown = word;
    word.ariaExpanded = "true";
    const at = word.getClientRects()[0];
    const { offsetWidth: width, offsetHeight: height } = panel;
    const below = at.bottom + 6, above = at.top - height - 6;
    const top = below + height > innerHeight && above > 0 ? above : below;
    const left = Math.max(8, Math.min(at.left, document.documentElement.clientWidth - width - 8));
    panel.style.top = `${top + scrollY}px`;
    panel.style.left = `${left + scrollX}px`;
  };

  const wordAt = (target) => target.closest?.("pre[data-names] .w");
  const later = (action, wait) => { clearTimeout(timer); timer = setTimeout(action, wait); };
  document.addEventListener("pointerover", ({ target, pointerType, clientX, clientY }) => {
    if (pointerType !== "mouse") return;
    const pre = target.closest?.("pre[data-names]");
    if (pre && !data) mark(pre).then(() => { const word = wordAt(document.elementFromPoint(clientX, clientY) ?? pre); if (word) later(() => show(word), 200); });
    else if (pre && !wordAt(target)) mark(pre);
    const word = wordAt(target);
    if (word) later(() => show(word), 200);
    else if (panel?.contains(target)) clearTimeout(timer);
    else if (shown && !panel.contains(document.activeElement) && shown !== document.activeElement) later(hide, 300);
    else clearTimeout(timer);
  });
  document.addEventListener("click", async ({ target, clientX, clientY }) => {
    if (panel?.contains(target)) return target.closest("a") && hide();
    let word = wordAt(target);
    const pre = target.closest?.("pre[data-names]");
    if (!word && pre && String(getSelection()) === "") {
      await mark(pre);
      word = wordAt(document.elementFromPoint(clientX, clientY) ?? pre);
    }
    word ? show(word) : hide();
  });

  // A block is one stop of the Tab key; arrows go through its names, and Enter into the panel.
  const label = (pre) => { pre.setAttribute("role", "group"); pre.ariaLabel = "Code. Arrow keys go through its names."; };
  for (const pre of document.querySelectorAll("pre[data-names]")) label(pre);
  const go = (word) => {
    word.focus();
    word.scrollIntoView({ block: "nearest" });
    show(word);
    announce(panel.innerText);
  };
  document.addEventListener("keydown", async (event) => {
    const { key, target } = event;
    if (key === "Escape" && shown) {
      const word = shown, isInside = panel.contains(target);
      hide();
      if (isInside) word.focus();
      return;
    }
    if (event.ctrlKey || event.metaKey || event.altKey) return;
    if (panel?.contains(target) && key === "Tab") {
      const links = [...panel.querySelectorAll("a")];
      const next = links[links.indexOf(target) + (event.shiftKey ? -1 : 1)];
      event.preventDefault();
      if (next) return next.focus();
      shown.focus();
      return hide();
    }
    const pre = target.closest?.("pre[data-names]");
    if (!pre || target.closest("a")) return;
    const word = wordAt(target);
    if (word && (key === "Enter" || key === " ")) {
      event.preventDefault();
      show(word);
      return (panel.querySelector("a") ?? panel).focus();
    }
    if (!["ArrowRight", "ArrowLeft", "Home", "End"].includes(key)) return;
    event.preventDefault();
    await mark(pre);
    const words = [...pre.querySelectorAll(".w")].filter((one) => one.offsetParent);
    const at = words.indexOf(word);
    const to = { ArrowRight: at + 1, ArrowLeft: at < 0 ? words.length - 1 : at - 1, Home: 0, End: words.length - 1 }[key];
    if (words[to]) go(words[to]);
  });
  document.addEventListener("focusin", ({ target }) => {
    if (target.matches?.("pre[data-names]")) { label(target); mark(target); }
    if (shown && target !== shown && !panel.contains(target)) hide();
  });
})();
