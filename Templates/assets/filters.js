// Filters of the list of all rules; the address is the state, so it can be shared and gone back to.
(() => {
  const { announce, search } = window.handbook;
  const form = document.getElementById("filters");
  const cards = [...document.querySelectorAll("#rules > .card")].map((element) => ({
    element, path: element.querySelector(".card-title").getAttribute("href").replace(/^(\.\.\/)+/, ""),
    impact: [element.dataset.impact], section: [element.dataset.section],
    tag: element.dataset.tag.split(" "), why: element.dataset.why.split(" "), ios: element.dataset.ios,
  }));
  const boxes = [...form.querySelectorAll("input[type=checkbox]")];
  const words = document.getElementById("words");
  const nearest = document.getElementById("nearest");
  // Rules that have the words asked for, best first, by path; nothing where none are.
  let found;
  const keys = [...new Set(boxes.map((box) => box.name))];
  form.classList.add("live");
  for (const box of boxes) box.disabled = false;
  words.closest("fieldset").hidden = false;
  // With the switches working, names are labels, not links.
  for (const link of form.querySelectorAll("a")) link.replaceWith(...link.childNodes);

  // Browsers that cannot show a closed fold on wide screens.
  if (matchMedia("(min-width: 56rem)").matches) form.closest("details").open = true;

  const newer = (a, b) => {
    const [x, y] = [a, b].map((text) => text.split(".").map(Number));
    return x[0] - y[0] || (x[1] ?? 0) - (y[1] ?? 0);
  };
  const fits = (card, key, values) => {
    if (found && !found.has(card.path)) return false;
    if (!values.length) return true;
    // A rule without a computed minimum works everywhere as far as known.
    if (key === "ios") return values.some((value) => !card.ios || newer(card.ios, value) <= 0);
    return values.some((value) => card[key].includes(value));
  };
  const chosen = (params) => Object.fromEntries(keys.map((key) => [key, (params.get(key) ?? "").split(",").filter(Boolean)]));

  const apply = () => {
    const params = new URLSearchParams(location.search);
    const filters = chosen(params);
    for (const box of boxes) box.checked = filters[box.name].includes(box.value);
    let shown = 0;
    for (const card of cards) {
      const visible = keys.every((key) => fits(card, key, filters[key]));
      card.element.hidden = !visible;
      if (visible) shown += 1;
    }
    // How many each choice would leave, given the other groups.
    for (const box of boxes) {
      const count = cards.filter((card) => keys.every((key) => fits(card, key, key === box.name ? [box.value] : filters[key]))).length;
      box.closest("label").querySelector(".count").textContent = count;
    }
    const active = found || keys.some((key) => filters[key].length);
    document.getElementById("shown").textContent = active ? `${shown} of ${cards.length}` : cards.length;
    document.getElementById("none").hidden = shown > 0;
    return shown;
  };
  // Rules with all of the words; where there are none, those that lack least.
  const applyWords = async () => {
    const query = new URLSearchParams(location.search).get("words") ?? "";
    if (words.value.trim() !== query) words.value = query;
    const ranked = query && await search.ask("pages", query);
    if (query !== (new URLSearchParams(location.search).get("words") ?? "")) return;
    const rules = new Set(cards.map(({ path }) => path));
    const of = ranked ? ranked.filter(({ path }) => rules.has(path)) : [];
    const least = Math.min(...of.map(({ without }) => without.length));
    const kept = of.filter(({ without }) => without.length === least);
    found = ranked ? new Map(kept.map(({ path }, at) => [path, at])) : undefined;
    nearest.hidden = !(kept.length && least > 0);
    nearest.textContent = nearest.hidden ? "" : `No rule has all of these words. Without: ${[...new Set(kept.flatMap(({ without }) => without))].join(", ")}`;
    const order = found ? [...cards].sort((a, b) => (found.get(a.path) ?? Infinity) - (found.get(b.path) ?? Infinity)) : cards;
    document.getElementById("rules").append(...order.map(({ element }) => element));
    return apply();
  };
  let saying;
  words.addEventListener("input", async () => {
    const params = new URLSearchParams(location.search), query = words.value.trim();
    query ? params.set("words", query) : params.delete("words");
    history.replaceState(null, "", params.size ? `?${params}` : location.pathname);
    const shown = await applyWords();
    clearTimeout(saying);
    if (shown !== undefined) saying = setTimeout(() => announce(`${shown} rules`), 300);
  });
  form.addEventListener("change", ({ target }) => {
    if (target === words) return;
    const params = new URLSearchParams(location.search);
    for (const key of keys) {
      const values = boxes.filter((box) => box.name === key && box.checked).map((box) => box.value);
      values.length ? params.set(key, values.join(",")) : params.delete(key);
    }
    const query = params.toString().replaceAll("%2C", ",");
    history.pushState(null, "", query ? `?${query}` : location.pathname);
    announce(`${apply()} rules`);
  });
  form.addEventListener("submit", (event) => event.preventDefault());
  // Switches at once, words when they are answered.
  addEventListener("popstate", () => { apply(); applyWords(); });
  applyWords();
})();
