// The format pane: the constraints of the selection as formats. A format that is typed there replaces the constraints of its line.

import { candidates, CompletionList } from './completion.js';
import { find, make, set } from './element.js';
import { edited, offsetOfColumn } from './lines.js';
import { guides } from './names.js';
import { words } from './strings.js';

export class FormatPane {
  /** The texts that are typed and not yet taken, by the key of their line. */
  #drafts = new Map();
  #lines = new Map();
  #number = 0;
  names = [];
  metrics = [];

  constructor(model) {
    this.model = model;
    this.section = find('formats');
    this.list = make('div.format-lines');
    this.ruler = make('span.ruler', { 'aria-hidden': 'true' });
    const completions = make('ul', { id: 'format-completions', role: 'listbox', 'aria-label': words('formats.completions') });
    this.completions = new CompletionList(completions, word => this.active?.complete(word));
    this.section.append(make('h2', { text: words('formats') }), this.list, completions, this.ruler);
    this.section.setAttribute('aria-label', words('formats'));
    model.listen(change => { if (change === 'state' || change === 'selection') this.refresh(); });
  }

  toggle() {
    this.section.hidden = !this.section.hidden;
    if (this.section.hidden) this.model.showGhost(null);
    else this.refresh().then(() => this.list.querySelector('input')?.focus());
  }

  /** Reads the formats of the selection again. What is being typed stays. */
  async refresh() {
    const { model } = this;
    if (this.section.hidden) return;
    const number = ++this.#number;
    const constraint = model.constraint && model.constraintState(model.constraint);
    const views = model.selection.length || !constraint ? model.selection : [constraint.first, constraint.second].filter(Boolean);
    if (!views.length || !model.isConnected) return this.#show([], '');
    const { formats } = await model.connection.request('formats', { document: model.state.document, views }).catch(() => ({}));
    if (number !== this.#number || !formats) return;
    Object.assign(this, { names: formats.names, metrics: formats.metrics });
    this.#show(formats.lines, views[0]);
  }

  #show(lines, view) {
    const { document } = this.model.state ?? {};
    const wanted = [...lines, ...(view ? [{ text: '', constraints: [], view }] : [])];
    const shown = new Map();
    for (const line of wanted) {
      const key = [document, ...(line.constraints.length ? line.constraints : ['new', this.model.selection.join(' ')])].join('\n');
      const known = this.#lines.get(key) ?? new FormatLine(this, key);
      known.update(line, this.#drafts.get(key));
      shown.set(key, known);
    }
    const before = [...this.#lines.keys()].join('\u0000');
    this.#lines = shown;
    if (before === [...shown.keys()].join('\u0000') && this.list.childElementCount) return;
    const focused = document && this.list.contains(window.document.activeElement) ? window.document.activeElement : null;
    const place = focused && [...this.list.querySelectorAll('input')].indexOf(focused);
    const elements = [...shown.values()].map(line => line.element);
    this.list.replaceChildren(...(elements.length ? elements : [make('p.empty', { text: words('select.none') })]));
    if (!focused) return;
    const fields = [...this.list.querySelectorAll('input')];
    (focused.isConnected ? focused : fields[Math.min(place, fields.length - 1)])?.focus();
  }

  keep(key, text) { this.#drafts.set(key, text); }
  forget(key) { this.#drafts.delete(key); }

  /** Moves the focus to the line after or before one. */
  move(line, step) {
    const lines = [...this.#lines.values()];
    lines[lines.indexOf(line) + step]?.field.focus();
  }

  /** The completions of a text before the caret; null for none. */
  candidates(before) {
    const found = candidates(before, this.names, this.metrics);
    const fitting = found?.words.filter(word => word !== 'superview' && !guides.includes(word));
    return fitting?.length ? { ...found, words: fitting } : null;
  }
}

/** A line of the pane: its field, and the mistake or the edits below it. */
class FormatLine {
  #timer = null;
  #number = 0;

  constructor(pane, key) {
    Object.assign(this, { pane, key, line: { text: '', constraints: [] } });
    this.field = make('input.format-field', { type: 'text', role: 'combobox', spellcheck: 'false', autocomplete: 'off', 'aria-autocomplete': 'list', 'aria-expanded': 'false', 'aria-controls': 'format-completions',
      oninput: () => this.#input(), onkeydown: event => this.#key(event), onfocus: () => { pane.active = this; }, onblur: () => this.#leave() });
    this.below = make('div.format-below', { 'aria-live': 'polite' });
    this.element = make('div.format-line', {}, this.field, this.below);
  }

  get isEdited() { return this.field.value.trim() !== this.line.text; }

  update(line, draft) {
    const isKept = draft !== undefined || (this.field.isConnected && this.isEdited && document.activeElement === this.field);
    this.line = line;
    set(this.field, { 'aria-label': line.text ? `${words('formats.line')}: ${line.text}` : words('formats.new'), placeholder: line.text ? null : words('formats.new'), disabled: !this.pane.model.isEditable });
    if (!isKept) {
      this.field.value = line.text;
      this.#show(null);
    } else if (draft !== undefined && this.field.value !== draft) {
      this.field.value = draft;
      this.#check();
    }
  }

  get #command() {
    const { constraints, view } = this.line;
    return { name: 'format', constraints, ...(view ? { view } : {}), text: this.field.value.trim() };
  }

  // MARK: Typing

  #input() {
    const { pane } = this;
    if (this.isEdited) pane.keep(this.key, this.field.value);
    else pane.forget(this.key);
    clearTimeout(this.#timer);
    this.#timer = setTimeout(() => this.#check(), 120);
    this.#offer();
  }

  #key(event) {
    const { completions } = this.pane;
    if (event.isComposing) return;
    const actions = completions.isOpen
      ? { ArrowDown: () => completions.move(1), ArrowUp: () => completions.move(-1), Escape: () => completions.close(), Enter: () => completions.accept(), Tab: () => completions.accept() }
      : { ArrowDown: () => this.pane.move(this, 1), ArrowUp: () => this.pane.move(this, -1), Escape: () => this.#discard() };
    const isDone = actions[event.key] && actions[event.key]() !== false;
    if (isDone) event.preventDefault();
    else if (event.key === 'Enter') this.commit();
    this.#announce();
  }

  #leave() {
    this.pane.completions.close();
    this.#announce();
    if (this.isEdited && this.isValid) this.commit();
    else if (!this.isEdited) this.pane.model.showGhost(null);
  }

  #discard() {
    this.field.value = this.line.text;
    this.pane.forget(this.key);
    this.#show(null);
    this.pane.model.showGhost(null);
  }

  // MARK: Completion

  #offer() {
    const { completions, ruler } = this.pane;
    const caret = this.field.selectionStart;
    const before = this.field.value.slice(0, caret);
    const found = caret === this.field.selectionEnd && this.pane.candidates(before);
    if (!found) {
      completions.close();
    } else {
      this.token = found.token;
      ruler.textContent = before;
      const box = this.pane.section.getBoundingClientRect();
      const place = this.field.getBoundingClientRect();
      completions.open(found.words, found.token, Math.min(place.left - box.left + ruler.offsetWidth, box.width - 180), place.bottom - box.top + this.pane.section.scrollTop + 2);
    }
    this.#announce();
  }

  complete(word) {
    const caret = this.field.selectionStart;
    this.field.setRangeText(word, caret - this.token.length, caret, 'end');
    this.pane.completions.close();
    this.#input();
    this.pane.completions.close();
    this.#announce();
  }

  #announce() { set(this.field, { 'aria-expanded': String(this.pane.completions.isOpen), 'aria-activedescendant': this.pane.completions.activeId }); }

  // MARK: Checking

  /** Asks the session what the text would change. */
  async #check() {
    const number = ++this.#number;
    const { model } = this.pane;
    this.isValid = false;
    if (!this.isEdited) {
      this.#show(null);
      model.showGhost(null);
      return;
    }
    const reply = await model.preview(this.#command).catch(() => null);
    if (number !== this.#number || !reply) return;
    this.isValid = !reply.refusal;
    this.#show(reply);
    model.showGhost(reply.refusal || document.activeElement !== this.field ? null : reply.state);
  }

  async commit() {
    clearTimeout(this.#timer);
    this.#number += 1;
    // Return and then Tab commit one change, not two.
    if (!this.isEdited || this.isCommitting) return;
    this.isCommitting = true;
    const reply = await this.pane.model.perform(this.#command).finally(() => { this.isCommitting = false; });
    this.isValid = !reply.refusal;
    if (reply.refusal) { this.#show(reply); return; }
    this.pane.forget(this.key);
    // The line of a new format becomes empty for the next one.
    this.field.value = this.line.constraints.length ? this.field.value : '';
    this.#show(null);
    await this.pane.refresh();
    if (!this.pane.model.state.scenes.some(scene => scene.constraints.some(constraint => this.line.constraints.includes(constraint.id)))) return;
    this.field.value = this.line.text;
  }

  /** Shows the mistake of a reply with a caret under its place, or its edits; null for none. */
  #show(reply) {
    const mistake = reply?.refusal;
    set(this.field, { 'aria-invalid': mistake ? 'true' : 'false' });
    this.element.classList.toggle('wrong', Boolean(mistake));
    if (!reply) return this.below.replaceChildren();
    if (!mistake) {
      this.below.replaceChildren(make('ul.edits', { 'aria-label': words('edits') }, ...reply.outcome.edits.map(text => make('li', { text }))));
      return;
    }
    const text = this.field.value.trim();
    const indentation = this.field.value.length - this.field.value.trimStart().length;
    const column = mistake.column ? offsetOfColumn(text, mistake.column) + indentation : null;
    this.below.replaceChildren(...[column !== null && make('pre.caret', { text: ' '.repeat(column) + '^', 'aria-hidden': 'true' }), make('p.message', { text: mistake.message }),
      ...(mistake.notes ?? []).map(note => make('p.note', { text: note })), ...(mistake.fixIts ?? []).map(fix => this.#fix(fix, text))].filter(Boolean));
  }

  #fix(fix, text) {
    return make('button.fix', { type: 'button', text: fix.title.replace(/^./, letter => letter.toUpperCase()), onmousedown: event => event.preventDefault(), onclick: () => {
      this.field.value = edited(text, fix.edits);
      this.pane.keep(this.key, this.field.value);
      this.field.focus();
      this.#check();
    } });
  }
}
