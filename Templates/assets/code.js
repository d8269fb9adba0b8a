// Code: copy, wrap, comparison modes, step-through. The page shows everything without it.
(() => {
  const { make, store, announce } = window.handbook;

  // Copy without line numbers, marks and diagnostics.
  const textOf = (pre) => {
    const lines = pre.querySelectorAll(".l");
    return lines.length ? [...lines].map((line) => line.textContent).join("") : pre.textContent;
  };
  const copyButton = (pre, label) => {
    const button = make("button", { className: "btn copy", type: "button", textContent: "Copy" });
    if (label) button.ariaLabel = `Copy ${label}`;
    button.addEventListener("click", async () => {
      const text = textOf(pre);
      try {
        await navigator.clipboard.writeText(text);
      } catch {
        // From file:// there may be no clipboard interface.
        const area = make("textarea", { value: text, className: "vh" });
        document.body.append(area);
        area.select();
        document.execCommand("copy");
        area.remove();
      }
      button.textContent = "Copied";
      announce("Copied");
      setTimeout(() => { button.textContent = "Copy"; }, 1600);
    });
    return button;
  };
  for (const figure of document.querySelectorAll(".code")) {
    const side = figure.classList.contains("bad") ? "incorrect code" : figure.classList.contains("good") ? "correct code" : "code";
    figure.querySelector(".bar").append(copyButton(figure.querySelector("pre"), side));
  }
  for (const details of document.querySelectorAll(".program")) {
    details.querySelector("summary").after(copyButton(details.querySelector("pre"), "the whole program"));
  }

  // Comparison modes, the same on every page.
  const comparisons = [...document.querySelectorAll(".cmp.paired")];
  const state = { mode: store.get("compare-mode") ?? "sides", view: store.get("compare-view") ?? "all", wrap: store.get("wrap") ?? "on" };

  // Both sides in one column: what goes, then what comes, around what stays.
  const unified = (comparison) => {
    const holder = make("div", { className: "unified" });
    const sides = [...comparison.querySelectorAll(".side.paired")];
    const left = sides.find((side) => side.classList.contains("bad"));
    const right = sides.find((side) => side.classList.contains("good"));
    const codes = (side) => [...side.querySelectorAll(":scope > .code.compared > pre")];
    const rights = codes(right);
    codes(left).forEach((pre, index) => {
      if (!rights[index]) return;
      const rows = (from) => [...from.querySelector("code").children];
      const [a, b] = [rows(pre), rows(rights[index])];
      const code = make("code", {});
      let going = [], coming = [];
      const flush = () => { code.append(...going, ...coming); going = []; coming = []; };
      const clone = (row, kind) => {
        const copy = row.cloneNode(true);
        copy.removeAttribute("id");
        if (kind) copy.classList.add(kind);
        return copy;
      };
      a.forEach((row, at) => {
        const other = b[at];
        const isLine = row.matches(".l"), otherIsLine = other?.matches(".l");
        if (isLine && otherIsLine && !row.matches(".ch, .bad, .good") && !other.matches(".ch, .bad, .good")) {
          flush();
          code.append(clone(other));
          return;
        }
        if (!row.matches(".x")) going.push(clone(row, "gone"));
        if (other && !other.matches(".x")) coming.push(clone(other, "new"));
      });
      flush();
      const both = make("pre", {}, code);
      if ("names" in pre.dataset) both.dataset.names = "";
      holder.append(make("figure", { className: "code compared" }, both));
    });
    return holder;
  };

  const apply = () => {
    document.documentElement.dataset.wrap = state.wrap;
    for (const pre of document.querySelectorAll(".code > pre")) {
      state.wrap === "off" || "names" in pre.dataset ? pre.setAttribute("tabindex", "0") : pre.removeAttribute("tabindex");
    }
    for (const comparison of comparisons) {
      comparison.dataset.mode = state.mode;
      comparison.dataset.view = state.view;
      if (state.mode === "unified" && !comparison.querySelector(".unified")) {
        comparison.querySelector(".sides").before(unified(comparison));
      }
      for (const button of comparison.querySelectorAll(".cmp-tools .btn")) {
        button.ariaPressed = String(state[button.dataset.key] === button.dataset.on);
      }
    }
    for (const button of document.querySelectorAll(".bar .wrap")) button.ariaPressed = String(state.wrap === "on");
  };
  const toggle = (key, on, off, label) => {
    const button = make("button", { className: "btn", type: "button", textContent: label });
    button.dataset.key = key;
    button.dataset.on = on;
    button.addEventListener("click", () => {
      const top = button.getBoundingClientRect().top;
      state[key] = state[key] === on ? off : on;
      store.set(key === "wrap" ? "wrap" : `compare-${key}`, state[key]);
      apply();
      scrollBy({ top: button.getBoundingClientRect().top - top, behavior: "instant" });
    });
    return button;
  };
  for (const comparison of comparisons) {
    comparison.querySelector(".cmp-tools").append(
      toggle("mode", "unified", "sides", "Unified"), toggle("view", "changes", "all", "Changes only"), toggle("wrap", "on", "off", "Wrap lines"));
  }
  apply();

  // Step-through: one step at a time; all of them in print and without script.
  for (const run of document.querySelectorAll(".run")) {
    const steps = [...run.querySelectorAll(".step")];
    if (steps.length < 2) continue;
    let at = 0;
    const count = make("span", { className: "run-count" });
    const go = (to) => {
      at = Math.min(steps.length - 1, Math.max(0, to));
      steps.forEach((step, index) => step.classList.toggle("on", index === at));
      count.textContent = `${at + 1} of ${steps.length}`;
      back.disabled = at === 0;
      forward.disabled = at === steps.length - 1;
    };
    const button = (text, step) => {
      const made = make("button", { className: "btn", type: "button", textContent: text });
      made.addEventListener("click", () => { go(at + step); announce(`Step ${at + 1}: ${steps[at].querySelector(".action").textContent.trim()}`); });
      return made;
    };
    const back = button("Back", -1), forward = button("Next step", 1);
    const all = make("button", { className: "btn", type: "button", textContent: "One at a time", ariaPressed: "false" });
    all.addEventListener("click", () => {
      const stepping = run.classList.toggle("stepping");
      all.ariaPressed = String(stepping);
      for (const control of [back, forward, count]) control.hidden = !stepping;
      if (stepping) go(0);
    });
    for (const control of [back, forward, count]) control.hidden = true;
    const tools = make("div", { className: "run-tools" }, back, count, forward, all);
    tools.addEventListener("keydown", (event) => {
      if (!run.classList.contains("stepping")) return;
      const step = { ArrowLeft: -1, ArrowRight: 1 }[event.key];
      if (step) { event.preventDefault(); go(at + step); }
    });
    run.querySelector(".run-head").append(tools);
  }
})();
