// Completion in the editor: names of views and metrics, attributes, and options.

import { make } from './element.js';
import { attributes, guides, horizontalOptions, otherOptions, verticalOptions } from './names.js';

/** The word before the caret and the words that may stand there: `{ token, words }`; null for none. */
export function candidates(before, views, metrics) {
  const rules = [
    [/\/\/\s*options?:.*?([A-Za-z]*)$/, () => [...(before.startsWith('V:') ? verticalOptions : horizontalOptions), ...otherOptions]],
    [/\/\//, () => []],
    [/[\p{L}_][\p{L}\p{N}_]*\.([A-Za-z]*)$/u, () => [...attributes, ...guides]],
    [/\[([A-Za-z_]*\w*)$/, () => views],
    [/\([^)]*?[(,=<>@]?\s*([A-Za-z_]\w*)$/, () => [...metrics, ...views]],
    [/[-@*+]\s*([A-Za-z_]\w*)$/, () => [...metrics, ...views]],
    [/(?:^|[=<>])\s*([\p{L}_][\p{L}\p{N}_]*)$/u, () => [...views, 'superview', ...metrics]],
  ];
  for (const [pattern, words] of rules) {
    const match = pattern.exec(before);
    if (!match) continue;
    const token = match[1] ?? '';
    const fitting = [...new Set(words())].filter(word => word.toLowerCase().startsWith(token.toLowerCase()));
    if (!fitting.length || fitting.includes(token)) return null;
    return { token, words: fitting.slice(0, 8) };
  }
  return null;
}

/** The list of completions. It is open while it has words. */
export class CompletionList {
  constructor(list, onAccept) {
    this.list = list;
    this.onAccept = onAccept;
    this.close();
  }

  get isOpen() { return !this.list.hidden; }

  open(words, token, left, top) {
    this.words = words;
    this.index = token ? 0 : -1;
    this.list.replaceChildren(...words.map((word, index) => make('li', {
      text: word, role: 'option', id: `completion-${index}`,
      onpointerdown: event => { event.preventDefault(); this.onAccept(word); },
    })));
    this.list.style.setProperty('left', `${left}px`);
    this.list.style.setProperty('top', `${top}px`);
    this.list.hidden = false;
    this.#mark();
  }

  close() {
    this.list.hidden = true;
    this.list.replaceChildren();
    this.words = [];
    this.index = -1;
  }

  move(step) {
    this.index = (this.index + step + this.words.length) % this.words.length;
    this.#mark();
  }

  /** Accepts the marked word. Returns false where none is marked. */
  accept() {
    if (!this.isOpen || this.index < 0) return false;
    this.onAccept(this.words[this.index]);
    return true;
  }

  get activeId() { return this.isOpen && this.index >= 0 ? `completion-${this.index}` : null; }

  #mark() { [...this.list.children].forEach((item, index) => item.setAttribute('aria-selected', String(index === this.index))); }
}
