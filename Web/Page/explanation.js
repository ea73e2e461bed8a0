// The frame of a view and the constraints that decide it: beside the pointer, and in the inspector.

import { find, length, make } from './element.js';
import { words } from './strings.js';

/** The rows for x, y, width and height of a view, each with a number of constraints at most. */
export function reasons(layout, name, most = Infinity) {
  const explanation = layout.explain(name);
  if (!explanation) return [];
  return ['x', 'y', 'width', 'height'].map(axis => {
    const { value, deciding, lost = [], ambiguous } = explanation[axis];
    const list = make('ul', {}, ...deciding.slice(0, most).map(text => make('li', {}, make('code', { text }))));
    if (!deciding.length) list.append(make('li.nothing', { text: words('why.nothing') }));
    if (deciding.length > most) list.append(make('li.nothing', { text: words('why.more', deciding.length - most) }));
    for (const { constraint } of lost.slice(0, most)) list.append(make('li.lost', {}, words('why.lost') + ' ', make('code', { text: constraint })));
    const title = make('p.value', {}, make('span', { text: axis }), ' ', make('strong', { text: length(value) }));
    if (ambiguous) title.append(' ', make('span.badge', { text: words('picture.ambiguous') }));
    return make('div.reason', {}, title, list);
  });
}

/** The card beside a view under the pointer. */
export class Explanation {
  constructor(session) {
    this.session = session;
    this.card = find('card');
    session.listen(() => this.hide());
  }

  /** Shows the card of a view. The inspector explains the selected view. */
  show(name, element) {
    if (name === this.session.selection) return this.hide();
    this.card.replaceChildren(make('p.title', { text: name }), ...reasons(this.session.layout, name, 4));
    this.card.hidden = false;
    const [box, size] = [element.getBoundingClientRect(), this.card.getBoundingClientRect()];
    const left = Math.max(8, Math.min(box.left, window.innerWidth - size.width - 8));
    const isBelow = box.bottom + 8 + size.height < window.innerHeight || box.top < size.height + 8;
    const top = isBelow ? box.bottom + 8 : box.top - size.height - 8;
    this.card.style.setProperty('left', `${left}px`);
    this.card.style.setProperty('top', `${Math.max(8, top)}px`);
  }

  hide() { this.card.hidden = true; }
}
