// Values for size classes: the rows of those that exist, and the "+" that adds one for the size classes of the device.

import { make } from './element.js';
import { checkbox, choice, numberField, row } from './fields.js';
import { closePopover, showPopover } from './popover.js';
import { titleOf, words } from './strings.js';

const numbers = ['constant', 'priority', 'fontSize', 'spacing'];
const flags = ['installed', 'hidden'];
/** The values of stack views with a fixed list of words. */
export const stackMenus = {
  axis: ['horizontal', 'vertical'], distribution: ['fill', 'fillEqually', 'fillProportionally', 'equalSpacing', 'equalCentering'],
  alignment: ['fill', 'top', 'leading', 'center', 'bottom', 'trailing', 'firstBaseline', 'lastBaseline'],
};
const isEdited = name => numbers.includes(name) || flags.includes(name) || name in stackMenus;

/** The size classes in short, as in Interface Builder: `wC hR`. */
export function shortClasses(key) {
  if (key === 'default') return words('variation.default');
  const part = (axis, letter) => { const found = key.match(new RegExp(axis + 'Class=(.)')); return found ? letter + found[1].toUpperCase() : ''; };
  return [part('width', 'w'), part('height', 'h')].filter(Boolean).join(' ') || key;
}

/** The field of a variation with a button that removes it. `named` puts the name of its item before it. */
export function variationRow(model, { sizeClasses, item, name, value, title }, isNamed = false) {
  const disabled = !model.isEditable;
  const kind = titleOf('variation.', name);
  const label = `${kind} ${shortClasses(sizeClasses)}`;
  const set = to => model.perform({ name: 'variation', item, sizeClasses, value: name, to });
  const properties = { disabled, 'data-variation': `${item} ${name} ${sizeClasses}` };
  const field = numbers.includes(name) ? numberField(label, Number(value), number => set(String(number)), properties)
    : flags.includes(name) ? checkbox('', value === 'YES', isOn => set(isOn ? 'YES' : 'NO'), { ...properties, 'aria-label': label })
      : name in stackMenus ? choice(label, value, stackMenus[name].map(word => [word, word]), set, properties) : make('span.value', { text: value, title: words('variation.fixed') });
  const remove = make('button.small', { type: 'button', text: '×', title: words('variation.remove', label), 'aria-label': words('variation.remove', label), disabled: disabled || !isEdited(name), onclick: () => set('') });
  const named = isNamed ? [make('code', { text: title ? model.named(title) : model.named(model.constraintState(item)?.text ?? model.title(item)) })] : [];
  return make('div.variation', {}, ...named, row(`${shortClasses(sizeClasses)} ${kind}`, field, remove));
}

/** The variations of one value of an item, below its field. */
export const variationsOf = (model, item, name) => model.variations.filter(one => one.item === item && one.name === name).map(one => variationRow(model, one));

/** A button that adds a variation of a value. `current` is the value it begins with. */
export function addVariation(model, item, name, current) {
  if (!model.state.sizeClasses) return null;
  const label = words('variation.add.of', words('variation.' + name));
  return make('button.small', { type: 'button', text: '+', title: label, 'aria-label': label, disabled: !model.isEditable, 'data-add-variation': name, onclick: event => showChoice(model, item, name, current, event.target) });
}

/** The pop-over of Interface Builder's "+": size classes, which begin with those of the device. */
function showChoice(model, item, name, current, anchor) {
  const device = model.state.sizeClasses;
  const chosen = { width: device.match(/widthClass=(\w+)/)?.[1] ?? '', height: device.match(/heightClass=(\w+)/)?.[1] ?? '' };
  const add = make('button.primary', { type: 'button', id: 'add-variation', text: words('variation.add'), onclick: () => {
    const sizeClasses = ['height', 'width'].filter(axis => chosen[axis]).map(axis => `${axis}Class=${chosen[axis]}`).join('-');
    closePopover();
    model.perform({ name: 'variation', item, sizeClasses, value: name, to: String(current) });
  } });
  const menu = axis => row(words('variation.' + axis), choice(words('variation.' + axis), chosen[axis], ['', 'compact', 'regular'].map(word => [word, words('variation.' + (word || 'any'))]), value => {
    chosen[axis] = value;
    add.disabled = !chosen.width && !chosen.height;
  }, { id: 'variation-' + axis }));
  showPopover(anchor, words('variation.classes'), [menu('width'), menu('height'), add]);
}

/** All variations of the selected view, its constraints, and the views and constraints that it holds. */
export function variationList(model) {
  const { variations } = model;
  if (!variations.length) return [];
  return [make('h3', { text: words('variations') }), ...variations.map(one => variationRow(model, one, true))];
}
