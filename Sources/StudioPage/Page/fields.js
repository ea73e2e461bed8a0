// Fields of the inspectors and pop-overs.

import { make } from './element.js';
import { short } from './geometry.js';

/** A field for a number: Return or leaving it commits a changed value. */
export function numberField(label, value, commit, properties = {}) {
  const input = make('input', { type: 'text', inputmode: 'decimal', 'aria-label': label, ...properties });
  input.value = value === null || value === undefined ? '' : short(value);
  let before = input.value;
  commits(input, () => {
    const number = parse(input.value);
    if (input.value === before) return;
    if (number === null || number < Number(input.dataset.minimum ?? -Infinity)) {
      input.dispatchEvent(new CustomEvent('refused', { bubbles: true, detail: [input.value, before] }));
      input.value = before;
      return;
    }
    before = input.value;
    commit(number);
  });
  input.addEventListener('keydown', event => {
    const step = { ArrowUp: 1, ArrowDown: -1 }[event.key];
    if (!step) return;
    event.preventDefault();
    input.value = short((parse(input.value) ?? 0) + step * (event.shiftKey ? 10 : 1));
    input.dispatchEvent(new Event('input'));
  });
  return input;
}

/** A field for text: Return or leaving it commits a changed value. */
export function textField(label, value, commit, properties = {}) {
  const input = make('input', { type: 'text', 'aria-label': label, ...properties });
  input.value = value ?? '';
  let before = input.value;
  commits(input, () => {
    if (input.value === before) return;
    before = input.value;
    commit(before);
  });
  return input;
}

/** Commits a field when it is left or Return is pressed. */
function commits(input, take) {
  input.shown = input.value;
  const run = () => { if (!input.isReplaced) { take(); input.shown = input.value; } };
  input.addEventListener('change', run);
  // A browser reports no change of text that a script continued.
  input.addEventListener('blur', run);
  input.addEventListener('keydown', event => { if (event.key === 'Enter') run(); });
}

/** Whether a field has text that is not committed. */
export const isUncommitted = field => field.shown !== undefined && field.value !== field.shown;

/** Continues the typing in a field that was drawn anew: its focus, its text and its selection. */
export function continueTyping(old, field) {
  field.focus({ preventScroll: true });
  if (old.shown === undefined || field.shown === undefined) return;
  if (isUncommitted(old)) field.value = old.value;
  field.setSelectionRange(old.selectionStart, old.selectionEnd);
}

/** A menu of choices `[value, title]`. */
export function choice(label, value, choices, commit, properties = {}) {
  const select = make('select', { 'aria-label': label, ...properties, onchange: () => commit(select.value) },
    ...choices.map(([value, title]) => make('option', { value, text: title })));
  select.value = value ?? choices[0]?.[0];
  return select;
}

export function checkbox(label, value, commit, properties = {}) {
  const input = make('input', { type: 'checkbox', ...properties, onchange: () => commit(input.checked) });
  input.checked = Boolean(value);
  return make('label.check', {}, input, make('span', { text: label }));
}

/** A row with a title before its fields. */
export const row = (title, ...fields) => make('div.row', {}, make('span.title', { text: title }), ...fields);

/** A number as people write it, also as a sum such as `20+4`; null for other text. */
export function parse(text) {
  const trimmed = text.trim().replace(',', '.');
  if (!/^[-+]?[\d.]+(\s*[-+]\s*[\d.]+)*$/.test(trimmed)) return null;
  const value = trimmed.match(/[-+]?\s*[\d.]+/g).reduce((sum, part) => sum + Number(part.replace(/\s/g, '')), 0);
  return Number.isFinite(value) ? value : null;
}
