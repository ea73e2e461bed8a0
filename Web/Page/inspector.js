// The inspector: the list of views, and the properties of the selected one.

import { find, make } from './element.js';
import { reasons } from './explanation.js';
import { alignments, classes, distributions, isInside, textStyles } from './state.js';
import { classTitle, words } from './strings.js';

export class Inspector {
  constructor(session) {
    this.session = session;
    session.listen(kind => this.draw(kind));
    this.draw('load');
  }

  draw(kind) {
    this.#drawList();
    const { selection, layout } = this.session;
    find('reasons').replaceChildren(...(selection === null ? [] : reasons(layout, selection)));
    find('why').hidden = selection === null;
    const settings = this.#settings;
    const isEditing = document.activeElement?.name?.startsWith('safeArea-');
    const key = JSON.stringify([selection, settings?.class, settings?.superview, layout.names, words('title'), isEditing ? this.insets : settings?.safeArea]);
    if (!isEditing) this.insets = settings?.safeArea;
    if (key === this.key && kind !== 'load') return;
    this.key = key;
    const focused = find('properties').contains(document.activeElement) ? document.activeElement.name : null;
    find('properties').replaceChildren(...(selection === null ? [make('p.empty', { text: words('view.none') })] : this.#fields()));
    if (focused) find('properties').querySelector(`[name="${focused}"]`)?.focus();
  }

  get #settings() {
    const { state, selection } = this.session;
    return selection === state.root.name ? state.root : state.views.find(view => view.name === selection);
  }

  #drawList() {
    const { layout, selection } = this.session;
    const depths = [];
    const items = layout.views.map((view, index) => {
      depths[index] = index === 0 ? 0 : depths[view.parent] + 1;
      const kind = [view.ambiguous && 'ambiguous', view.conflicting && 'conflicting'].filter(Boolean);
      const item = make('button', { type: 'button', 'data-view': view.name, 'aria-pressed': String(view.name === selection),
        onclick: () => this.session.select(view.name), style: { 'padding-inline-start': `${12 + depths[index] * 14}px` } },
      make('span.name', { text: view.name }), make('span.kind', { text: classTitle(view.class) }));
      for (const state of kind) item.append(make('span.badge', { text: words('picture.' + state) }));
      return make('li', {}, item);
    });
    const list = find('views');
    const focused = list.contains(document.activeElement) ? document.activeElement.dataset.view : null;
    list.replaceChildren(...items);
    if (focused) [...list.querySelectorAll('button')].find(button => button.dataset.view === focused)?.focus();
  }

  // MARK: Properties

  #fields() {
    const { state, selection, layout } = this.session;
    const isRoot = selection === state.root.name;
    const className = this.#settings?.class ?? 'UIView';
    const content = classes[className] ?? [];
    const fields = [this.#choice('class', Object.keys(classes).map(name => [name, classTitle(name)]), 'UIView')];
    if (isRoot) fields.splice(0, 1, this.#insets());
    if (!isRoot) {
      const others = layout.names.slice(1).filter(name => name !== selection && !isInside(state.views, name, selection));
      fields.push(this.#choice('superview', [['', state.root.name], ...others.map(name => [name, name])], ''));
    }
    if (content.includes('text')) fields.push(this.#text('text'));
    if (content.includes('placeholder')) fields.push(this.#text('placeholder'));
    if (content.includes('lines')) fields.push(this.#number('lines', 1, 0, 100));
    if (content.includes('font')) fields.push(this.#style(), this.#number('font', className === 'UIButton' ? 15 : 17, 1, 200));
    if (content.includes('image')) fields.push(this.#image());
    if (content.includes('stack')) {
      fields.push(this.#choice('axis', ['horizontal', 'vertical'].map(name => [name, words(name)]), 'horizontal'),
        this.#choice('distribution', distributions.map(name => [name, name]), 'fill'),
        this.#choice('alignment', alignments.map(name => [name, name]), 'fill'), this.#number('spacing', 0, 0, 1000));
    }
    if (!isRoot) {
      const hugging = { UIImageView: 251, UISwitch: 750 }[className] ?? 250;
      fields.push(this.#axes('hugging', [hugging, hugging], 1, 1000), this.#axes('compression', [750, 750], 1, 1000), this.#axes('intrinsicSize', ['', ''], 0, 5000));
    }
    return fields;
  }

  #change(body) {
    const name = this.session.selection;
    this.session.change(() => body(this.session.settings(name)));
  }

  #row(key, ...controls) { return make('div.row', {}, make('label', { text: words('view.' + key), for: 'property-' + key }), ...controls); }

  #choice(key, options, standard) {
    const control = make('select', { id: 'property-' + key, name: key, onchange: () => this.#change(view => assign(view, key, control.value, standard)) },
      ...options.map(([value, text]) => make('option', { value, text })));
    control.value = this.#settings?.[key] ?? standard;
    return this.#row(key, control);
  }

  #text(key) {
    const control = make('input', { id: 'property-' + key, name: key, type: 'text', oninput: () => this.#change(view => assign(view, key, control.value, '')) });
    control.value = this.#settings?.[key] ?? '';
    return this.#row(key, control);
  }

  #number(key, standard, min, max) {
    const control = make('input', { id: 'property-' + key, name: key, type: 'number', min, max, placeholder: standard, oninput: () => {
      if (control.validity.valid) this.#change(view => assign(view, key, control.value === '' ? undefined : control.valueAsNumber, undefined));
      if (key === 'font' && find('property-style')) find('property-style').value = '';
    } });
    const value = this.#settings?.[key];
    control.value = (typeof value === 'object' ? value.size : value) ?? '';
    return this.#row(key, control);
  }

  /** The text style, in place of a font size. */
  #style() {
    const control = make('select', { id: 'property-style', name: 'style', onchange: () => {
      this.#change(view => assign(view, 'font', control.value ? { style: control.value } : undefined, undefined));
      const size = find('property-font');
      if (size) size.value = '';
    } }, make('option', { value: '', text: words('view.noStyle') }), ...textStyles.map(name => make('option', { value: name, text: name })));
    control.value = this.#settings?.font?.style ?? '';
    return this.#row('style', control);
  }

  /** The safe area of the root: its distances from the top, left, bottom and right edges. */
  #insets() {
    const insets = this.#settings?.safeArea ?? 0;
    const values = typeof insets === 'number' ? [insets, insets, insets, insets] : insets;
    const controls = ['top', 'left', 'bottom', 'right'].map((edge, place) => {
      const control = make('input', { name: `safeArea-${edge}`, type: 'number', min: 0, max: 500, 'aria-label': `${words('picture.safeArea')}, ${words('edge.' + edge)}`, title: words('edge.' + edge), oninput: () => {
        if (!control.validity.valid) return;
        this.#change(view => {
          const all = [...values];
          all[place] = values[place] = control.value === '' ? 0 : control.valueAsNumber;
          assign(view, 'safeArea', all.some(Boolean) ? all : undefined, undefined);
        });
      } });
      control.value = values[place];
      return make('span.part', {}, make('span.axis', { text: words('edge.short.' + edge), 'aria-hidden': 'true' }), control);
    });
    return make('div.row', {}, make('span', { text: words('picture.safeArea') }), make('span.pair', {}, ...controls));
  }

  #image() {
    const size = this.#settings?.image ?? [];
    const controls = [0, 1].map(place => this.#part(`image${place}`, 'view.image', place, size[place] ?? '', 0, 5000, '', (view, number) => {
      const image = [...(view.image ?? [0, 0])];
      image[place] = number ?? 0;
      assign(view, 'image', image.some(Boolean) ? image : undefined, undefined);
    }));
    return make('div.row', {}, make('span', { text: words('view.image') }), make('span.pair', {}, ...controls));
  }

  #axes(key, standard, min, max) {
    const values = this.#settings?.[key] ?? {};
    const controls = ['horizontal', 'vertical'].map((axis, place) => this.#part(`${key}-${axis}`, 'view.' + key, place, values[axis] ?? '', min, max, standard[place], (view, number) => {
      const axes = { ...view[key], [axis]: number };
      if (number === undefined) delete axes[axis];
      assign(view, key, Object.keys(axes).length ? axes : undefined, undefined);
    }));
    return make('div.row', {}, make('span', { text: words('view.' + key) }), make('span.pair', {}, ...controls));
  }

  /** One number of two: the horizontal or the vertical one. */
  #part(name, key, place, value, min, max, standard, body) {
    const label = `${words(key)}, ${words(place === 0 ? 'horizontal' : 'vertical')}`;
    const control = make('input', { name, type: 'number', min, max, step: 'any', 'aria-label': label, placeholder: standard, oninput: () => {
      if (control.validity.valid) this.#change(view => body(view, control.value === '' ? undefined : control.valueAsNumber));
    } });
    control.value = value;
    return make('span.part', {}, make('span.axis', { text: place === 0 ? 'H' : 'V', 'aria-hidden': 'true' }), control);
  }
}

/** Sets a property, or deletes it where its value is the standard one. */
function assign(view, key, value, standard) {
  if (value === standard) delete view[key];
  else view[key] = value;
}
