// The editor: a text area above a copy of its text that shows colours, line numbers and the place of a mistake.

import { candidates, CompletionList } from './completion.js';
import { find, make, set } from './element.js';
import { isVertical, withOptions } from './lines.js';
import { horizontalOptions, verticalOptions } from './names.js';
import { words } from './strings.js';

const tokens = /(\/\/.*$|^\s*#.*$)|(^\s*[HV]:)|([\p{L}_][\p{L}\p{N}_]*)|(\d+(?:\.\d+)?)|([\s\S])/gu;

export class Editor {
  constructor(session) {
    this.session = session;
    this.area = find('text');
    this.copy = find('copy');
    this.completions = new CompletionList(find('completions'), word => this.#complete(word));
    this.area.value = session.state.text;
    this.area.addEventListener('input', () => {
      session.setText(this.area.value);
      if (!this.isReplacing) this.#offer();
    });
    this.area.addEventListener('keydown', event => this.#key(event));
    this.area.addEventListener('blur', () => this.#close());
    for (const kind of ['click', 'keyup', 'focus', 'select']) this.area.addEventListener(kind, () => this.#showOptions());
    session.listen(kind => {
      if (kind === 'load') this.area.value = session.state.text;
      if (kind !== 'selection' && kind !== 'frames') this.draw();
    });
    this.draw();
  }

  /** The number of the line with the caret. */
  get lineNumber() { return this.area.value.slice(0, this.area.selectionStart).split('\n').length - 1; }

  /** Moves the caret to a place. */
  goTo(line, offset = 0) {
    const start = this.#start(line);
    this.area.focus();
    this.area.setSelectionRange(start + offset, start + offset);
    this.#showOptions();
  }

  /** Replaces a line. The reader can undo that. */
  replaceLine(number, text) {
    const start = this.#start(number);
    this.#replace(start, start + this.area.value.split('\n')[number].length, text);
  }

  /** Removes a line with its break. */
  removeLine(number) {
    const [start, next] = [this.#start(number), this.#start(number + 1)];
    const count = this.area.value.length;
    this.#replace(next > count ? Math.max(0, start - 1) : start, Math.min(next, count), '');
  }

  #start(line) { return this.area.value.split('\n').slice(0, line).reduce((sum, text) => sum + text.length + 1, 0); }

  #replace(start, end, text) {
    const { area } = this;
    this.isReplacing = true;
    area.focus();
    area.setSelectionRange(start, end);
    // The old command is the only one that browsers can undo.
    if (!document.execCommand(text ? 'insertText' : 'delete', false, text)) {
      area.setRangeText(text, start, end, 'end');
      this.session.setText(area.value);
    }
    this.isReplacing = false;
  }

  draw() {
    const { lines, mistakes, hints } = this.session;
    const marks = new Map();
    for (const finding of [...mistakes, ...hints]) if (!marks.has(finding.line)) marks.set(finding.line, finding);
    this.copy.replaceChildren(...lines.map(line => this.#lineElement(line, marks.get(line.number))));
    set(this.area, { 'aria-invalid': this.session.hasMistakes ? 'true' : 'false' });
    this.#showOptions();
  }

  #lineElement({ line, number }, finding) {
    const element = make('div.line', { 'data-number': number + 1 });
    if (finding) element.classList.add(finding.severity);
    const place = finding ? Math.min(finding.offset, line.length) : -1;
    let offset = 0;
    for (const [text, comment, axis, name, digits] of line.matchAll(tokens)) {
      const kind = comment ? 'comment' : axis ? 'axis' : name ? 'name' : digits ? 'number' : 'sign';
      if (offset <= place && place < offset + text.length) {
        const inside = place - offset;
        const mark = text.codePointAt(inside) > 0xffff ? 2 : 1;
        element.append(make('span.' + kind, { text: text.slice(0, inside) }), make('span.mistake.' + kind, { text: text.slice(inside, inside + mark) }),
          make('span.' + kind, { text: text.slice(inside + mark) }));
      } else {
        element.append(make('span.' + kind, { text }));
      }
      offset += text.length;
    }
    if (place >= line.length) element.append(make('span.mistake', { text: '\u00a0' }));
    if (!line && place < 0) element.append('\u200b');
    return element;
  }

  // MARK: Completion

  #offer() {
    const caret = this.area.selectionStart;
    if (caret !== this.area.selectionEnd) return this.#close();
    const before = this.area.value.slice(0, caret).split('\n').at(-1);
    const names = this.session.layout.names.filter(name => name !== this.session.state.root.name);
    const typed = this.session.lines.flatMap(line => [...line.source.matchAll(/\[(\w+)/g)].map(match => match[1]));
    const token = /\w*$/.exec(before)[0];
    const used = typed.filter(name => name !== token).concat(names.filter(name => name !== token));
    const found = candidates(before, [...new Set(used)].sort(), Object.keys(this.session.state.metrics).sort());
    if (!found) return this.#close();
    this.token = found.token;
    const place = this.#caretPlace();
    this.completions.open(found.words, found.token, place.left, place.top);
    this.#announce();
  }

  #caretPlace() {
    const line = this.copy.children[this.lineNumber];
    const column = this.area.value.slice(0, this.area.selectionStart).split('\n').at(-1).length;
    const box = this.copy.parentElement.getBoundingClientRect();
    const range = document.createRange();
    let rest = column;
    range.selectNodeContents(line);
    range.collapse(true);
    for (const walker = document.createTreeWalker(line, NodeFilter.SHOW_TEXT); walker.nextNode();) {
      const count = walker.currentNode.length;
      if (rest <= count) {
        range.setStart(walker.currentNode, Math.max(0, rest - 1));
        range.setEnd(walker.currentNode, rest);
        break;
      }
      rest -= count;
    }
    const place = range.getBoundingClientRect();
    return { left: Math.min(place.right - box.left, box.width - 180), top: place.bottom - box.top + 4 };
  }

  #complete(word) {
    const caret = this.area.selectionStart;
    this.#replace(caret - this.token.length, caret, word);
    this.#close();
  }

  #key(event) {
    const { completions } = this;
    if (!completions.isOpen || event.isComposing) return;
    const actions = {
      ArrowDown: () => completions.move(1), ArrowUp: () => completions.move(-1), Escape: () => this.#close(),
      Enter: () => completions.accept(), Tab: () => completions.accept(),
    };
    const action = actions[event.key];
    if (!action || action() === false) return;
    event.preventDefault();
    this.#announce();
  }

  #close() {
    this.completions.close();
    this.#announce();
  }

  #announce() { set(this.area, { 'aria-activedescendant': this.completions.activeId }); }

  // MARK: Options

  #showOptions() {
    const number = this.lineNumber;
    const line = this.session.lines[number];
    const summary = find('options-summary');
    summary.textContent = words('editor.options', number + 1);
    const key = `${number} ${line?.line} ${summary.textContent}`;
    if (this.optionsKey === key) return;
    this.optionsKey = key;
    const names = line?.isFormat ? (isVertical(line.source) ? verticalOptions : horizontalOptions) : [];
    find('options').replaceChildren(...(names.length ? names.map(name => this.#option(line, name)) : [make('p', { text: words('editor.noOptions') })]));
  }

  #option(line, name) {
    const box = make('input', { type: 'checkbox', name, onchange: () => {
      const options = line.options.filter(option => option !== name);
      this.replaceLine(line.number, withOptions(line.line, box.checked ? [...options, name] : options));
      this.goTo(line.number);
      find('options').querySelector(`[name=${name}]`)?.focus();
    } });
    box.checked = line.options.includes(name);
    return make('label', {}, box, make('code', { text: name }));
  }
}
