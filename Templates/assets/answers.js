// What search answers: ranks pages, recognizes console lines. Loaded by search.js when somebody searches.
// Have the browser compile all of it while it loads, not piece by piece while somebody types:
//# allFunctionsCalledOnLoad
(() => {
  const handbook = self.handbook ??= {};
  let index;

  // ---- the index ----
  // In scripts, so that they load from file:// too; SearchIndex.swift says what is in them.
  handbook.index = (data) => {
    const terms = [];
    let last = "";
    for (const item of data.terms ? data.terms.split(" ") : []) {
      last = last.slice(0, parseInt(item[0], 36)) + item.slice(1);
      terms.push(last);
    }
    index = { ...data, terms, lists: [], posts: [], details: [], messages: [], written: [] };
    index.phrases = phrases(data);
  };
  const isWorker = !self.document, folder = isWorker ? "" : document.currentScript.src.replace(/[^/]*$/, "");
  const addScript = (name) => new Promise((resolve, reject) => {
    document.head.append(handbook.make("script", { src: `${folder}${name}.js`, onload: resolve, onerror: reject }));
  });
  const files = {};
  const load = async (names) => {
    const missing = names.filter((name) => !files[name]);
    if (isWorker && missing.length) importScripts(...missing.map((name) => `${name}.js`));
    // What could not be loaded is asked for again.
    for (const name of missing) files[name] = isWorker || addScript(name).catch((error) => { delete files[name]; throw error; });
    await Promise.all(names.map((name) => files[name]));
  };
  const loadIndex = () => load(["search-index"]);
  // Where each term occurs, and what is shown of a page, is in files of its own, loaded when a search needs them.
  handbook.posts = (first, lists) => lists.split(";").forEach((list, at) => { index.lists[first + at] = list; });
  handbook.details = (first, pages) => pages.forEach((page, at) => { index.details[first + at] = page; });
  // Console messages are only compared with what may be one.
  handbook.messages = (messages) => { index.messages = messages; index.written = messages.map(([text]) => unquoted(text).toLowerCase()); };
  const loadParts = (name, firsts, numbers) => load([...new Set([...numbers].map((number) => {
    let low = 0, high = firsts.length;
    while (high - low > 1) { const middle = (low + high) >> 1; firsts[middle] <= number ? low = middle : high = middle; }
    return name + low;
  }))]);
  // Of a term the pages that have it, their weights (to 1) and places; and the pages to which questions with it lead,
  // with what each adds (to 3).
  const postsOf = (term) => index.posts[term] ??= read(index.lists[term]);
  const read = (list) => {
    const pages = [], weights = [], places = [], askedPages = [], additions = [];
    let page = 0, number = 0, weight = -1, addition = 0;
    const end = () => {
      if (weight > 0) { pages.push(page); weights.push(weight); places.push(number); }
      if (addition > 0) { askedPages.push(page); additions.push(addition); }
      number = 0; weight = -1; addition = 0;
    };
    for (let at = 0; at < list.length; at++) {
      const code = list.charCodeAt(at);
      if (code === 44) end();
      else if (code < 65 || code > 90) number = number * 36 + (code < 58 ? code - 48 : code - 87);
      else if (weight < 0) { page += number; number = 0; weight = (code - 65) / 25; }
      else addition = ((code - 65) / 25) ** 2 * 3;
    }
    end();
    return { pages, weights, places, askedPages, additions };
  };

  // ---- words ----
  // Cut and folded as SearchWords.swift does it.
  const ignored = /[\u0300-\u036f\u0640\u064b-\u065f\u0670\u00ad\u200b-\u200d]/g;
  // Of English, quickly: patterns for any script take the browser a while to prepare.
  const isEnglish = (text) => /^[\0-\x7f\u2010-\u2027]*$/.test(text);
  const folded = (text) => (isEnglish(text) ? text : text.normalize("NFKD").replace(ignored, "").normalize("NFC"));
  const lower = (text) => text.toLowerCase().replace(/ß/g, "ss").replace(/ς/g, "σ");
  const plain = (text) => lower(folded(text));
  const unspaced = "[\\u0e00-\\u0eff\\u1000-\\u109f\\u1780-\\u17ff\\u3040-\\u30ff\\u3100-\\u312f\\u31f0-\\u31ff\\u3400-\\u4dbf\\u4e00-\\u9fff\\uf900-\\ufaff\\u{20000}-\\u{3ffff}]";
  const isUnspaced = new RegExp(`^${unspaced}`, "u");
  const letter = "[\\p{L}\\p{M}\\p{N}]";
  const cut = new RegExp(`(?:(?=${unspaced})${letter})+|(?:(?!${unspaced})${letter}){2,}`, "gu");
  const capital = /(?<=[^A-Z])(?=[A-Z])|(?<=[A-Z])(?=[A-Z][a-z]{2})/;
  // Each word as written, folded, and the parts of names such as navigationDestination.
  const tokens = (text) => (folded(text).match(isEnglish(text) ? /[a-z\d]{2,}/gi : cut) ?? []).flatMap((written) => {
    if (!isEnglish(written) && isUnspaced.test(written)) {
      const letters = [...written];
      return letters.map((letter, at) => ({ written: letter + (letters[at + 1] ?? ""), word: lower(letter + (letters[at + 1] ?? "")), parts: [], isRest: at > 0 && at + 1 === letters.length }));
    }
    if ([...written].length > 64) return [];
    const parts = written.split(capital);
    return [{ written, word: lower(written), parts: parts.length > 1 ? parts.filter((part) => part.length > 1).map(lower) : [] }];
  });
  const wordsOf = (text) => tokens(text).flatMap(({ word, parts }) => [word, ...parts]);

  // What forms of an English word have in common: the algorithm of M. F. Porter (https://tartarus.org/martin/PorterStemmer/).
  const [c, v] = ["[^aeiou][^aeiouy]*", "[aeiouy][aeiou]*"];
  const measured = new RegExp(`^(${c})?${v}${c}`), measuredOnce = new RegExp(`^(${c})?${v}${c}(${v})?$`), measuredTwice = new RegExp(`^(${c})?${v}${c}${v}${c}`);
  const voiced = new RegExp(`^(${c})?[aeiouy]`), short = new RegExp(`^${c}[aeiouy][^aeiouwxy]$`);
  const endings = {
    ational: "ate", tional: "tion", enci: "ence", anci: "ance", izer: "ize", bli: "ble", alli: "al", entli: "ent", eli: "e", ousli: "ous",
    ization: "ize", ation: "ate", ator: "ate", alism: "al", iveness: "ive", fulness: "ful", ousness: "ous", aliti: "al", iviti: "ive", biliti: "ble", logi: "log",
  };
  const laterEndings = { icate: "ic", ative: "", alize: "al", iciti: "ic", ical: "ic", ful: "", ness: "" };
  const stems = new Map();
  const stemOf = (word) => {
    if (!/^[a-z]{3,}$/.test(word)) return word;
    let stem = stems.get(word);
    if (stem !== undefined) return stem;
    stem = word.replace(/^y/, "Y").replace(/(ss|i)es$/, "$1").replace(/([^s])s$/, "$1");
    if (/eed$/.test(stem)) { if (measured.test(stem.slice(0, -3))) stem = stem.slice(0, -1); } else {
      const base = stem.replace(/(ed|ing)$/, "");
      if (base !== stem && voiced.test(base)) {
        stem = base;
        if (/(at|bl|iz)$/.test(stem)) stem += "e";
        else if (/([^aeiouylsz])\1$/.test(stem)) stem = stem.slice(0, -1);
        else if (short.test(stem)) stem += "e";
      }
    }
    if (/y$/.test(stem) && voiced.test(stem.slice(0, -1))) stem = stem.slice(0, -1) + "i";
    const replace = (pattern, table) => {
      stem = stem.replace(pattern, (all, base, ending) => (measured.test(base) ? base + table[ending] : all));
    };
    replace(/^(.+?)(ational|tional|enci|anci|izer|bli|alli|entli|eli|ousli|ization|ation|ator|alism|iveness|fulness|ousness|aliti|iviti|biliti|logi)$/, endings);
    replace(/^(.+?)(icate|ative|alize|iciti|ical|ful|ness)$/, laterEndings);
    const base = stem.replace(/(al|ance|ence|er|ic|able|ible|ant|ement|ment|ent|ou|ism|ate|iti|ous|ive|ize|(?<=[st])ion)$/, "");
    if (base !== stem && measuredTwice.test(base)) stem = base;
    if (/e$/.test(stem)) {
      const base = stem.slice(0, -1);
      if (measuredTwice.test(base) || measuredOnce.test(base) && !short.test(base)) stem = base;
    }
    if (/ll$/.test(stem) && measuredTwice.test(stem)) stem = stem.slice(0, -1);
    stem = stem.toLowerCase();
    stems.set(word, stem);
    return stem;
  };
  // Words of which every question is full.
  const common = new Set(("a about after again all also am an and any are as at be because been before being but by can cannot could did do does doing don for from get gets got "
    + "had has have having he her here how i if in into is isn it its just ll let like make me my no not of on or our out over own please re same she should so some still such "
    + "than that the their them then there these they this those through to too t ve very was wasn we were what when where which while who why will with would you your "
    + "doesn didn won wouldn shouldn couldn aren weren hasn haven hadn swiftui swift ios app problem issue issues bug fix solved question help work works working used use using way properly correctly "
    + "new user users take takes taking instead handle handles handling every time times other another need needs needed want wants wanted try tries tried trying "
    + "seems something anything someone really already also now set setting possible able unable allow allows support supported supports feature request add adding unexpected unexpectedly "
    + "implement implemented implementing implementation certain case cases best better practice practices provide equivalent example correct incorrect incorrectly currently latest since "
    + "version report fails failing improve improved ability option weird strange odd buggy wonky ui ux graceful").split(" "));
  // Of these, some tell when and whence, as symptoms do: "when going back", "from a sheet".
  const circumstances = new Set("when from another app work works working".split(" "));
  // Numbers, of versions most often, say little, too.
  const isCommon = (word) => common.has(word) || /^\d+$/.test(word);
  // Words without those that say nothing, unless nothing else is there.
  const telling = (words) => (words.every(isCommon) ? words : words.filter((word) => !isCommon(word)));

  // ---- terms meant by a word ----
  const firstAtLeast = (word) => {
    let low = 0, high = index.terms.length;
    while (low < high) { const middle = (low + high) >> 1; index.terms[middle] < word ? low = middle + 1 : high = middle; }
    return low;
  };
  const beginningWith = function* (start) {
    for (let at = firstAtLeast(start); at < index.terms.length && index.terms[at].startsWith(start); at++) yield at;
  };
  // What was found out once is kept: with each keystroke only the last word is another.
  const once = (make) => { const made = new Map(); return (key) => made.get(key) ?? made.set(key, make(key)).get(key); };
  // Term → how well it is meant: the word itself, other forms of it.
  const formsOf = once((word) => {
    const found = new Map(), stem = stemOf(word);
    // Forms of a word begin alike, but for a letter that changes.
    for (const at of beginningWith(stem.length > 3 ? stem.slice(0, -1) : stem)) {
      const term = index.terms[at];
      if (term === word) found.set(at, 1);
      else if (stemOf(term) === stem) found.set(at, 0.9);
    }
    return found;
  });
  // Also what it begins, where it is being typed or nothing is called so; else what it nearly is.
  const meant = (word, isTyped) => {
    const found = new Map(formsOf(word));
    if (!found.size || isTyped) {
      const most = found.size ? 0.5 : 1;
      const begun = [...beginningWith(word)].filter((at) => !found.has(at))
        .map((at) => [at, most * (0.45 + 0.4 * word.length / index.terms[at].length)]).sort((a, b) => b[1] - a[1]);
      // Two letters begin so much that the first few say as little as all, and each may be in a file of its own.
      for (const [at, quality] of begun.slice(0, word.length > 2 ? 24 : 12)) found.set(at, quality);
    }
    // Of reselect and unselected, what is left without the beginning.
    const base = word.replace(/^(re|de|un|dis|mis)(?=[a-z]{4})/, "");
    if (!found.size && base !== word) for (const [at, quality] of formsOf(base)) found.set(at, 0.8 * quality);
    if (!found.size && word.length > 3 && !joined(word)) for (const [at, quality] of slips(word)) found.set(at, quality);
    return found;
  };
  // Of two words written as one, both.
  const joined = once((word) => {
    for (let at = word.length - 3; at > 2; at--) {
      const pieces = [word.slice(0, at), word.slice(at)];
      if (pieces.every((piece) => formsOf(piece).size)) return pieces;
    }
    return null;
  });
  const typedWord = once((word) => meant(word, true)), wholeWord = once((word) => meant(word, false));
  // Terms that are a slip or two away (Damerau-Levenshtein), or begin so. Terms are sorted: those that begin alike share
  // the rows of the table, and what follows a beginning that is too far away is passed over.
  const slips = once((word) => {
    const near = slipsWithin(word, 1);
    return near.length || word.length < 8 ? near : slipsWithin(word, 2);
  });
  const slipsWithin = (word, limit) => {
    const { terms } = index, length = word.length, found = [];
    const rows = [Uint8Array.from({ length: length + 1 }, (_, at) => at)];
    let last = "", depth = 0, at = 0;
    while (at < terms.length) {
      const term = terms[at];
      let same = 0;
      while (same < depth && last[same] === term[same]) same += 1;
      depth = same;
      last = term;
      let isFar = false, begins = depth < length ? limit + 1 : rows[length][length];
      while (depth < term.length && !isFar) {
        const letter = term[depth], previous = rows[depth], row = rows[++depth] ??= new Uint8Array(length + 1);
        // Farther from the diagonal than the limit, no distance is within it.
        const from = Math.max(1, depth - limit), until = Math.min(length, depth + limit);
        let least = row[from - 1] = from > 1 ? limit + 1 : depth;
        if (until < length) row[until + 1] = limit + 1;
        for (let to = from; to <= until; to++) {
          let cost = Math.min(previous[to] + 1, row[to - 1] + 1, previous[to - 1] + (word[to - 1] === letter ? 0 : 1));
          if (to > 1 && depth > 1 && word[to - 2] === letter && word[to - 1] === term[depth - 2]) cost = Math.min(cost, rows[depth - 2][to - 2] + 1);
          row[to] = cost;
          if (cost < least) least = cost;
        }
        if (depth === length) begins = row[length];
        isFar = least > limit && begins > limit;
      }
      if (isFar) {
        at = firstAtLeast(`${term.slice(0, depth)}\uffff`);
      } else {
        const distance = term.length < length - limit ? limit + 1 : rows[term.length][length];
        if (term.length > length + limit) { if (begins <= limit) found.push([at, 0.3 / Math.max(1, begins)]); }
        else if (distance <= limit) found.push([at, 0.5 / Math.max(1, distance)]);
        at += 1;
      }
    }
    return found.sort((a, b) => b[1] - a[1]).slice(0, 24);
  };
  // Other ways to say a phrase: synonyms, and the names of the glossary.
  const phrases = ({ synonyms, glossary }) => {
    const found = new Map();
    const add = (phrase, meanings) => {
      const words = tokens(phrase).filter(({ isRest }) => !isRest).map(({ word }) => word), key = words.map(stemOf).join(" ");
      const ways = meanings.map((meaning) => tokens(meaning).map(({ word }) => word)).filter((way) => way.length);
      if (key) found.set(key, { key, ways: [...(found.get(key)?.ways ?? []), ...ways] });
    };
    for (const [meanings, phrases] of synonyms) for (const phrase of phrases) add(phrase, meanings);
    for (const [name, , , others] of glossary) {
      for (const one of [name, ...others]) add(one, [name, ...others].filter((other) => other !== one));
    }
    return found;
  };

  // The phrase that is called so, or nearly so where it is one long word that the book does not have.
  const phraseOf = once((key) => index.phrases.get(key)
    ?? (key.length > 7 && !key.includes(" ") && !formsOf(key).size && [...index.phrases.values()].find((phrase) => nearly(key, phrase.key)) || false));
  const joinedWay = (word) => (joined(word) ? [{ share: 0.8, words: joined(word).map(formsOf) }] : []);

  // ---- pages ----
  // What a question asks for: a need a word, with all ways in which a page may meet it.
  const needsOf = (query) => {
    const all = tokens(query).filter(({ isRest }) => !isRest).slice(0, 40);
    const isTyped = !/\s$/.test(query);
    const needs = all.map(({ written, word, parts }, at) => {
      const isLast = isTyped && at === all.length - 1, own = (isLast ? typedWord : wholeWord)(word);
      return {
        key: isLast ? `${written}…` : written, label: written, word, parts, isCommon: isCommon(word), isName: parts.length > 0,
        ways: [{ share: 1, words: [own] }, ...(own.size ? [] : joinedWay(word)), ...(parts.length ? [{ share: 0.7, words: telling(parts).map(formsOf) }] : [])],
      };
    });
    const stemmed = needs.map(({ word }) => stemOf(word));
    for (let from = 0; from < needs.length; from++) {
      for (let count = Math.min(5, needs.length - from); count > 0; count--) {
        const phrase = phraseOf(stemmed.slice(from, from + count).join(" "));
        if (!phrase) continue;
        // A phrase says more than its words do.
        const ways = phrase.ways.map((way) => ({ share: count > 1 ? 0.95 : 0.8, words: telling(way).map(formsOf) }));
        for (const need of needs.slice(from, from + count)) {
          need.key += ` ${phrase.key}`;
          // What a name of code means says more than the words that it is made of.
          if (count === 1 && need.isName) for (const way of need.ways.slice(1)) way.share = Math.min(way.share, 0.4);
          if (count > 1) { need.isCommon = false; for (const way of need.ways) way.share = Math.min(way.share, 0.6); }
          need.ways.push(...ways);
        }
      }
    }
    return needs;
  };
  // Pages, how well each has something (to 1), and where: lists, since an object a page costs more than all arithmetic.
  const none = { pages: [], scores: [], places: [] };
  let board = none;
  const gathered = (fill) => {
    const count = index.pages.length;
    if (board.scores.length !== count) board = { pages: [], scores: new Float64Array(count), places: new Uint16Array(count), bests: new Float64Array(count) };
    board.pages = [];
    fill(board);
    const { pages } = board, found = { pages, scores: pages.map((page) => board.scores[page]), places: pages.map((page) => board.places[page]) };
    for (const page of pages) board.scores[page] = 0;
    return found;
  };
  const having = once((terms) => gathered(({ pages: found, scores, places }) => {
    for (const [term, quality] of terms) {
      const { pages, weights, places: stands } = postsOf(term);
      for (let at = 0; at < pages.length; at++) {
        const page = pages[at], score = weights[at] * quality, known = scores[page], place = stands[at];
        if (!known) { found.push(page); scores[page] = score; places[page] = place; continue; }
        // A place tells more than that the page has the word, if it is hardly worse.
        if (place && score > known * (places[page] ? 1 : 0.75)) places[page] = place;
        else if (!place && known < score * 0.75) places[page] = 0;
        if (score > known) scores[page] = score;
      }
    }
  }));
  // What questions with a form of the word add to each page: one of the terms has it (`AskedWords`).
  const added = once((terms) => gathered(({ pages: found, scores }) => {
    for (const term of terms.keys()) {
      const { askedPages, additions } = postsOf(term);
      for (let at = 0; at < askedPages.length; at++) {
        const page = askedPages[at];
        if (!scores[page]) found.push(page);
        scores[page] = Math.max(scores[page], additions[at]);
      }
    }
  }));
  // What few pages have says most; a page that only mentions it hardly counts among them. The root keeps one rare word
  // from outweighing all that others say.
  const worthOf = once(({ scores }) => {
    const count = scores.reduce((sum, score) => sum + score, 0.5);
    return Math.log(1 + (index.pages.length + 1 - count) / count) ** 0.6;
  });
  // The same for a need: the best of its ways, each the sum of its words.
  const met = (need) => metOf.get(need.key) ?? metOf.set(need.key, best(need.ways.map(sumOf))).get(need.key);
  const metOf = new Map();
  const sumOf = ({ share, words }) => {
    const found = words.map(having), worths = found.map(worthOf), whole = worths.reduce((sum, worth) => sum + worth, 0);
    return gathered(({ pages, scores, places, bests }) => found.forEach((one, number) => {
      const weight = share * worths[number] / whole;
      for (let at = 0; at < one.pages.length; at++) {
        const page = one.pages[at], part = one.scores[at] * weight;
        if (!scores[page]) pages.push(page);
        if (!scores[page] || part > bests[page]) { places[page] = one.places[at]; bests[page] = part; }
        scores[page] += part;
      }
    }));
  };
  const best = (ways) => (ways.length === 1 ? ways[0] : gathered(({ pages, scores, places }) => {
    for (const way of ways) {
      for (let at = 0; at < way.pages.length; at++) {
        const page = way.pages[at];
        if (scores[page] >= way.scores[at]) continue;
        if (!scores[page]) pages.push(page);
        scores[page] = way.scores[at];
        places[page] = way.places[at];
      }
    }
  }));
  // Pages, best first, each with its best place and what it lacks of the question.
  const impactOf = (page) => index.pages[page][2];
  const rank = async (needs, most) => {
    const byStem = new Map(needs.flatMap(({ word, parts }) => [word, ...parts]).map((word) => [stemOf(word), word]));
    const asked = [...byStem.values()].map(formsOf);
    await loadParts("search-", index.parts, new Set([...asked, ...needs.flatMap(({ ways }) => ways.flatMap(({ words }) => words))].flatMap((terms) => [...terms.keys()])));
    const isOnlyCommon = needs.every((need) => need.isCommon);
    for (const need of needs) {
      need.found = met(need);
      // A name of code is several words in one.
      need.worth = worthOf(need.found) * (need.isCommon && !isOnlyCommon ? (circumstances.has(need.word) ? 0.6 : 0.2) : need.isName ? 1.6 : 1);
    }
    const additions = asked.map(added);
    const { pages, scores } = gathered((board) => {
      const add = (found, worth) => {
        for (let at = 0; at < found.pages.length; at++) {
          const page = found.pages[at];
          if (!board.scores[page]) board.pages.push(page);
          board.scores[page] += worth * found.scores[at];
        }
      };
      for (const { found, worth } of needs) add(found, worth);
      for (const found of additions) add(found, 1);
    });
    // Only the best are put in order.
    const least = Float64Array.from(scores).sort()[Math.max(0, pages.length - most)];
    const first = [...pages.keys()].filter((at) => scores[at] >= least).sort((a, b) => scores[b] - scores[a] || impactOf(pages[b]) - impactOf(pages[a]) || pages[a] - pages[b]).slice(0, most);
    const ranked = new Map(first.map((at) => [pages[at], { page: pages[at], score: scores[at], places: new Map(), without: new Set() }]));
    for (const { found, worth, label, isCommon } of needs) {
      const has = new Set();
      for (let at = 0; at < found.pages.length; at++) {
        const one = ranked.get(found.pages[at]);
        if (!one) continue;
        has.add(one);
        one.places.set(found.places[at], (one.places.get(found.places[at]) ?? 0) + worth * found.scores[at]);
      }
      if (!isCommon || isOnlyCommon) for (const one of ranked.values()) if (!has.has(one)) one.without.add(label);
    }
    return [...ranked.values()].map(({ page, score, places, without }) => {
      // What is said in one place belongs together.
      const [place, share] = [...places].reduce((best, one) => (one[0] && one[1] > best[1] ? one : best), [0, 0]);
      return { page, score, place: share * 2 > (places.get(0) ?? 0) ? place : 0, share: share / score, without: [...without] };
    });
  };

  // ---- console lines ----
  const unquoted = (text) => text.replace(/[“”„«»‘’‚`´"']/g, "");
  // Quotes folded; dates, process, thread, file and line, addresses and categories taken off.
  const consoleLine = (line) => unquoted(line)
    .replace(/^\s*(?:\d{4}-\d\d-\d\d[ T])?\d\d:\d\d:\d\d(?:[.,]\d+)?(?:\s?[+-]\d{4})?\s+/, "")
    .replace(/^\s*(?:default|error|fault|info)\s+/i, "")
    .replace(/^\s*[\w.() -]+\[\d+(?::\w+)?\]\s*/, "")
    .replace(/^\s*Thread \d+:\s*/, "")
    .replace(/\[[A-Za-z .]+\]\s*/g, "")
    .replace(/\S+\.swift:(?:\d+|[XN]):\s*/g, "")
    .replace(/0x[0-9a-f]+…?/gi, "X")
    .replace(/<\s*([\w.$]+):?\s*X\s*>/g, "X")
    .toLowerCase();
  const consoleWords = (text) => consoleLine(text).split(isEnglish(text) ? /\W+/ : /[^\p{L}\p{N}_]+/u).filter((word) => word && !/^[xyzwn]$/.test(word)).map(stemOf);
  const pattern = once((text) => consoleWords(text.replaceAll("0x…", "0x0")));
  // Share of a message's words found in the line, in order; types between them may be anything.
  const likeness = (words, line) => {
    let at = 0, hits = 0;
    for (const word of words) {
      const next = line.indexOf(word, at);
      if (next >= 0 && next - at < 12) { hits += 1; at = next + 1; }
    }
    return { ofMessage: hits / words.length, ofLine: hits / line.length, hits };
  };
  const searchMessages = async (query) => {
    const line = consoleWords(query);
    // A few words are a message if all of it is there, and one of them is no word that anybody uses.
    const isRare = line.some((word) => word.length > 20);
    // One such word is found like any other word, and loads no more.
    if (line.length < (isRare ? 2 : 4)) return [];
    await load(["search-messages"]);
    // Few messages have so many of the words, in whatever form: all forms have the stem but for its last letter.
    const beginnings = line.map((stem) => ({ beginning: stem.length > 3 ? stem.slice(0, -1) : stem, isRare: stem.length > 20 }));
    const isNear = (written) => { const has = beginnings.filter(({ beginning }) => written.includes(beginning)); return has.length >= 4 || has.some(({ isRare }) => isRare); };
    return [...index.messages.keys()].filter((at) => isNear(index.written[at]))
      .map((at) => { const words = pattern(index.messages[at][0]); return { at, words, ...likeness(words, line) }; })
      .filter(({ words, ofMessage, ofLine, hits }) => (hits >= 4 && line.length >= 4 ? ofMessage >= 0.6 || ofLine >= 0.75 : isRare && ofMessage === 1 && words.some((word) => word.length > 20)))
      .sort((a, b) => b.ofMessage + b.ofLine - a.ofMessage - a.ofLine);
  };

  // Terms called so, and terms whose name begins so; else what is nearly called so.
  const nearly = (a, b) => {
    const limit = a.length > 7 ? 2 : 1;
    if (Math.abs(a.length - b.length) > limit) return false;
    let before, previous = Array.from({ length: b.length + 1 }, (_, i) => i);
    for (let i = 1; i <= a.length; i++) {
      const current = [i];
      for (let j = 1; j <= b.length; j++) {
        let cost = Math.min(previous[j] + 1, current[j - 1] + 1, previous[j - 1] + (a[i - 1] === b[j - 1] ? 0 : 1));
        if (i > 1 && j > 1 && a[i - 1] === b[j - 2] && a[i - 2] === b[j - 1]) cost = Math.min(cost, before[j - 2] + 1);
        current.push(cost);
      }
      [before, previous] = [previous, current];
    }
    return previous[b.length] <= limit;
  };
  const namesOf = once(([name, , , others]) => [name, ...others].map(plain));
  const searchGlossary = (query) => {
    const asked = plain(query).trim();
    const fitting = (fits) => index.glossary.filter((term) => namesOf(term).some(fits))
      .map(([title, path, where]) => ({ title, path, kind: "Glossary", where }));
    const exact = fitting((name) => name === asked);
    const begun = asked.length > 2 ? fitting((name) => name.startsWith(asked)) : [];
    if (exact.length || begun.length || asked.length < 5) return { exact, begun };
    return { exact, begun: fitting((name) => nearly(asked, name)) };
  };
  const searchSymbols = (query) => {
    const asked = query.trim().toLowerCase().replace(/^\./, "").split("(")[0];
    if (asked.length < 3) return [];
    return index.symbols.filter(([name]) => name.toLowerCase().replace(/^.*\.(?=\w)/, "").split("(")[0] === asked)
      .map(([title, path, count]) => ({ title, path, kind: "API", where: `${count} ${count === 1 ? "page uses" : "pages use"} it` }));
  };

  // ---- results ----
  // As many as fit below the field on most screens.
  const shown = 8;
  // What is found at a place: a symptom, a message, a section of the page.
  const placeOf = (page, place) => {
    const [summary, symptoms, messages, headings] = index.details[page];
    let at = place - 1;
    if (at < 0) return { where: summary, anchor: "" };
    if (at < symptoms.length) return { where: `Symptom: ${symptoms[at]}`, anchor: "", isSymptom: true };
    at -= symptoms.length;
    if (at < messages.length) return { where: messages[at], anchor: "" };
    at -= messages.length;
    return { where: headings[2 * at] ?? summary, anchor: headings[2 * at + 1] ? `#${headings[2 * at + 1]}` : "" };
  };
  const pageResult = ({ page, place = 0, without = [] }, given) => {
    const [title, path, , section] = index.pages[page], { where, anchor, isSymptom } = placeOf(page, place);
    return { title, path: path + anchor, kind: section < 0 ? "Guide" : index.sections[section], where: given ?? where, isSymptom, without };
  };
  // How much of what is asked one text has: of a longer one, each word says less.
  const fitOf = (needs, text) => {
    const { terms, count } = termsIn(text);
    const has = (found) => { let best = 0; for (const [term, quality] of found) if (quality > best && terms.has(term)) best = quality; return best; };
    const parts = needs.map(({ ways, worth }) => worth * Math.max(...ways.map(({ share, words }) => share * words.reduce((sum, found) => sum + has(found), 0) / (words.length || 1))));
    return parts.reduce((sum, part) => sum + part, 0) / (0.5 + 0.1 * Math.max(1, count));
  };
  // The terms that a text has, and how many of its words say something.
  const termsIn = once((text) => {
    const words = [...new Set(wordsIn(text))];
    return { terms: new Set(words.map((word) => [firstAtLeast(word), word]).filter(([at, word]) => index.terms[at] === word).map(([at]) => at)), count: words.filter((word) => !isCommon(word)).length };
  });
  // Words that stand together in the title or in one symptom say more than the same words all over a page. Only for the
  // pages that are shown: others would have to be loaded first.
  const order = async (needs, ranked) => {
    await loadParts("search-pages-", index.shelves, new Set(ranked.map(({ page }) => page)));
    for (const one of ranked) one.score += 0.3 * Math.max(...[index.pages[one.page][0], ...index.details[one.page][1]].map((text) => fitOf(needs, text)));
    ranked.sort((a, b) => b.score - a.score);
  };
  // What answers a question, in a sentence and in rows. `next` is waited for between two parts of the work.
  const find = async (query, next) => {
    const messages = (await searchMessages(query)).slice(0, 3);
    await next();
    const needs = needsOf(query);
    await next();
    const ranked = await rank(needs, shown), mark = marker(needs);
    await next();
    await order(needs, ranked);
    const pages = [...messages.flatMap(({ at }) => index.messages[at][1].map((page) => ({ page, message: index.messages[at][0] }))), ...(messages.length ? [] : ranked)];
    await loadParts("search-pages-", index.shelves, new Set(pages.map(({ page }) => page)));
    const results = pages.map((one) => pageResult(one, one.message));
    const { exact, begun } = messages.length ? { exact: [], begun: [] } : searchGlossary(query);
    const all = unique([...(messages.length ? [] : searchSymbols(query)), ...exact, ...results, ...begun]);
    const [first] = results;
    let said = `${all.length} ${all.length === 1 ? "result" : "results"}`;
    if (messages.length) said = "Console message recognized";
    else if (!all.length) said = "Nothing found";
    else if (!exact.length && first?.without.length) said = "Nothing has all of these words. The nearest";
    else if (first?.isSymptom && ranked[0].share > 0.6) said = "Symptom recognized";
    const rows = all.map(({ title, path, kind, where = "", without = [] }) => ({
      path, title: mark(title), kind, where: mark(where),
      without: without.length ? `without: ${without.slice(0, 4).join(", ")}${without.length > 4 ? " …" : ""}` : "",
    }));
    return { said, rows };
  };
  const unique = (results) => {
    const seen = new Set();
    // Of an article its best place, of the glossary each term.
    const key = ({ path, kind }) => (kind === "Glossary" ? path : path.split("#")[0]);
    return results.filter((result) => !seen.has(key(result)) && seen.add(key(result)));
  };

  // The text in pieces, every second one a word that was asked for, in whatever form it stands there.
  const marker = (needs) => {
    const terms = new Set(needs.filter(({ isCommon }) => !isCommon).flatMap(({ ways }) => ways.flatMap(({ words }) => words.flatMap((found) => [...found.keys()].map((at) => index.terms[at])))));
    const isMeant = once((text) => wordsIn(text).some((word) => terms.has(word)));
    return (text) => {
      // What is not marked stays one text: each costs a node, and layout.
      const marked = [""];
      for (const piece of text.split(isEnglish(text) ? /([a-z\d]+)/i : pieces)) {
        if (piece && isMeant(piece)) marked.push(piece, "");
        else marked[marked.length - 1] += piece;
      }
      return marked;
    };
  };
  const pieces = new RegExp(`(${letter}+)`, "u"), wordsIn = once(wordsOf);

  // Until the page has drawn and heard what was typed meanwhile.
  const channel = new MessageChannel(), paused = [];
  channel.port1.onmessage = () => paused.shift()();
  const pause = () => new Promise((resolve) => { paused.push(resolve); channel.port2.postMessage(null); });

  let turn = 0;
  const answers = {
    words: wordsOf,
    stem: stemOf,
    terms: () => loadIndex().then(() => index.terms),
    // A search for nothing has the browser prepare what the first letter would wait for.
    prepare: () => loadIndex().then(() => { find("", () => {}); }),
    // The work is done in parts, each a task of its own, and not to its end once something else is asked. Nothing for a
    // single letter, unless it is a word.
    async find(query) {
      const own = turn += 1;
      if (query.trim().length < 2 && !isUnspaced.test(query)) return undefined;
      const next = async () => { await pause(); if (own !== turn) throw new Error("Something else is asked"); };
      await loadIndex();
      const found = await find(query, next);
      await next();
      return found;
    },
    // All pages that have any of the words, best first, with what they lack.
    async pages(query) {
      await loadIndex();
      return (await rank(needsOf(query), Infinity)).map(({ page, without }) => ({ path: index.pages[page][1], without }));
    },
  };
  // Nothing where it is not known, since a file is missing or something else was asked.
  const answer = async (name, text) => { try { return await answers[name](text); } catch { return undefined; } };
  if (isWorker) onmessage = async ({ data: [number, name, text] }) => postMessage([number, await answer(name, text)]);
  else handbook.answer = answer;
})();
