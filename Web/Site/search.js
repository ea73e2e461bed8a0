// The search of the guides, in the page alone. `search.json` has a section per entry: title, page, address and text.

/** The most results. */
const most = 12;

/** The sections that have all words of a query, best first. A word in a title counts more than one in the text. */
export function found(sections, query) {
  const words = query.toLowerCase().split(/\s+/).filter(Boolean);
  if (!words.length) return [];
  const results = [];
  sections.forEach((section, place) => {
    const [title, page, text] = [section.title, section.page, section.text].map(part => part.toLowerCase());
    let score = 0;
    for (const word of words) {
      const points = (title === word ? 40 : 0) + (title.includes(word) ? 20 : 0) + (page.includes(word) ? 8 : 0) + Math.min(5, text.split(word).length - 1);
      if (points === 0) return;
      score += points;
    }
    results.push({ section, score, place });
  });
  results.sort((a, b) => b.score - a.score || a.place - b.place);
  return results.slice(0, most).map(({ section }) => section);
}

/** The part of a text around the first word of a query. */
export function excerpt(text, query, length = 110) {
  const word = query.toLowerCase().split(/\s+/).find(part => part && text.toLowerCase().includes(part));
  const place = word ? text.toLowerCase().indexOf(word) : 0;
  const start = Math.max(0, place - length / 3);
  const part = text.slice(start, start + length).trim();
  return (start > 0 ? '…' : '') + part + (start + length < text.length ? '…' : '');
}

if (typeof document !== 'undefined') connect();

function connect() {
  const [form, field, list] = ['search', 'query', 'found'].map(id => document.getElementById(id));
  const { root } = document.body.dataset;
  let sections;
  let index = -1;
  const load = async () => { sections ??= await (await fetch(`${root}search.json`)).json(); };
  const mark = () => {
    const items = [...list.querySelectorAll('[role=option]')];
    items.forEach((item, place) => item.setAttribute('aria-selected', String(place === index)));
    items[index]?.scrollIntoView({ block: 'nearest' });
    if (items[index]) field.setAttribute('aria-activedescendant', items[index].id);
    else field.removeAttribute('aria-activedescendant');
  };
  const close = () => {
    list.hidden = true;
    field.setAttribute('aria-expanded', 'false');
  };
  const show = async () => {
    await load();
    const results = found(sections, field.value);
    index = results.length ? 0 : -1;
    list.replaceChildren(...results.map((section, place) => {
      const [item, link, page] = ['li', 'a', 'small'].map(tag => document.createElement(tag));
      item.id = `found-${place}`;
      item.setAttribute('role', 'option');
      link.href = root + section.address;
      link.tabIndex = -1;
      link.textContent = section.title;
      page.textContent = `${section.page === section.title ? '' : `${section.page} · `}${excerpt(section.text, field.value)}`;
      link.append(page);
      item.append(link);
      return item;
    }));
    if (!results.length) {
      const item = document.createElement('li');
      item.setAttribute('role', 'option');
      item.textContent = 'Nothing found.';
      list.append(item);
    }
    list.hidden = !field.value.trim();
    field.setAttribute('aria-expanded', String(!list.hidden));
    mark();
  };
  field.addEventListener('focus', load);
  field.addEventListener('input', show);
  field.addEventListener('keydown', event => {
    const count = list.querySelectorAll('a').length;
    if (event.key === 'Escape') close();
    if (!count || list.hidden || !['ArrowDown', 'ArrowUp'].includes(event.key)) return;
    event.preventDefault();
    index = (index + (event.key === 'ArrowDown' ? 1 : -1) + count) % count;
    mark();
  });
  form.addEventListener('submit', event => {
    event.preventDefault();
    list.querySelectorAll('a')[index]?.click();
  });
  document.addEventListener('pointerdown', event => { if (!form.contains(event.target)) close(); });
  document.addEventListener('keydown', event => {
    if (event.key !== '/' || /^(INPUT|TEXTAREA)$/.test(document.activeElement?.tagName)) return;
    event.preventDefault();
    field.focus();
  });
}
