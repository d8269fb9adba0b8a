// Search: words, API, symptoms, and console lines pasted as they are.
(() => {
  const { root, make } = window.handbook;
  let index, loading;

  // The index is a script, so that it loads from file:// too.
  window.handbook.index = (data) => {
    const terms = [];
    let last = "";
    for (const item of data.terms ? data.terms.split(" ") : []) {
      last = last.slice(0, parseInt(item[0], 36)) + item.slice(1);
      terms.push(last);
    }
    index = { ...data, terms, posts: [], patterns: data.messages.map(([text]) => pattern(text)) };
  };
  const script = (name) => new Promise((resolve, reject) => {
    document.head.append(make("script", { src: `${root}assets/${name}.js`, onload: resolve, onerror: reject }));
  });
  const load = () => loading ??= script("search-index");
  // Where each term occurs is in files of its own, loaded when a word needs them.
  window.handbook.posts = (first, lists) => lists.split(";").forEach((list, at) => { index.posts[first + at] = list; });
  const parts = [];
  const loadPosts = (terms) => Promise.all([...terms].map((term) => {
    const part = index.parts.findLastIndex((first) => first <= term);
    return parts[part] ??= script(`search-${part}`);
  }));

  // ---- words ----
  // Cut and folded as SearchWords.swift does it.
  const ignored = /[\u0300-\u036f\u0640\u064b-\u065f\u0670\u00ad\u200b-\u200d]/g;
  const plain = (text) => text.normalize("NFKD").replace(ignored, "").normalize("NFC").toLowerCase().replace(/ß/g, "ss").replace(/ς/g, "σ");
  const unspaced = "[\\u0e00-\\u0eff\\u1000-\\u109f\\u1780-\\u17ff\\u3040-\\u30ff\\u3100-\\u312f\\u31f0-\\u31ff\\u3400-\\u4dbf\\u4e00-\\u9fff\\uf900-\\ufaff\\u{20000}-\\u{3ffff}]";
  const isUnspaced = new RegExp(`^${unspaced}`, "u");
  const part = "[\\p{L}\\p{M}\\p{N}]";
  const cut = new RegExp(`(?:(?=${unspaced})${part})+|(?:(?!${unspaced})${part}){2,}`, "gu");
  const wordsOf = (text) => (plain(text).match(cut) ?? []).flatMap((word) => {
    const letters = isUnspaced.test(word) ? [...word] : [];
    return letters.length > 2 ? letters.slice(1).map((letter, at) => letters[at] + letter) : [word];
  });
  const firstAtLeast = (terms, word) => {
    let low = 0, high = terms.length;
    while (low < high) { const middle = (low + high) >> 1; terms[middle] < word ? low = middle + 1 : high = middle; }
    return low;
  };
  // Damerau-Levenshtein, given up above the limit.
  const distance = (a, b, limit) => {
    if (Math.abs(a.length - b.length) > limit) return limit + 1;
    let before, previous = Array.from({ length: b.length + 1 }, (_, i) => i);
    for (let i = 1; i <= a.length; i++) {
      const current = [i];
      let least = i;
      for (let j = 1; j <= b.length; j++) {
        let cost = Math.min(previous[j] + 1, current[j - 1] + 1, previous[j - 1] + (a[i - 1] === b[j - 1] ? 0 : 1));
        if (i > 1 && j > 1 && a[i - 1] === b[j - 2] && a[i - 2] === b[j - 1]) cost = Math.min(cost, before[j - 2] + 1);
        current.push(cost);
        least = Math.min(least, cost);
      }
      if (least > limit) return limit + 1;
      [before, previous] = [previous, current];
    }
    return previous[b.length];
  };
  // Terms meant by a word, with how well: itself, what it begins, else what it nearly is.
  const meant = (word) => {
    const found = new Map();
    for (let at = firstAtLeast(index.terms, word); at < index.terms.length && index.terms[at].startsWith(word); at++) {
      found.set(at, index.terms[at] === word ? 1 : 0.45 + 0.4 * word.length / index.terms[at].length);
    }
    if (!found.size && word.length > 3) {
      const limit = word.length > 7 ? 2 : 1;
      index.terms.forEach((term, at) => {
        const head = term.length > word.length + limit ? term.slice(0, word.length) : term;
        const d = distance(word, head, limit);
        if (d <= limit) found.set(at, (head === term ? 0.5 : 0.3) / d);
      });
    }
    return found;
  };
  const searchWords = async (query) => {
    const meanings = wordsOf(query).map(meant);
    await loadPosts(new Set(meanings.flatMap((meaning) => [...meaning.keys()])));
    let scores;
    for (const meaning of meanings) {
      const pages = new Map();
      for (const [term, quality] of meaning) {
        let page = 0;
        for (const post of index.posts[term].split(",")) {
          const [, step, weight, place] = post.match(/^([0-9a-z]+)([A-Z])([0-9a-z]*)$/);
          page += parseInt(step, 36);
          const score = (weight.charCodeAt(0) - 64) * quality;
          const known = pages.get(page);
          if (!known || known.score < score) pages.set(page, { score, place: parseInt(place || "0", 36), weight: weight.charCodeAt(0) - 64 });
        }
      }
      // Every word must be there; the heaviest says where.
      if (!scores) { scores = pages; continue; }
      for (const [page, known] of scores) {
        const other = pages.get(page);
        if (!other) { scores.delete(page); continue; }
        scores.set(page, { score: known.score + other.score, place: known.weight >= other.weight && known.place ? known.place : other.place || known.place, weight: Math.max(known.weight, other.weight) });
      }
    }
    return [...(scores ?? [])].map(([page, { score, place }]) => ({ page, place, score: score * (1 + index.pages[page][2] / 60) }))
      .sort((a, b) => b.score - a.score || a.page - b.page);
  };

  // ---- console lines ----
  // Quotes folded; dates, process, thread, file and line, addresses and categories taken off.
  const folded = (line) => line
    .replace(/[“”„«»‘’‚`´"']/g, "")
    .replace(/^\s*(?:\d{4}-\d\d-\d\d[ T])?\d\d:\d\d:\d\d(?:[.,]\d+)?(?:\s?[+-]\d{4})?\s+/, "")
    .replace(/^\s*(?:default|error|fault|info)\s+/i, "")
    .replace(/^\s*[\w.() -]+\[\d+(?::\w+)?\]\s*/, "")
    .replace(/^\s*Thread \d+:\s*/, "")
    .replace(/\[[A-Za-z .]+\]\s*/g, "")
    .replace(/\S+\.swift:(?:\d+|[XN]):\s*/g, "")
    .replace(/0x[0-9a-f]+…?/gi, "X")
    .replace(/<\s*([\w.]+):?\s*X\s*>/g, "X")
    .toLowerCase();
  const pattern = (text) => folded(text.replaceAll("0x…", "0x0")).split(/[^\p{L}\p{N}_]+/u).filter(Boolean)
    .map((word) => (/^[xyzwn]$/.test(word) ? null : word));
  // Share of a message's words found in the line, in order; types between them may be anything.
  const likeness = (words, line) => {
    const literal = words.filter(Boolean);
    let at = 0, hits = 0;
    for (const word of literal) {
      const next = line.indexOf(word, at);
      if (next >= 0 && next - at < 12) { hits += 1; at = next + 1; }
    }
    return { ofMessage: hits / literal.length, ofLine: hits / line.length, hits };
  };
  const searchMessages = (query) => {
    const line = folded(query).split(/[^\p{L}\p{N}_]+/u).filter(Boolean);
    if (line.length < 4) return [];
    return index.patterns.map((words, at) => ({ at, ...likeness(words, line) }))
      .filter(({ ofMessage, ofLine, hits }) => hits >= 4 && (ofMessage >= 0.6 || ofLine >= 0.75))
      .sort((a, b) => b.ofMessage + b.ofLine - a.ofMessage - a.ofLine);
  };
  const searchSymptoms = (query) => {
    const words = wordsOf(query).filter((word) => word.length > 2 || isUnspaced.test(word));
    if (words.length < 2) return [];
    return index.symptoms.map(([text], at) => {
      const known = wordsOf(text);
      const hits = words.filter((word) => known.some((other) => other === word || (word.length > 3 && (other.startsWith(word) || word.startsWith(other) && other.length > 3)))).length;
      return { at, score: hits / words.length };
    }).filter(({ score }) => score >= 0.6).sort((a, b) => b.score - a.score).slice(0, 4);
  };

  // Terms called so, and terms whose name begins so; else what is nearly called so.
  const searchGlossary = (query) => {
    const asked = plain(query).trim();
    const fitting = (fits) => index.glossary.filter(([name, , , others]) => [name, ...others].some((other) => fits(plain(other))))
      .map(([name, path, definition]) => ({ title: name, href: root + path, kind: "Glossary", where: definition }));
    const exact = fitting((name) => name === asked);
    const begun = asked.length > 2 ? fitting((name) => name.startsWith(asked)) : [];
    if (exact.length || begun.length || asked.length < 5) return { exact, begun };
    return { exact, begun: fitting((name) => distance(asked, name, asked.length > 7 ? 2 : 1) <= (asked.length > 7 ? 2 : 1)) };
  };

  // ---- results ----
  const pageResult = (page, place) => {
    const [title, path, , section, summary, places] = index.pages[page];
    const where = place ? places[(place - 1) * 2] : "";
    const anchor = place ? `#${places[(place - 1) * 2 + 1]}` : "";
    return { title, href: root + path + anchor, kind: section < 0 ? "Guide" : index.sections[section], where: where || summary };
  };
  const find = async (query) => {
    const messages = searchMessages(query).slice(0, 3);
    if (messages.length) {
      const results = messages.flatMap(({ at }) => index.messages[at][2].map((page) => ({ ...pageResult(page), where: index.messages[at][0] })));
      return { said: "Console message recognised", results: unique(results) };
    }
    const symbols = index.symbols.filter(([name]) => query.length > 2 && name.toLowerCase().replace(/^.*\.(?=\w)/, "").split("(")[0] === query.trim().toLowerCase().replace(/^\./, "").split("(")[0])
      .map(([name, path, pages]) => ({ title: name, href: root + path, kind: "API", where: `${pages.length} ${pages.length === 1 ? "page uses" : "pages use"} it` }));
    const symptoms = searchSymptoms(query).flatMap(({ at }) => index.symptoms[at][2].map((page) => ({ ...pageResult(page), where: `Symptom: ${index.symptoms[at][0]}` })));
    const words = (await searchWords(query)).slice(0, 20).map(({ page, place }) => pageResult(page, place));
    const { exact, begun } = searchGlossary(query);
    const results = [...unique([...symbols, ...exact, ...symptoms, ...words]), ...begun.filter((term) => !exact.some(({ href }) => href === term.href))];
    return { said: symptoms.length ? "Symptom recognised" : `${results.length} ${results.length === 1 ? "result" : "results"}`, results };
  };
  const unique = (results) => {
    const seen = new Set();
    // Of an article its best place, of the glossary each term.
    const key = ({ href, kind }) => (kind === "Glossary" ? href : href.split("#")[0]);
    return results.filter((result) => !seen.has(key(result)) && seen.add(key(result)));
  };

  const marked = (text, query) => {
    const words = query.match(new RegExp(`${part}{2,}`, "gu")) ?? [];
    const element = make("span", {});
    if (!words.length) { element.textContent = text; return element; }
    const escape = (word) => word.replace(/[.*+?^${}()|[\]\\]/g, "\\$&");
    for (const [at, part] of text.split(new RegExp(`(${words.map(escape).join("|")})`, "giu")).entries()) {
      element.append(at % 2 ? make("mark", { textContent: part }) : part);
    }
    return element;
  };

  const attach = (form) => {
    const input = form.querySelector("input");
    const list = make("div", { className: "results", id: form.closest(".top") ? "results-top" : "results", hidden: true });
    form.append(list);
    Object.entries({ role: "combobox", "aria-expanded": "false", "aria-controls": `${list.id}-list`, "aria-autocomplete": "list" }).forEach(([key, value]) => input.setAttribute(key, value));
    let selected = -1;
    const options = () => [...list.querySelectorAll(".result")];
    const close = () => { list.hidden = true; input.setAttribute("aria-expanded", "false"); input.removeAttribute("aria-activedescendant"); selected = -1; };
    const select = (to) => {
      const all = options();
      if (!all.length) return;
      selected = (to + all.length) % all.length;
      all.forEach((option, at) => option.setAttribute("aria-selected", String(at === selected)));
      all[selected].scrollIntoView({ block: "nearest" });
      input.setAttribute("aria-activedescendant", all[selected].id);
    };
    const show = async () => {
      const query = input.value.trim();
      if (query.length < 2 && !isUnspaced.test(query)) return close();
      let found;
      try { await load(); found = await find(query); } catch { return close(); }
      if (query !== input.value.trim()) return;
      const { said, results } = found;
      const entries = results.map(({ title, href, kind, where }, at) => {
        const link = make("a", { className: "result", href, id: `${list.id}-${at}`, tabIndex: -1, role: "option", ariaSelected: "false" },
          make("span", { className: "row" }, marked(title, query), make("span", { className: "where", textContent: kind })));
        if (where) link.append(make("span", { className: "where" }, marked(where, query)));
        return link;
      });
      const head = make("p", { className: "results-head" });
      head.append(make("b", { textContent: results.length ? said : "Nothing found" }), results.length ? "" : ". Try fewer or other words.");
      // The list itself scrolls: it is what the field controls.
      const box = make("div", { className: "results-list", id: `${list.id}-list`, role: "listbox", ariaLabel: "Results" }, ...entries);
      list.replaceChildren(head, ...(entries.length ? [box] : []));
      list.hidden = false;
      input.setAttribute("aria-expanded", String(entries.length > 0));
      selected = -1;
      window.handbook.announce(results.length ? `${said}. ${results.length} listed` : "Nothing found");
    };
    input.addEventListener("focus", () => { load().catch(() => {}); if (input.value.trim()) show(); });
    let timer;
    input.addEventListener("input", () => { clearTimeout(timer); timer = setTimeout(show, 60); });
    input.addEventListener("keydown", (event) => {
      if (event.key === "Escape") { list.hidden ? input.blur() : close(); event.preventDefault(); }
      if (list.hidden) return;
      if (event.key === "ArrowDown") { select(selected + 1); event.preventDefault(); }
      if (event.key === "ArrowUp") { select(selected - 1); event.preventDefault(); }
    });
    form.addEventListener("submit", async (event) => {
      event.preventDefault();
      clearTimeout(timer);
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
