// The session: the state, its layout, and the listeners that draw both.

import { offsetOfColumn, optionPlace, part, readLines } from './lines.js';
import { documentOf, largestSide } from './state.js';

export class Session {
  #listeners = [];

  constructor(plumb, state) {
    this.plumb = plumb;
    this.layout = null;
    this.selection = null;
    this.load(state);
  }

  /** Calls a function after each change with its kind: `state`, `frames` or `selection`. */
  listen(listener) { this.#listeners.push(listener); }

  /** Replaces the state. */
  load(state) {
    this.state = state;
    this.validLines = null;
    this.selection = null;
    this.#rebuild();
    this.#tell('load');
  }

  /** Changes the state by a function, and lays it out again. */
  change(body) {
    body(this.state);
    this.#rebuild();
    this.#tell('state');
  }

  setText(text) { this.change(state => { state.text = text; }); }

  resize(width, height) {
    const side = value => Math.min(largestSide, Math.max(0, Math.round(value) || 0));
    this.state.size = [side(width), side(height)];
    this.layout.resize(...this.state.size);
    this.#readFindings();
    this.#tell('frames');
  }

  setMetric(name, value) {
    this.state.metrics[name] = value;
    this.layout.setMetric(name, value);
    this.#readFindings();
    this.#tell('frames');
  }

  /** Selects a view by its name; null selects none. */
  select(name) {
    this.selection = name;
    this.#tell('selection');
  }

  /** The settings of a view, which are made when it has none. */
  settings(name) {
    if (name === this.state.root.name) return this.state.root;
    let view = this.state.views.find(view => view.name === name);
    if (!view) this.state.views.push(view = { name });
    return view;
  }

  get hasMistakes() { return this.mistakes.some(finding => finding.severity === 'error'); }

  /**
   * Lays the text out. Where a statement has a mistake, the picture keeps the last statements without one; the settings of views,
   * metrics and the size are always the present ones.
   */
  #rebuild() {
    this.lines = readLines(this.state.text);
    const statements = this.lines.filter(line => line.source);
    const layout = this.plumb.open(documentOf(this.plumb, this.state, this.lines));
    this.mistakes = layout.statements.flatMap((statement, index) =>
      (statement?.findings ?? []).map(finding => located(finding, statements[index])));
    this.hints = this.hasMistakes ? [] : this.#nearNames(statements);
    if (!this.hasMistakes) {
      this.validLines = statements;
      this.#show(layout, statements);
      return;
    }
    const bad = new Set(this.mistakes.map(finding => finding.line));
    this.validLines ??= statements.filter(line => !bad.has(line.number));
    layout.close();
    this.#show(this.plumb.open(documentOf(this.plumb, this.state, this.validLines)), this.validLines);
  }

  #show(layout, statements) {
    this.layout?.close();
    this.layout = layout;
    this.statements = statements;
    this.#readFindings();
    if (this.selection !== null && !layout.names.includes(this.selection)) this.selection = null;
  }

  #readFindings() {
    const ofStatements = new Set(this.layout.statements.flatMap(statement => statement?.findings ?? []).map(({ option, ...finding }) => JSON.stringify(finding)));
    this.findings = this.layout.findings.filter(finding => !ofStatements.has(JSON.stringify(finding)));
  }

  /** Names of views that only one statement has, and that are nearly the name of another view. */
  #nearNames(statements) {
    const names = statements.map(line => line.isFormat ? this.plumb.check(line.source).views : []);
    const counts = new Map();
    for (const name of names.flatMap(list => [...new Set(list)])) counts.set(name, (counts.get(name) ?? 0) + 1);
    const bare = name => name.replace(/[\dA-Z]+$/, '');
    const hints = [];
    statements.forEach((line, index) => {
      const single = names[index].filter(name => counts.get(name) === 1 && name.length >= 4 && !this.state.views.some(view => view.name === name));
      if (!single.length) return;
      const others = [...counts.keys()].filter(name => !single.includes(name));
      for (const finding of this.plumb.check(line.source, { views: others, metrics: this.state.metrics }).findings) {
        const edit = finding.fixIts?.[0]?.edits[0];
        if (finding.id !== 'vfl.unknown-view' || !edit) continue;
        const name = single.find(name => finding.message.startsWith(name + ' '));
        if (name && bare(name) !== bare(edit.replacement)) hints.push({ ...located(finding, line), offset: line.start + part(line.source, 0, edit.offset).length, id: 'page.new-view', severity: 'note', name });
      }
    });
    return hints;
  }

  #tell(kind) { for (const listener of this.#listeners) listener(kind); }
}

/** A finding of a statement with its place in the editor: the line, and the offset in it. One of an option is at the option. */
function located(finding, line) {
  if (finding.option !== undefined) {
    const source = line.options[finding.option];
    const start = optionPlace(line, finding.option);
    return { ...finding, line: line.number, source, start, offset: start + part(source, 0, finding.fixIts?.[0]?.edits[0].offset ?? 0).length };
  }
  return { ...finding, line: line.number, source: line.source, offset: line.start + offsetOfColumn(line.source, finding.column ?? 1), start: line.start };
}
