// The metrics beside the editor: a slider and a number for each.

import { find, length, make } from './element.js';
import { words } from './strings.js';

export class Metrics {
  constructor(session) {
    this.session = session;
    find('metric-form').addEventListener('submit', event => {
      event.preventDefault();
      const field = find('metric-name');
      const name = field.value.trim();
      if (!/^[A-Za-z_]\w*$/.test(name)) return field.focus();
      session.change(state => { state.metrics[name] ??= 8; });
      field.value = '';
    });
    session.listen(kind => { if (kind !== 'selection') this.draw(); });
    this.draw();
  }

  draw() {
    const { metrics } = this.session.state;
    const key = JSON.stringify([Object.keys(metrics), words('title')]);
    if (key !== this.key) {
      this.key = key;
      const rows = Object.keys(metrics).map(name => this.#row(name));
      find('metrics').replaceChildren(...(rows.length ? rows : [make('p.empty', { text: words('metrics.none') })]));
    }
    for (const control of find('metrics').querySelectorAll('input')) {
      const value = metrics[control.dataset.metric];
      if (control.type === 'range') {
        control.max = Math.max(100, Number(control.max), value);
        control.min = Math.min(0, Number(control.min), value);
      }
      if (control !== document.activeElement || control.type === 'range') control.value = length(value);
    }
  }

  #row(name) {
    const { session } = this;
    const read = event => { if (Number.isFinite(event.target.valueAsNumber)) session.setMetric(name, event.target.valueAsNumber); };
    return make('div.metric', {}, make('code', { text: name }),
      make('input', { type: 'range', 'data-metric': name, 'aria-label': words('metrics.value', name), min: 0, max: 100, oninput: read }),
      make('input', { type: 'number', step: 'any', 'data-metric': name, 'aria-label': words('metrics.value', name), oninput: read }),
      make('button.remove', { type: 'button', text: '×', 'aria-label': words('metrics.remove', name), onclick: () => {
        session.change(state => { delete state.metrics[name]; });
        find('metric-name').focus();
      } }));
  }
}
