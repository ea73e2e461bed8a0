// Elements of the page. Text is always set as text, never as markup.

/**
 * Makes an element: `make('button.link', { text: 'Open', onclick: open }, child)`.
 * Properties that begin with `on` are listeners; `text` is the text; `style` sets properties by script; all others are attributes.
 */
export function make(name, properties = {}, ...children) {
  const [tag, ...classes] = name.split('.');
  const element = document.createElement(tag || 'div');
  if (classes.length) element.className = classes.join(' ');
  set(element, properties);
  element.append(...children.filter(child => child !== null && child !== undefined));
  return element;
}

/** Makes an element of SVG with attributes. */
export function makeSVG(tag, attributes = {}) {
  const element = document.createElementNS('http://www.w3.org/2000/svg', tag);
  for (const [key, value] of Object.entries(attributes)) element.setAttribute(key, value);
  return element;
}

/** Sets properties as `make` does. A value of undefined, null or false removes an attribute. */
export function set(element, properties) {
  for (const [key, value] of Object.entries(properties)) {
    if (key === 'text') element.textContent = value;
    else if (key === 'style') for (const [name, text] of Object.entries(value)) element.style.setProperty(name, text);
    else if (key.startsWith('on')) element.addEventListener(key.slice(2), value);
    else if (value === undefined || value === null || value === false) element.removeAttribute(key);
    else element.setAttribute(key, value === true ? '' : value);
  }
  return element;
}

export const find = id => document.getElementById(id);

/** A paragraph in which `code` between grave accents is an element of its own. */
export function prose(tag, text) {
  const element = make(tag);
  text.split('`').forEach((part, index) => element.append(index % 2 ? make('code', { text: part }) : part));
  return element;
}

/** A length as text, with at most two decimals. */
export const length = value => String(Math.round(value * 100) / 100);
