// The further fields of the size inspector: layout margins, the placeholder of the intrinsic size, and variations for size classes.

import { make } from './element.js';
import { checkbox, choice, numberField, row } from './fields.js';
import { variationList } from './variationfields.js';
import { words } from './strings.js';

const sides = { layoutMargins: ['top', 'left', 'bottom', 'right'], directionalLayoutMargins: ['top', 'leading', 'bottom', 'trailing'] };
const flags = ['preservesSuperviewLayoutMargins', 'insetsLayoutMarginsFromSafeArea', 'layoutMarginsFollowReadableWidth'];

/** Whether the document stores attributes of views that commands can change. */
export const hasAttributes = model => Boolean(model.state?.interfaceBuilder);

export function sizeFields(model, view) {
  const set = values => model.perform({ name: 'attributes', view: view.id, values });
  if (!hasAttributes(model)) return marginFields(model, set, ['layoutMargins'], []);
  return [...marginFields(model, set), ...intrinsicFields(model, view, set), ...variationList(model)];
}

function marginFields(model, set, kinds = Object.keys(sides), shownFlags = flags) {
  const { attributes } = model;
  const disabled = !model.isEditable;
  const kind = Object.keys(sides).find(name => attributes[name]);
  const values = kind ? attributes[kind].split(' ').map(Number) : [8, 8, 8, 8];
  const change = name => {
    const cleared = kind ? { [kind]: '' } : {};
    if (name !== (kind ?? 'default')) set(name === 'default' ? cleared : { ...cleared, [name]: values.join(' ') });
  };
  const fields = kind ? sides[kind].map((side, place) => {
    const field = numberField(words('margin.' + side), values[place], value => set({ [kind]: values.with(place, value).join(' ') }), { disabled, 'data-margin': side });
    return make('label.number', {}, field, make('span', { text: words('margin.' + side) }));
  }) : [];
  return [make('h3', { text: words('margins') }), choice(words('margins'), kind ?? 'default', ['default', ...kinds].map(name => [name, words('margins.' + name)]), change, { disabled, 'data-menu': 'margins' }),
    fields.length ? make('div.grid', {}, ...fields) : null,
    ...shownFlags.map(name => {
      // Margins follow the safe area unless the document denies it.
      const isOn = name === 'insetsLayoutMarginsFromSafeArea' ? attributes[name] !== 'NO' : attributes[name] === 'YES';
      const standard = name === 'insetsLayoutMarginsFromSafeArea';
      return checkbox(words('flag.' + name), isOn, value => set({ [name]: value === standard ? '' : value ? 'YES' : 'NO' }), { disabled, 'data-flag': name });
    })].filter(Boolean);
}

function intrinsicFields(model, view, set) {
  const { attributes } = model;
  const disabled = !model.isEditable;
  const names = ['placeholderIntrinsicWidth', 'placeholderIntrinsicHeight'];
  const isPlaceholder = names.some(name => attributes[name]);
  const change = kind => set(kind === 'placeholder' ? { [names[0]]: String(Math.round(view.frame[2])), [names[1]]: String(Math.round(view.frame[3])) } : { [names[0]]: '', [names[1]]: '' });
  const field = (name, title) => {
    const isNone = attributes[name] === 'infinite';
    return row(words(title), numberField(`${words('intrinsic')}: ${words(title)}`, isNone ? null : attributes[name] ?? null, value => set({ [name]: String(Math.max(0, value)) }), { disabled, 'data-intrinsic': name }),
      checkbox(words('intrinsic.none'), isNone, isOn => set({ [name]: isOn ? 'infinite' : String(Math.round(view.frame[name === names[0] ? 2 : 3])) }), { disabled }));
  };
  return [make('h3', { text: words('intrinsic') }), choice(words('intrinsic'), isPlaceholder ? 'placeholder' : 'default', ['default', 'placeholder'].map(name => [name, words('intrinsic.' + name)]), change, { disabled, 'data-menu': 'intrinsic' }),
    ...(isPlaceholder ? [field(names[0], 'inspector.width'), field(names[1], 'inspector.height')] : [])];
}
