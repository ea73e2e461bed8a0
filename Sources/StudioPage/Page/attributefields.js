// The fields of the attributes inspector for fonts, colors, classes and flags.

import { make } from './element.js';
import { checkbox, choice, row, textField } from './fields.js';
import { words } from './strings.js';

const fonts = ['system', 'boldSystem', 'italicSystem'];
const styles = ['Title0', 'Title1', 'Title2', 'Title3', 'Headline', 'Body', 'Callout', 'Subhead', 'Footnote', 'Caption1', 'Caption2'];
const styleTitles = { Title0: 'Large Title', Title1: 'Title 1', Title2: 'Title 2', Title3: 'Title 3', Subhead: 'Subheadline', Caption1: 'Caption 1', Caption2: 'Caption 2' };

/** A menu of the system fonts and the text styles; a font of another name stays until another one is chosen. */
export function fontField(model, set, without = []) {
  const font = model.attributes.font;
  const known = [...fonts.filter(name => !without.includes(name)).map(name => [name, words('font.' + name)]), ...styles.map(name => ['UICTFontTextStyle' + name, styleTitles[name] ?? name])];
  const choices = [...(font && !known.some(([value]) => value === font) ? [[font, font]] : []), ...(font ? [] : [['', '—']]), ...known];
  return row(words('attribute.font'), choice(words('attribute.font'), font ?? '', choices, value => { if (value) set('font', value); }, { disabled: !model.isEditable, 'data-attribute': 'font' }));
}

/** A color as text, with a well: `#RRGGBB`, or the name of a system color. */
export function colorField(model, name, set) {
  const color = model.attributes[name];
  const disabled = !model.isEditable;
  const title = words('attribute.' + name);
  const well = make('input.well', { type: 'color', 'aria-label': `${title}: #RRGGBB`, disabled, onchange: () => set(name, well.value.toUpperCase()) });
  const value = model.colors.find(known => known.name === color)?.value ?? color ?? '';
  well.value = /^#[0-9A-F]{6}/i.test(value) ? value.slice(0, 7).toLowerCase() : '#000000';
  return row(title, textField(title, color, value => set(name, value.trim()), { disabled, 'data-attribute': name, placeholder: words('margins.default'), list: 'system-colors' }), well);
}

/** The system colors, which the color fields complete. */
export function systemColors(model) {
  return make('datalist', { id: 'system-colors' }, ...model.colors.map(({ name }) => make('option', { value: name })));
}

export function flagField(model, name, set) {
  return checkbox(words('attribute.' + name), model.attributes[name] === 'YES', isOn => set(name, isOn ? 'YES' : ''), { disabled: !model.isEditable, 'data-attribute': name });
}
