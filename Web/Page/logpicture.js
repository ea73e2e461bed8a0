// The views of a conflict log as a drawing. The engine places views and captions.

import { length, makeSVG } from './element.js';
import { itemName } from './logwords.js';
import { listed, words } from './strings.js';

/** The drawing; null for a log without views. */
export function logPicture(analysis) {
  const { picture, items } = analysis;
  if (!picture) return null;
  const conflicting = new Set(analysis.conflict.flatMap(number => {
    const { first, second } = analysis.constraints[number - 1];
    return second === null ? [first] : [first, second];
  }));
  const label = words('log.pictureLabel', listed(picture.shapes.map(({ item, frame }) => words('log.view', itemName(analysis, item), length(frame[2]), length(frame[3])))));
  const svg = makeSVG('svg', { viewBox: `0 0 ${picture.width} ${picture.height}`, width: picture.width, role: 'img', 'aria-label': label });
  for (const { item, frame: [x, y, width, height] } of picture.shapes) {
    const kind = ['shape', conflicting.has(item) && 'conflicting', items[item].hidden && 'hidden', /Guide$/.test(items[item].class ?? '') && 'guide'].filter(Boolean).join(' ');
    svg.append(makeSVG('rect', { class: kind, 'data-item': item, x, y, width: Math.max(1, width), height: Math.max(1, height) }));
  }
  if (picture.wanted) {
    const [x, y, width, height] = picture.wanted.frame;
    svg.append(makeSVG('rect', { class: 'wanted', x, y, width: Math.max(1, width), height: Math.max(1, height) }));
  }
  for (const { item, caption: [x, y] } of picture.shapes) {
    const text = makeSVG('text', { class: conflicting.has(item) ? 'caption conflicting' : 'caption', 'data-item': item, x, y: y + 11 });
    text.textContent = itemName(analysis, item);
    svg.append(text);
  }
  return svg;
}

/** Marks the views of a constraint in a drawing; null marks none. */
export function markItems(svg, constraint) {
  const marked = constraint ? [constraint.first, constraint.second] : [];
  for (const element of svg.querySelectorAll('[data-item]')) element.classList.toggle('marked', marked.includes(Number(element.dataset.item)));
}
