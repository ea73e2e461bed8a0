// The findings below the editor: mistakes with a caret and fixes, conflicts with a cure, and ambiguous views.

import { find, make } from './element.js';
import { edited, part } from './lines.js';
import { ambiguity, language, messageOf, titleOf, words } from './strings.js';

export class Problems {
  constructor(session, editor) {
    this.session = session;
    this.editor = editor;
    session.listen(kind => { if (kind !== 'selection') this.draw(); });
    this.draw();
  }

  draw() {
    const { session } = this;
    const items = [
      ...session.mistakes.map(finding => this.#mistake(finding)), ...session.hints.map(finding => this.#hint(finding)),
      ...session.layout.conflicts.map(conflict => this.#conflict(conflict)),
      ...session.layout.views.filter(view => view.ambiguous).map(view => this.#view(ambiguity(view), view.name)),
      ...session.findings.filter(finding => !['layout.conflict', 'layout.ambiguous'].includes(finding.id))
        .map(finding => this.#view(messageOf(finding), finding.views[0])),
    ];
    const count = items.length;
    const shown = items.slice(0, 50);
    if (session.hasMistakes) shown.push(make('li.stale', {}, make('p', { text: words('problems.stale') })));
    const list = find('findings');
    const text = shown.map(item => item.textContent).join('\n') + words('title');
    if (text === this.text) return;
    this.text = text;
    const focused = list.contains(document.activeElement);
    list.replaceChildren(...shown);
    find('status').textContent = count === 0 ? words('problems.none') : count === 1 ? words('problems.one') : words('problems.count', count);
    if (focused) (list.querySelector('button') ?? this.editor.area).focus();
  }

  #mistake(finding) {
    const { session } = this;
    const item = make(`li.finding.${finding.severity}`, {}, this.#heading(finding), make('p.message', { text: messageOf(finding) }), excerpt(finding));
    for (const note of finding.notes ?? []) item.append(make('p.note', { text: note }));
    const buttons = (finding.fixIts ?? []).map(fix => this.#fix(finding, fix));
    const unknown = /metric with name "(\w+)"|'metrics' has no '(\w+)'/.exec(finding.message);
    if (unknown) {
      const name = unknown[1] ?? unknown[2];
      // After `@` the metric is a priority.
      const value = new RegExp(`@\\s*${name}\\b`).test(finding.source) ? 750 : 8;
      buttons.push(make('button.fix', { type: 'button', text: words('problems.metric', `${name} = ${value}`), onclick: () => {
        session.change(state => { state.metrics[name] = value; });
        this.editor.area.focus();
      } }));
    }
    if (buttons.length) item.append(make('div.fixes', {}, ...buttons));
    return item;
  }

  #fix(finding, fix) {
    return make('button.fix', { type: 'button', text: titleOf(fix, finding.source, part, edited), onclick: () => {
      const line = this.session.lines[finding.line];
      const { start } = finding;
      this.editor.replaceLine(finding.line, line.line.slice(0, start) + edited(finding.source, fix.edits) + line.line.slice(start + finding.source.length));
      this.editor.goTo(finding.line, start + edited(finding.source, fix.edits).length);
    } });
  }

  #hint(finding) {
    return make('li.finding.hint', {}, this.#heading(finding), make('p.message', { text: words('newView', finding.name, finding.fixIts[0].edits[0].replacement) }),
      make('div.fixes', {}, ...finding.fixIts.map(fix => this.#fix(finding, fix))));
  }

  #heading(finding) {
    return make('button.place', { type: 'button', text: words('problems.line', finding.line + 1), onclick: () => this.editor.goTo(finding.line, finding.offset) });
  }

  #view(text, name) {
    const item = make('li.finding.warning', {}, make('p.message', { text }));
    if (name) item.prepend(make('button.place', { type: 'button', text: name, 'aria-label': words('show', name), onclick: () => this.session.select(name) }));
    return item;
  }

  // MARK: Conflicts

  #conflict(conflict) {
    const { layout, statements } = this.session;
    const rows = conflict.constraints.map(place => {
      if (!Array.isArray(place)) return make('li', { text: language() === 'en' ? place.words : words('conflict.system') });
      const [statement, index] = place;
      const constraint = layout.statements[statement]?.constraints[index];
      const line = statements[statement];
      const isBroken = conflict.broken?.[0] === statement && conflict.broken?.[1] === index;
      return make('li', {}, make('button.place', { type: 'button', text: words('problems.line', line.number + 1), onclick: () => this.editor.goTo(line.number) }),
        ' ', make('code', { text: constraint?.description ?? line.source }), isBroken ? make('span.broken', { text: words('conflict.broken') }) : null);
    });
    const unique = rows.filter((row, index) => rows.findIndex(other => other.textContent === row.textContent) === index);
    return make('li.finding.error', {}, make('p.message', { text: words('conflict') }), make('ul.set', {}, ...unique),
      make('div.fixes', {}, ...this.#cures(conflict)));
  }

  /** The engine's fixes as buttons, the cheapest first. */
  #cures(conflict) {
    const { session } = this;
    if (session.hasMistakes) return [];
    return conflict.fixes.map(({ kind, statement, edits }, index) => {
      const line = session.statements[statement];
      if (kind === 'remove') return make('button.fix', { type: 'button', text: words('cure.remove', line.number + 1), onclick: () => this.editor.removeLine(line.number) });
      const text = edited(session.layout.statements[statement].text, edits);
      const key = kind === 'constant' ? 'cure.constant' : index === 0 ? 'cure.optional' : 'cure.priority';
      return make('button.fix', { type: 'button', onclick: () => {
        const full = session.lines[line.number].line;
        this.editor.replaceLine(line.number, full.slice(0, line.start) + text + full.slice(line.start + line.source.length));
        this.editor.goTo(line.number);
      } }, words(key, line.number + 1, ''), make('code', { text }));
    });
  }
}

/** The statement with a caret under the mistake, as the command prints it. */
function excerpt(finding) {
  const offset = finding.offset - finding.start;
  const mark = make('span.at', { text: finding.source.slice(offset, offset + 1) || '\u00a0' });
  return make('pre.excerpt', { 'aria-hidden': 'true' }, finding.source.slice(0, offset), mark, finding.source.slice(offset + 1));
}
