// The devices of a comparison, to be used: what the model was found to do, state by state.
// Pages tell what was found without this file.
(() => {
  const { root, make, announce } = window.handbook;
  const isStill = matchMedia("(prefers-reduced-motion: reduce)");
  const pause = () => new Promise((done) => setTimeout(done, 700));
  const taps = (count) => `${count} ${count === 1 ? "tap" : "taps"}`;

  // A script, so that it loads from file:// too; ExploredStates.swift says what is in it.
  let loading;
  const load = (path) => loading ??= new Promise((resolve, reject) => {
    window.handbook.explored = resolve;
    document.head.append(make("script", { src: root + path, onerror: reject }));
  });

  // Where the controls of each kind are drawn, and what they are called.
  const places = { element: ".elements > li", tab: ".tabbar > li", back: ".backbtn", sheet: ".layer-kind" };
  const labelOf = (element) => element.matches("li") ? (element.querySelector(".use") ?? element).firstChild?.data?.trim() : undefined;

  const setUp = (panel) => {
    // A trail is a list of actions, by their numbers; all that is shown follows from it.
    let lines, notes, actions, sides, trail = [], turn = 0;
    const button = (textContent, act, className = "btn") => {
      const made = make("button", { type: "button", className, textContent });
      made.addEventListener("click", act);
      return made;
    };
    const control = (action, text, className) => {
      const made = button(text, () => use([...trail, action]), className);
      made.dataset.action = action;
      return made;
    };
    const done = make("ol", { className: "trail", ariaLabel: "Done so far" });
    const hint = make("p", { className: "hint" });
    const undo = button("Undo", () => use(trail.slice(0, -1))), reset = button("Start again", () => use([]));
    const devices = make("div", { className: "live-sides" });
    const others = make("div", { className: "others", role: "group", ariaLabel: "Other actions" });
    const area = make("div", { className: "live", hidden: true },
      make("div", { className: "live-head" }, hint, done, undo, reset), devices, others);

    // ---- what was found ----
    const html = (numbers) => numbers.map((number) => lines[number]).join("\n");
    const refusal = (side, state, action) => {
      const [text, place, label] = actions[action];
      const drawn = make("div", { innerHTML: html(side.views[side.states[state]]) });
      if (drawn.querySelector(".crash")) return "The app has ended";
      if (side.open.includes(state)) return "";
      if (place === "back") return "No way back here";
      if (place === "sheet") return "No sheet to swipe down here";
      if (!label) return `Not possible here: ${text}`;
      const isDrawn = [...drawn.querySelectorAll(".front li")].some((element) => labelOf(element) === label?.trim());
      return isDrawn ? `“${label}” cannot be used here` : `No “${label}” here`;
    };
    // Where the trail leads on a side, and what its last action made it say.
    const follow = (side) => {
      let before, edge = [, 0, side.start];
      for (const action of trail) {
        before = edge ? edge[1] : before;
        edge = side.edges[before].find(([own]) => own === action);
      }
      side.state = edge ? edge[1] : before;
      side.said.innerHTML = edge ? html(notes[edge[2]]) : "";
      const why = [!edge && refusal(side, before, trail.at(-1)), side.open.includes(side.state) && `Not explored further: ${taps(side.reach)}`];
      side.said.append(...why.filter(Boolean).map((textContent) => make("p", { className: "console print", textContent })));
    };

    // ---- what is shown ----
    const draw = ({ device, name, views, states, edges, state }) => {
      device.innerHTML = html(views[states[state]]);
      const front = device.querySelector(".front");
      const titles = [".navbar", ".viewname"].map((part) => front?.querySelector(part)?.textContent.trim());
      device.ariaLabel = [name, ...titles].filter(Boolean).join(", ");
      for (const [action] of edges[state]) {
        const [, place, label, number = 1] = actions[action];
        if (!place) continue;
        const named = [...front.querySelectorAll(places[place])].filter((element) => labelOf(element) === label?.trim());
        const controls = named.filter((element) => !element.matches(".text"));
        const element = (controls[0] ? controls : named)[number - 1];
        if (!element) continue;
        // It keeps its look: what is in it becomes a button.
        const made = control(action, "", "use");
        made.append(...element.childNodes);
        if (place === "back") made.ariaLabel = "Back";
        if (place === "sheet") made.ariaLabel = `${made.textContent}: swipe down`;
        element.removeAttribute("aria-hidden");
        element.append(made);
      }
    };
    const show = () => {
      const { activeElement } = document, held = activeElement?.closest(".holder, .others");
      for (const side of sides) { follow(side); draw(side); }
      hint.textContent = trail.length ? "" : sides[1] ? "Use one device: the other does the same." : "Use the device.";
      done.replaceChildren(...trail.map((action) => make("li", {}, make("code", { textContent: actions[action][0] }))));
      undo.disabled = reset.disabled = !trail.length;
      const possible = [...new Set(sides.flatMap(({ edges, state }) => edges[state].map(([action]) => action)))].sort((a, b) => a - b);
      const rest = possible.filter((action) => !devices.querySelector(`[data-action="${action}"]`));
      others.replaceChildren(...rest.map((action) => control(action, actions[action][0])));
      // Focus stays on the control that was used, or near it.
      const kept = held?.querySelector(`[data-action="${activeElement.dataset.action}"]`);
      const near = held === others || activeElement?.disabled ? sides[0].device : held;
      (kept ?? near)?.focus({ preventScroll: true });
    };
    const to = (next) => {
      trail = next;
      show();
      // The address keeps the trail: #explored-1&tap%20%22Books%22&back
      const parts = [panel.id, ...trail.map((action) => actions[action][0])];
      history.replaceState(null, "", `#${parts.map(encodeURIComponent).join("&")}`);
      announce(sides.map(({ device, said }) => `${device.ariaLabel}. ${said.textContent.trim()}`).join(" "));
    };
    const use = (next) => { turn += 1; to(next); };

    // ---- opening and playing ----
    const open = async () => {
      start.textContent = title;
      try {
        const states = await load(panel.dataset.states);
        if (!sides) {
          ({ lines, notes } = states);
          ({ actions, sides } = states.of[panel.id]);
          for (const side of sides) {
            side.device = make("div", { className: "holder", tabIndex: -1, role: "group" });
            side.said = make("div", { className: "step-notes" });
            const head = side.name ? [make("p", {}, make("b", { textContent: side.name }))] : [];
            devices.append(make("div", { className: `live-side ${side.role}` }, ...head, side.device, side.said));
            swipes(side);
          }
        }
        area.hidden = false;
        start.textContent = "Close";
        start.ariaExpanded = "true";
      } catch {
        loading = null;
        start.textContent = "It did not load: try again";
      }
      return !area.hidden;
    };
    const close = () => {
      turn += 1;
      area.hidden = true;
      start.textContent = title;
      start.ariaExpanded = "false";
    };
    const numbers = (texts) => texts.map((text) => actions.findIndex(([own]) => own === text));
    const play = async (texts) => {
      if (!await open()) return;
      const mine = ++turn, whole = numbers(texts);
      to(isStill.matches ? whole : []);
      area.scrollIntoView({ block: "nearest" });
      while (trail.length < whole.length) {
        const action = whole[trail.length];
        await pause();
        if (mine !== turn) return;
        for (const made of area.querySelectorAll(`[data-action="${action}"]`)) made.classList.add("tapped");
        await pause();
        if (mine !== turn) return;
        to([...trail, action]);
      }
    };
    // A finger goes back from left to right, and pulls a sheet down by its edge.
    const swipes = ({ device }) => {
      let from;
      device.addEventListener("pointerdown", (event) => { from = event; });
      device.addEventListener("pointerup", (event) => {
        const right = event.clientX - from?.clientX, down = event.clientY - from?.clientY;
        const place = right > 40 && right > 2 * Math.abs(down) ? "back" : down > 20 && down > 2 * Math.abs(right) ? "sheet" : "";
        if (event.pointerType === "touch" && place) device.querySelector(`${places[place]} > .use`)?.click();
      });
    };
    // The address of a trail that somebody sent.
    const openAddress = async () => {
      let parts = [];
      try { parts = location.hash.slice(1).split("&").map(decodeURIComponent); } catch {}
      if (parts[0] !== panel.id || parts.length < 2 || !await open()) return;
      const known = numbers(parts.slice(1));
      const lost = known.indexOf(-1);
      use(lost < 0 ? known : known.slice(0, lost));
      if (lost >= 0) hint.textContent = "The rest of the trail in the address is not known here.";
      panel.scrollIntoView();
    };

    const title = panel.querySelectorAll(".extent").length > 1 ? "Try both sides" : "Try it";
    const start = button(title, async () => area.hidden ? await open() && use([]) : close());
    start.ariaExpanded = "false";
    panel.querySelector(".explored-head").append(start);
    for (const found of panel.querySelectorAll(".found")) {
      const codes = [...found.querySelectorAll(".trail code")].map((code) => code.textContent);
      if (codes.length) found.append(button(found.matches(".claim") ? "Show me" : "Show me the difference", () => play(codes)));
    }
    panel.append(area);
    addEventListener("hashchange", openAddress);
    openAddress();
  };
  document.querySelectorAll(".explored").forEach(setUp);
})();
