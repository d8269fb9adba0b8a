// Filters of the list of all rules; the address is the state, so it can be shared and gone back to.
(() => {
  const { announce } = window.handbook;
  const form = document.getElementById("filters");
  const cards = [...document.querySelectorAll("#rules > .card")].map((element) => ({
    element,
    impact: [element.dataset.impact], section: [element.dataset.section],
    tag: element.dataset.tag.split(" "), why: element.dataset.why.split(" "), ios: element.dataset.ios,
  }));
  const boxes = [...form.querySelectorAll("input")];
  const keys = [...new Set(boxes.map((box) => box.name))];
  form.classList.add("live");
  for (const box of boxes) box.disabled = false;
  // With the switches working, names are labels, not links.
  for (const link of form.querySelectorAll("a")) link.replaceWith(...link.childNodes);

  // Browsers that cannot show a closed fold on wide screens.
  if (matchMedia("(min-width: 56rem)").matches) form.closest("details").open = true;

  const newer = (a, b) => {
    const [x, y] = [a, b].map((text) => text.split(".").map(Number));
    return x[0] - y[0] || (x[1] ?? 0) - (y[1] ?? 0);
  };
  const fits = (card, key, values) => {
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
    const active = keys.some((key) => filters[key].length);
    document.getElementById("shown").textContent = active ? `${shown} of ${cards.length}` : cards.length;
    document.getElementById("none").hidden = shown > 0;
    return shown;
  };
  form.addEventListener("change", () => {
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
  addEventListener("popstate", apply);
  apply();
})();
