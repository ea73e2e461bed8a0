// The buttons at the lower right of the canvas: Update Frames, Embed In, Align, Add New Constraints, and Resolve.

import { alignment, short } from './geometry.js';
import { find, make } from './element.js';
import { checkbox, choice, numberField, parse, row } from './fields.js';
import { Edits } from './edits.js';
import { neighborMenu, neighbors } from './neighbors.js';
import { closePopover, showMenu, showPopover } from './popover.js';
import { canEmbedScene, embedScene } from './scenes.js';
import { words } from './strings.js';

const alignments = ['leading', 'trailing', 'top', 'bottom', 'centers-x', 'centers-y', 'baselines', 'container-x', 'container-y'];
const isForContainer = name => name.startsWith('container');

export class LayoutButtons {
  constructor(model) {
    this.model = model;
    const button = (name, symbol, run) => make('button', { type: 'button', id: name + '-button', title: words(name), 'aria-label': words(name), 'aria-haspopup': 'dialog', text: symbol, onclick: () => run() });
    this.buttons = {
      update: button('update', '⟳', () => this.resolve('update-frames', true)), embed: button('embed', '⊡', () => this.showEmbed()), align: button('align', '⊫', () => this.showAlign()),
      pin: button('pin', '⊢⊣', () => this.showPin()), resolve: button('resolve', '⊢△⊣', () => this.showResolve()),
    };
    find('layout-buttons').replaceChildren(...Object.values(this.buttons));
    model.listen(() => this.update());
    this.update();
  }

  update() {
    const { model, buttons } = this;
    const views = model.selected().filter(view => view.parent);
    for (const name of ['update', 'resolve']) buttons[name].disabled = !model.isEditable;
    for (const name of ['align', 'pin']) buttons[name].disabled = !model.canConstrain || !views.length;
    buttons.embed.disabled = !model.isEditable || !views.length && !model.chosenNode;
  }

  get views() { return this.model.selected().filter(view => view.parent).map(view => view.id); }

  // MARK: Align

  showAlign() {
    const { views, model } = this;
    if (!views.length) return;
    const chosen = new Map();
    let update = 'none';
    const edits = new Edits(model);
    const add = make('button.primary', { type: 'button', text: words('add', 0), disabled: true, onclick: () => { const command = build(); closePopover(); model.perform(command); } });
    const build = () => this.#batch(words('align'), [...chosen].map(([attribute, offset]) => ({ name: 'align', attribute, views, offset })), update, views);
    const refresh = () => edits.show(chosen.size ? build() : null, count => this.#count(add, count));
    const rows = alignments.map(name => {
      const isOff = !isForContainer(name) && views.length < 2;
      const offset = numberField(`${words('align.' + name)}: ${words('constraint.constant')}`, 0, () => {}, { disabled: isOff });
      offset.addEventListener('input', () => { if (chosen.has(name)) { chosen.set(name, parse(offset.value) ?? 0); refresh(); } });
      const box = checkbox(words('align.' + name), false, isOn => { if (isOn) chosen.set(name, parse(offset.value) ?? 0); else chosen.delete(name); refresh(); }, { disabled: isOff, 'data-align': name });
      return make('div.option', {}, box, offset);
    });
    showPopover(this.buttons.align, words('align.title'), [...rows.slice(0, 7), make('hr'), ...rows.slice(7), make('hr'), this.#updateRow(value => { update = value; refresh(); }), edits.list, add], () => model.showGhost(null));
  }

  #batch(title, commands, update, views) {
    const all = commands.map(command => update === 'none' ? command : { ...command, updateFrames: update });
    return all.length === 1 ? all[0] : { name: 'batch', title, commands: all };
  }

  #count(button, count) {
    button.textContent = count === 1 ? words('add.one') : words('add', count);
    button.disabled = count === 0;
  }

  #updateRow(commit) { return row(words('update'), choice(words('update'), 'none', ['none', 'items', 'all'].map(name => [name, words('update.' + name)]), commit, { id: 'update-frames' })); }

  // MARK: Pin

  async showPin() {
    const { views, model } = this;
    if (!views.length) return;
    const first = model.view(views[0]);
    const frame = alignment(first, first.frame);
    const state = { spaces: {}, neighbors: {}, update: 'none', margins: false };
    let near = await neighbors(model, first.id, false);
    const edits = new Edits(model);
    const add = make('button.primary', { type: 'button', text: words('add', 0), disabled: true, onclick: () => { const command = build(); closePopover(); model.perform(command); } });
    const build = () => ({ name: 'pin', views, ...(Object.keys(state.spaces).length ? { spaces: state.spaces } : {}), ...(Object.keys(state.neighbors).length ? { neighbors: state.neighbors } : {}), margins: state.margins, updateFrames: state.update,
      ...Object.fromEntries(['width', 'height', 'aspect', 'equalWidths', 'equalHeights'].filter(name => state[name]).map(name => [name, state[name]])) });
    const refresh = () => {
      const isEmpty = !Object.keys(state.spaces).length && !['width', 'height', 'aspect', 'equalWidths', 'equalHeights'].some(name => state[name]);
      edits.show(isEmpty ? null : build(), count => this.#count(add, count));
    };
    const isArranged = views.some(id => model.view(id).arranged);
    const sides = [];
    const side = name => {
      const strut = make('button.strut', { type: 'button', 'data-strut': name, 'aria-pressed': 'false', 'aria-label': words('pin.strut', words('pin.' + name)), disabled: isArranged, onclick: () => set(!state.spaces[name]) });
      const field = make('input', { type: 'text', 'aria-label': words('pin.' + name), 'data-space': name, disabled: isArranged, list: 'space-values' });
      const show = () => {
        const menu = neighborMenu(model, name, near[name] ?? [], take, { disabled: isArranged || views.length > 1 });
        holder.replaceChildren(menu);
        if (!state.spaces[name]) field.value = short(near[name]?.[0]?.distance ?? 0);
      };
      const take = neighbor => {
        if (neighbor.id === near[name][0].id) delete state.neighbors[name]; else state.neighbors[name] = neighbor.id;
        field.value = short(neighbor.distance);
        set(true);
      };
      const holder = make('span');
      show();
      sides.push(show);
      const set = isOn => {
        if (isOn) state.spaces[name] = isOn === 'standard' || field.value.trim() === words('constraint.standard') ? 'standard' : parse(field.value) ?? 'current';
        else delete state.spaces[name];
        strut.setAttribute('aria-pressed', String(Boolean(isOn)));
        refresh();
      };
      field.addEventListener('input', () => set(true));
      return make('div.side.' + name, {}, make('span.space-field', {}, field, holder), strut);
    };
    const box = make('div.pin-box', {}, make('datalist', { id: 'space-values' }, make('option', { value: words('constraint.standard') })), side('top'), side('leading'), make('div.pin-middle'), side('trailing'), side('bottom'));
    const sized = (name, value) => {
      const field = numberField(words('pin.' + name), value, () => {}, {});
      field.dataset.size = name;
      const check = checkbox(words('pin.' + name), false, isOn => { state[name] = isOn ? parse(field.value) ?? 'current' : undefined; refresh(); }, { 'data-pin': name });
      field.addEventListener('input', () => { check.querySelector('input').checked = true; state[name] = parse(field.value) ?? 'current'; refresh(); });
      return make('div.option', {}, check, field);
    };
    const flag = (name, isOff) => checkbox(words('pin.' + name), false, isOn => { state[name] = isOn || undefined; refresh(); }, { 'data-pin': name, disabled: isOff });
    showPopover(this.buttons.pin, words('pin.title'), [
      box, make('p.help', { text: words('pin.spacing') }), checkbox(words('pin.margins'), false, async isOn => {
        Object.assign(state, { margins: isOn, neighbors: {} });
        near = await neighbors(model, first.id, isOn);
        for (const show of sides) show();
        refresh();
      }, { 'data-pin': 'margins' }), make('hr'),
      sized('width', frame[2]), sized('height', frame[3]), make('hr'),
      flag('equalWidths', views.length < 2), flag('equalHeights', views.length < 2), flag('aspect'), make('hr'), this.#updateRow(value => { state.update = value; refresh(); }), edits.list, add,
    ], () => model.showGhost(null));
  }

  // MARK: Resolve and Embed

  resolve(action, isAll) {
    const views = this.model.selection;
    return this.model.perform({ name: 'resolve', action, ...(isAll || !views.length ? {} : { views }) });
  }

  showResolve() {
    const { model } = this;
    const actions = ['update-frames', 'update-constants', 'add-missing', 'reset', 'clear'];
    const items = isAll => actions.map(action => ({
      title: words('resolve.' + action), isDisabled: !isAll && !model.selection.length, run: () => this.resolve(action, isAll),
      preview: () => this.#ghost({ name: 'resolve', action, ...(isAll ? {} : { views: model.selection }) }),
    }));
    const menu = showMenu(this.buttons.resolve, words('resolve'), [words('resolve.selected'), ...items(false), null, words('resolve.all'), ...items(true)]);
    new MutationObserver((_, observer) => { if (!menu.isConnected) { model.showGhost(null); observer.disconnect(); } }).observe(find('layer'), { childList: true });
  }

  async #ghost(command) {
    const reply = await this.model.preview(command).catch(() => null);
    if (reply?.state && document.querySelector('.popover.menu')) this.model.showGhost(reply.state);
  }

  showEmbed() {
    const containers = ['stackView', 'view', 'viewWithoutInset', 'scrollView'];
    const { model } = this;
    const scenes = model.state.overview ? [null, ...['navigationController', 'tabBarController'].map(name => ({ title: words('embed.' + name), isDisabled: !canEmbedScene(model, name), run: () => embedScene(model, name) }))] : [];
    showMenu(this.buttons.embed, words('embed'), [...containers.map(name => ({ title: words('embed.' + name), isDisabled: !this.views.length, run: () => this.embed(name) })),
      ...scenes, null, { title: words('unembed'), isDisabled: !this.canUnembed, run: () => this.unembed() }]);
  }

  async embed(container = 'stackView') {
    const reply = await this.model.perform({ name: 'embed', views: this.views, container });
    if (reply.outcome) this.model.select(reply.outcome.views);
  }

  get canUnembed() { return this.model.isEditable && this.views.length === 1 && this.model.children(this.views[0]).length > 0; }

  async unembed() {
    const reply = await this.model.perform({ name: 'unembed', view: this.views[0] });
    if (reply.outcome) this.model.select(reply.outcome.views);
  }
}
