// The sweep chart: over a ruler of widths or heights, the intervals at which each finding holds.

import { find, make } from './element.js';
import { choice } from './fields.js';
import { words } from './strings.js';

/** The pause after an edit before the sweep begins again, in milliseconds. */
const pause = 500;

export class SweepChart {
  axis = 'width';
  #sweep = null;
  /** The text, scene and settings of the sweep that is shown or computed. */
  #key = '';
  #document = null;
  #timer = null;
  #isPressed = false;

  constructor(model, canvas) {
    Object.assign(this, { model, canvas, section: find('sweep') });
    this.title = make('h2', { text: words('sweep') });
    this.status = make('span.status', { role: 'status' });
    this.rows = make('div.sweep-rows');
    this.section.setAttribute('aria-label', words('sweep'));
    const axes = choice(words('sweep.axis'), this.axis, ['width', 'height'].map(name => [name, words('sweep.' + name)]), axis => { this.axis = axis; this.refresh(); }, { id: 'sweep-axis' });
    this.section.append(make('div.sweep-bar', {}, this.title, axes, this.status), this.rows);
    for (const [name, isPressed] of [['pointerdown', true], ['pointerup', false], ['pointercancel', false]]) canvas.svg.addEventListener(name, () => { this.#isPressed = isPressed; });
    model.listen(change => { if (change === 'state' || change === 'selection') this.refresh(); });
  }

  get isShown() { return !this.section.hidden; }

  toggle() {
    this.section.hidden = !this.section.hidden;
    this.toggled?.();
    this.refresh();
  }

  /** Sweeps the scene again after a pause, unless the chart is about this text, scene and device. */
  refresh() {
    const { model } = this;
    if (!this.isShown || !model.isConnected) return;
    const document = model.state?.document;
    if (document !== this.#document || !model.currentScene) this.#clear();
    this.#document = document;
    if (!model.currentScene) return;
    const { revision, settings } = model.state;
    const key = JSON.stringify([document, revision, this.#root, this.axis, settings.device, settings.landscape, settings.rightToLeft, settings.textSize]);
    if (key === this.#key) { this.#drawPlace(); return; }
    this.#key = key;
    this.section.classList.add('stale');
    this.#say(words('sweep.busy', 0));
    this.#wait(this.#sweep ? pause : 0);
  }

  /** Removes the chart, which is about another document. */
  #clear() {
    clearTimeout(this.#timer);
    this.#sweep = null;
    this.#key = '';
    this.section.classList.remove('stale');
    this.title.textContent = words('sweep');
    this.#say('');
    this.rows.replaceChildren();
  }

  get #root() { return this.model.outerScene(this.model.currentScene).root; }

  #wait(time) {
    clearTimeout(this.#timer);
    this.#timer = setTimeout(() => this.#advance(), time);
  }

  /** Asks for the next part of the sweep. A drag comes first. */
  async #advance() {
    const { model } = this;
    if (!this.isShown || !model.isConnected) { this.#key = ''; return; }
    if (this.#isPressed) { this.#wait(pause); return; }
    const key = this.#key;
    const reply = await model.connection.request('sweep', { document: model.state.document, axis: this.axis, view: this.#root }).catch(() => ({}));
    if (key !== this.#key) return;
    const { sweep } = reply;
    if (!sweep) { this.#key = ''; this.#say(reply.refusal?.message ?? ''); return; }
    if (sweep.progress < 1) {
      this.#say(words('sweep.busy', Math.round(sweep.progress * 100)));
      this.#wait(0);
      return;
    }
    this.#sweep = sweep;
    this.section.classList.remove('stale');
    this.#draw();
  }

  // MARK: Drawing

  #say(text) { this.status.textContent = text; }

  /** The share of the ruler before a length, in percent. */
  #place(value) {
    const [low, high] = this.#sweep.range;
    return 100 * (value - low) / (high - low);
  }

  #draw() {
    const { model } = this;
    const { findings } = this.#sweep;
    this.title.textContent = `${words('sweep')}: ${model.sceneTitle(model.scene(this.#sweep.root) ?? model.currentScene)}`;
    this.#say(findings.length ? '' : words('sweep.none'));
    this.rows.replaceChildren(this.#ruler(), ...findings.map(finding => this.#row(finding)));
    this.#drawPlace();
  }

  #ruler() {
    const track = make('div.sweep-track.ruler');
    const marks = this.#sweep.marks;
    const last = marks.at(-1);
    let shown = -Infinity;
    for (const mark of marks) {
      const { value, devices } = mark;
      const place = this.#place(value);
      const isLabelled = mark === last || place - shown > 5 && this.#place(last.value) - place > 5;
      if (isLabelled) shown = place;
      track.append(make('button.tick', { type: 'button', 'data-value': value, title: [value, ...devices].join(', '), 'aria-label': [words('sweep.show', value), ...devices].join(', '), style: { left: place + '%' }, onclick: () => this.show(value) }, isLabelled ? make('span', { text: value }) : null));
    }
    return make('div.sweep-row', {}, make('span'), track);
  }

  #row({ finding, sentence, intervals }) {
    const { model } = this;
    const name = make('button.sweep-finding', { type: 'button', 'data-finding': finding.id, title: finding.message, text: sentence, onclick: () => {
      const views = finding.views.filter(id => model.view(id));
      if (views.length) model.select(finding.id.endsWith('conflict') ? views : views.slice(0, 1));
      else if (finding.constraints.length) model.selectConstraint(finding.constraints[0]);
    } });
    const bars = intervals.map(([low, high]) => make('button.sweep-bar-part.' + finding.severity, {
      type: 'button', 'data-interval': `${low}-${high}`, title: `${low}–${high}`, 'aria-label': words('sweep.show', low) + ': ' + sentence,
      style: { left: this.#place(low) + '%', width: this.#place(high) - this.#place(low) + '%' },
      onclick: event => {
        const box = event.currentTarget.getBoundingClientRect();
        // A key has no place.
        const share = event.detail && box.width ? (event.clientX - box.left) / box.width : 0;
        this.show(Math.round(low + Math.min(1, Math.max(0, share)) * (high - low)));
      },
    }));
    return make('div.sweep-row', {}, name, make('div.sweep-track', {}, ...bars));
  }

  /** Marks the length of the canvas on each track. */
  #drawPlace() {
    if (!this.#sweep) return;
    const { model } = this;
    const size = model.scene(this.#sweep.root)?.size;
    const value = model.state.settings[this.axis] ?? size?.[this.axis === 'width' ? 0 : 1];
    for (const old of this.rows.querySelectorAll('.sweep-place')) old.remove();
    const [low, high] = this.#sweep.range;
    if (value === undefined || value < low || value > high) return;
    for (const track of this.rows.querySelectorAll('.sweep-track')) track.append(make('span.sweep-place', { style: { left: this.#place(value) + '%' } }));
  }

  /** Shows the canvas with a length of the screen. */
  async show(value) {
    await this.model.configure({ width: undefined, height: undefined, [this.axis]: value });
    if (this.#sweep) this.canvas.reveal(this.#sweep.root);
  }
}
