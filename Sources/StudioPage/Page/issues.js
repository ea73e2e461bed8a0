// The issue navigator: the findings of each scene with their cures as buttons.

import { find, make } from './element.js';
import { words } from './strings.js';

const signs = { error: '●', warning: '⚠', note: 'ⓘ' };

export class Issues {
  constructor(model) {
    this.model = model;
    this.container = find('issues');
    this.container.setAttribute('aria-label', words('issues'));
    model.listen(change => { if (change === 'state') this.draw(); });
  }

  get count() { return this.model.state?.findings.length ?? 0; }

  draw() {
    const { model } = this;
    const findings = model.state?.findings ?? [];
    if (!findings.length) { this.container.replaceChildren(make('p.empty', { text: words('issues.none') })); return; }
    const groups = new Map();
    for (const entry of findings) {
      const scene = model.outerScene(entry.finding.views.map(id => model.scene(id)).find(Boolean));
      const title = scene ? model.sceneTitle(scene) : model.state.document;
      groups.set(title, [...(groups.get(title) ?? []), entry]);
    }
    this.container.replaceChildren(...[...groups].flatMap(([title, entries]) => [make('h2', { text: title }), ...entries.map(entry => this.#issue(entry))]));
  }

  #issue({ finding, cures }) {
    const { model } = this;
    const place = finding.line ? `${finding.line}:${finding.column}` : '';
    const button = make('button.message', { type: 'button', onclick: () => {
      const views = finding.views.filter(id => model.view(id));
      // The views that follow from the first one stay unselected.
      if (views.length) model.select(finding.id === 'ib.conflict' ? views : views.slice(0, 1));
      else if (finding.constraints.length) model.selectConstraint(finding.constraints[0]);
    } }, make('span.sign.' + finding.severity, { text: signs[finding.severity] ?? '', 'aria-label': finding.severity }), make('span', { text: model.named(finding.message) }), place && make('span.place', { text: place, title: finding.id }));
    return make('div.issue', { 'data-finding': finding.id }, button, ...(finding.notes ?? []).map(text => make('p.note', { text: model.named(text) })),
      make('div.cures', {}, ...cures.map(cure => make('button.cure', { type: 'button', text: this.#title(cure), onclick: () => model.perform(cure.command) }))));
  }

  /** The title of a cure: the name of the constraint in place of its id. */
  #title({ title, command }) {
    if (command.name === 'priorities' || command.name === 'batch') return title;
    if (command.name === 'resolve') return words('resolve.' + command.action);
    const constraint = command.name === 'delete' && this.model.constraintState(command.constraints?.[0]);
    return constraint ? `${words('delete')} ${this.model.named(constraint.text)}` : title;
  }
}
