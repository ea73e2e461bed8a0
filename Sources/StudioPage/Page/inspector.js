// The inspectors: size, attributes and constraints of the selection.

import { colorField, flagField, fontField, systemColors } from './attributefields.js';
import { find, make } from './element.js';
import { choice, checkbox, continueTyping, numberField, row, textField } from './fields.js';
import { isHorizontal } from './geometry.js';
import { classTitle } from './model.js';
import { controllerFields, segueFields } from './scenes.js';
import { hasAttributes, sizeFields } from './sizefields.js';
import { words } from './strings.js';
import { addVariation, stackMenus, variationsOf } from './variationfields.js';

const priorities = [1000, 750, 500, 250, 1];
const texts = { label: 'text', textView: 'text', textField: 'text', button: 'title' };
const menus = { textAlignment: ['', 'left', 'center', 'right', 'justified', 'natural'], ...stackMenus };

export class Inspector {
  #tab = 'size';
  #subject = '';

  constructor(model, edit) {
    Object.assign(this, { model, edit, container: find('inspector') });
    model.listen(change => { if (change !== 'ghost') this.draw(); });
    this.draw();
  }

  show(tab) {
    this.#tab = tab;
    this.draw();
  }

  draw() {
    const { model } = this;
    const focused = this.container.contains(document.activeElement) ? document.activeElement : null;
    const constraint = model.constraint && model.constraintState(model.constraint);
    const tabs = make('div.tabs', { role: 'tablist' }, ...['size', 'attributes'].map(name => make('button', { type: 'button', role: 'tab', 'aria-selected': String(this.#tab === name), text: words(name), onclick: () => this.show(name) })));
    const views = model.selected();
    let content;
    const [node, arrow] = [model.node(model.controller), model.arrow(model.segue)];
    if (arrow) content = [make('h2', { text: words('segue') }), ...segueFields(model, arrow)];
    else if (node) content = [make('h2', { text: node.title }), make('p.class', { text: classTitle(node.kind), title: node.id }), ...controllerFields(model, node)];
    else if (constraint) content = [make('h2', { text: words('constraint') }), ...this.constraintFields(constraint)];
    else if (!views.length) content = [make('p.empty', { text: words('select.none') })];
    else content = [make('h2', { text: views.length === 1 ? model.title(views[0].id) : words('select.many', views.length) }),
      views.length === 1 && make('p.class', { text: classTitle(views[0].class), title: views[0].id }), ...(this.#tab === 'size' ? this.#size(views) : this.#attributes(views))];
    const panel = make('div', {}, ...(views.length && !constraint ? [tabs] : [make('div.tabs')]), ...content.filter(Boolean));
    const name = focused?.getAttribute('aria-label');
    const field = name && [...panel.querySelectorAll('[aria-label]')].find(element => element.getAttribute('aria-label') === name);
    // A field commits its text when it goes away, unless a field of the same item continues it.
    const subject = [model.state?.document, arrow?.id ?? node?.id ?? constraint?.id ?? model.selection.join(' ')].join(' ');
    if (field && subject === this.#subject) focused.isReplaced = true;
    this.#subject = subject;
    this.container.replaceChildren(...panel.childNodes);
    if (field) continueTyping(focused, field);
  }

  // MARK: Size

  #size(views) {
    const { model } = this;
    const view = views[0];
    const parts = [];
    if (views.length === 1) {
      const parent = model.view(view.parent);
      const [left, top] = parent ? parent.frame : [0, 0];
      const shown = [view.frame[0] - left, view.frame[1] - top, view.frame[2], view.frame[3]];
      const isFixed = !model.movable(view);
      const set = (place, value) => {
        const frame = [...view.frame];
        frame[place] = place === 0 ? value + left : place === 1 ? value + top : value;
        model.perform({ name: 'move', frames: { [view.id]: frame } });
      };
      const field = (name, place) => make('label.number', {}, numberField(words('inspector.' + name), shown[place], value => set(place, value), { disabled: isFixed, 'data-frame': name, ...(place > 1 ? { 'data-minimum': 0 } : {}) }), make('span', { text: words('inspector.' + name) }));
      parts.push(make('h3', { text: words('frame') }), make('div.grid', {}, field('x', 0), field('y', 1), field('width', 2), field('height', 3)));
    }
    parts.push(...this.#constraints(views));
    if (views.length === 1 && model.state.editable) parts.push(this.#reasons(view));
    const levels = view.priorities;
    if (levels) {
      const names = ['horizontalHugging', 'verticalHugging', 'horizontalCompressionResistance', 'verticalCompressionResistance'];
      const field = (title, place) => row(words(title), numberField(`${words(place < 2 ? 'hugging' : 'compression')}: ${words(title)}`, levels[place],
        value => model.perform({ name: 'priorities', views: views.map(view => view.id), [names[place]]: value }), { list: 'priorities', disabled: !model.isEditable }));
      parts.push(make('h3', { text: words('hugging') }), field('horizontal', 0), field('vertical', 1), make('h3', { text: words('compression') }), field('horizontal', 2), field('vertical', 3),
        make('datalist', { id: 'priorities' }, ...priorities.map(value => make('option', { value }))));
    }
    if (views.length === 1) parts.push(...sizeFields(model, view));
    return parts;
  }

  #constraints(views) {
    const ids = new Set(views.map(view => view.id));
    const scenes = new Set(views.map(view => this.model.scene(view.id)));
    const found = [...scenes].flatMap(scene => scene.constraints).filter(constraint => ids.has(constraint.first) || ids.has(constraint.second));
    if (!found.length) return [make('h3', { text: words('constraints') }), make('p.empty', { text: words('constraints.none') })];
    const groups = [['horizontal', found.filter(constraint => isHorizontal(constraint.attribute))], ['vertical', found.filter(constraint => !isHorizontal(constraint.attribute))]];
    return [make('h3', { text: `${words('constraints')} (${found.length})` }), ...groups.filter(([, list]) => list.length).flatMap(([axis, list]) => [make('h4', { text: words(axis) }), ...list.map(constraint => this.#constraintRow(constraint))])];
  }

  /** The constraints that determine the frame, on demand. */
  #reasons(view) {
    const { model } = this;
    const list = make('div', { 'aria-live': 'polite' });
    const show = async () => {
      const { reasons } = await model.connection.request('explain', { document: model.state.document, view: view.id }).catch(() => ({}));
      const entries = axis => (reasons?.[axis] ?? []).map(({ constraint, text }) => {
        const known = constraint && model.constraintState(constraint);
        return known ? make('button.reason', { type: 'button', text: model.named(known.text), onclick: () => model.selectConstraint(constraint) }) : make('p.reason', { text: model.named(text ?? constraint) });
      });
      list.replaceChildren(...['horizontal', 'vertical'].flatMap(axis => {
        const found = entries(axis);
        return [make('h4', { text: words(axis) }), ...(found.length ? found : [make('p.reason', { text: words('why.none') })])];
      }));
    };
    return make('div.why', {}, make('button', { type: 'button', text: words('why'), onclick: show }), list);
  }

  #constraintRow(constraint) {
    const { model } = this;
    const state = constraint.state === 'satisfied' ? null : make('span.badge.' + constraint.state, { text: '▲', 'aria-label': words('state.' + constraint.state) });
    return make('div.constraint', { 'data-constraint': constraint.id },
      make('button.text', { type: 'button', text: model.named(constraint.text), title: constraint.id, onclick: () => model.selectConstraint(constraint.id) }), state,
      model.sources[constraint.id] ? make('span.source', { text: words('constraint.line', model.sources[constraint.id]) }) : null,
      make('button.edit', { type: 'button', text: '✎', 'aria-label': `${words('constraint')}: ${constraint.text}`, onclick: event => this.edit.constraint(constraint, event.clientX, event.clientY) }));
  }

  /** The fields of a constraint, for the inspector and the pop-over. */
  constraintFields(constraint) {
    const { model } = this;
    const change = values => model.perform({ name: 'constraint', id: constraint.id, ...values });
    const isOff = !model.isEditable;
    const item = (id, attribute) => `${model.title(id)}.${attribute}`;
    return [
      row(words('constraint.first'), make('span.value', { text: item(constraint.first, constraint.attribute) })),
      row(words('constraint.relation'), choice(words('constraint.relation'), constraint.relation, ['==', '<=', '>='].map(sign => [sign, words('relation.' + sign)]), relation => change({ relation }), { disabled: isOff })),
      constraint.second && row(words('constraint.second'), make('span.value', { text: item(constraint.second, constraint.secondAttribute) })),
      row(words('constraint.constant'), numberField(words('constraint.constant'), constraint.constant, constant => change({ constant }), { disabled: isOff, 'data-field': 'constant' }), addVariation(model, constraint.id, 'constant', constraint.constant)),
      ...variationsOf(model, constraint.id, 'constant'),
      row(words('constraint.priority'), numberField(words('constraint.priority'), constraint.priority, priority => change({ priority }), { disabled: isOff, 'data-field': 'priority' }), addVariation(model, constraint.id, 'priority', constraint.priority)),
      ...variationsOf(model, constraint.id, 'priority'),
      constraint.second && row(words('constraint.multiplier'), numberField(words('constraint.multiplier'), constraint.multiplier, multiplier => change({ multiplier }), { disabled: isOff })),
      ...installedFields(model, constraint.id),
      make('code.format', { text: model.named(constraint.text) }),
      make('div.buttons', {}, make('button', { type: 'button', text: words('constraint.current'), disabled: isOff, onclick: () => change({ constant: 'current' }) }),
        make('button.danger', { type: 'button', text: words('constraint.delete'), disabled: isOff, onclick: () => model.perform({ name: 'delete', constraints: [constraint.id] }) })),
    ].filter(Boolean);
  }

  // MARK: Attributes

  #attributes(views) {
    const { model } = this;
    if (views.length !== 1) return [];
    const view = views[0];
    const { attributes } = model;
    const set = (name, value) => model.perform({ name: 'attributes', view: view.id, values: { [name]: value } });
    const isOff = !model.isEditable;
    const kind = view.class.replace(/^UI/, '').replace(/^./, letter => letter.toLowerCase());
    // A layout document has no keys for some attributes.
    const isMissing = name => Boolean(model.attributeNames && !model.attributeNames.includes(name));
    const state = name => ({ disabled: isOff || isMissing(name), title: isMissing(name) ? words('attribute.missing') : null });
    const field = name => row(words('attribute.' + name), menus[name]
      ? choice(words('attribute.' + name), attributes[name] ?? menus[name][0], menus[name].map(value => [value, value || '—']), value => set(name, value), state(name))
      : textField(words('attribute.' + name), attributes[name], value => set(name, value), { ...state(name), 'data-attribute': name }));
    const names = ['userLabel', texts[kind], kind === 'textField' ? 'placeholder' : null, ...(kind === 'label' ? ['numberOfLines'] : []),
      ...(['label', 'textField', 'textView'].includes(kind) ? ['textAlignment'] : []), ...(texts[kind] ? ['fontSize'] : []), ...(kind === 'imageView' ? ['image'] : []),
      ...(kind === 'stackView' ? ['axis', 'alignment', 'distribution', 'spacing'] : [])].filter(Boolean);
    const colors = ['backgroundColor', 'tintColor', ...(['label', 'textField', 'textView'].includes(kind) ? ['textColor'] : [])];
    const more = hasAttributes(model) ? [texts[kind] && fontField(model, set), ...colors.map(name => colorField(model, name, set)), systemColors(model), field('customClass'), flagField(model, 'clipsSubviews', set),
      kind === 'stackView' && flagField(model, 'baselineRelativeArrangement', set)].filter(Boolean) : [texts[kind] && fontField(model, set, ['italicSystem']), field('customClass')].filter(Boolean);
    const variable = hasAttributes(model);
    const plus = (name, value) => variable ? addVariation(model, view.id, name, value) : null;
    const below = name => variable ? variationsOf(model, view.id, name) : [];
    const withVariations = name => {
      const element = field(name);
      const added = variedNames.includes(name) ? plus(name, attributes[name] || defaults[name]) : null;
      if (added) element.append(added);
      return [element, ...below(name)];
    };
    return [...names.flatMap(withVariations), ...more,
      make('div.varied', {}, checkbox(words('attribute.hidden'), attributes.hidden === 'YES', isOn => set('hidden', isOn ? 'YES' : ''), { disabled: isOff }), plus('hidden', 'YES')), ...below('hidden'),
      ...(variable && view.parent ? installedFields(model, view.id) : [])];
  }
}

const variedNames = ['fontSize', 'axis', 'alignment', 'distribution', 'spacing'];
const defaults = { fontSize: 17, axis: 'horizontal', alignment: 'fill', distribution: 'fill', spacing: 0 };

/** Whether a view or constraint is installed: for all size classes, and for some. */
function installedFields(model, item) {
  if (!model.state.sizeClasses) return [];
  const isOff = model.variations.some(one => one.item === item && one.name === 'installed' && one.sizeClasses === 'default' && one.value === 'NO');
  const set = isOn => model.perform({ name: 'variation', item, sizeClasses: 'default', value: 'installed', to: isOn ? '' : 'NO' });
  return [make('div.varied', {}, checkbox(words('variation.installed'), !isOff, set, { disabled: !model.isEditable, 'data-installed': item }), addVariation(model, item, 'installed', isOff ? 'YES' : 'NO')),
    ...variationsOf(model, item, 'installed').filter(element => !element.querySelector('[data-variation$=" default"]'))];
}

