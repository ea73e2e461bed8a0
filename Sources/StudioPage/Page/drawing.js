// The look of each kind of view, in its own coordinates.

import { makeSVG } from './element.js';

const tint = '#007aff';
const ruler = document.createElement('canvas').getContext('2d');
const family = '-apple-system, "SF Pro Text", Inter, "Helvetica Neue", Arial, "Noto Sans CJK SC", sans-serif';

const css = ([red, green, blue, alpha = 1]) => `rgba(${Math.round(red * 255)},${Math.round(green * 255)},${Math.round(blue * 255)},${alpha})`;
const rect = (x, y, width, height, attributes = {}) => makeSVG('rect', { x, y, width: Math.max(0, width), height: Math.max(0, height), ...attributes });
const line = (x1, y1, x2, y2, attributes = {}) => makeSVG('line', { x1, y1, x2, y2, stroke: '#c6c6c8', ...attributes });
const circle = (cx, cy, r, attributes = {}) => makeSVG('circle', { cx, cy, r: Math.max(0, r), ...attributes });

/** The elements of a view with a size. */
export function drawing(view, width, height) {
  const elements = [];
  if (view.background) elements.push(rect(0, 0, width, height, { fill: css(view.background) }));
  elements.push(...(kinds[view.kind] ?? plain)(view, width, height));
  if (view.drawing?.length && view.kind === 'segmentedControl') return elements;
  if (view.text) elements.push(...text(view, width, height));
  return elements;
}

const plain = (view, width, height) => view.background || !view.parent ? [] : [rect(0, 0, width, height, { class: 'empty' })];

const kinds = {
  label: () => [],
  button: () => [],
  textField: (view, width, height) => [rect(.25, .25, width - .5, height - .5, { rx: 5, fill: view.background ? 'none' : 'var(--sheet)', stroke: '#aeaeb2', 'stroke-width': .75, 'vector-effect': 'non-scaling-stroke' })],
  imageView: (view, width, height) => [
    rect(0, 0, width, height, { fill: '#e5e9f0' }),
    makeSVG('path', { d: `M0 ${height * .8} L${width * .35} ${height * .45} L${width * .6} ${height * .7} L${width * .75} ${height * .55} L${width} ${height * .8} V${height} H0 Z`, fill: '#b8c4d6' }),
    circle(width * .72, height * .28, Math.min(width, height) * .09, { fill: '#b8c4d6' }),
  ],
  switch: (view, width, height) => {
    const tall = Math.min(31, height);
    const top = (height - tall) / 2;
    return [rect(0, top, Math.min(51, width), tall, { rx: tall / 2, fill: '#34c759' }), circle(Math.min(51, width) - tall / 2, top + tall / 2, tall / 2 - 2, { fill: '#fff' })];
  },
  slider: (view, width, height) => [
    rect(2, height / 2 - 2, width - 4, 4, { rx: 2, fill: '#e5e5ea' }), rect(2, height / 2 - 2, width / 2, 4, { rx: 2, fill: tint }),
    circle(width / 2, height / 2, Math.min(13, height / 2), { fill: '#fff', stroke: '#c6c6c8', 'stroke-width': .5 }),
  ],
  segmentedControl: (view, width, height) => [rect(0, 0, width, height, { rx: 7, fill: '#e9e9eb' }), rect(2, 2, width / 2 - 3, height - 4, { rx: 6, fill: '#fff' })],
  stepper: (view, width, height) => [
    rect(0, 0, width, height, { rx: 7, fill: '#e9e9eb' }), line(width / 2, 7, width / 2, height - 7),
    makeSVG('path', { d: `M${width * .25 - 6} ${height / 2}h12M${width * .75 - 6} ${height / 2}h12M${width * .75} ${height / 2 - 6}v12`, stroke: 'var(--ink)', 'stroke-width': 1.5, fill: 'none' }),
  ],
  progressView: (view, width, height) => [rect(0, 0, width, height, { rx: 2, fill: '#e5e5ea' }), rect(0, 0, width / 2, height, { rx: 2, fill: tint })],
  activityIndicator: (view, width, height) => {
    const radius = Math.min(width, height) / 2;
    return Array.from({ length: 8 }, (_, place) => {
      const [x, y] = [Math.sin(place * Math.PI / 4), -Math.cos(place * Math.PI / 4)];
      return line(width / 2 + x * radius * .5, height / 2 + y * radius * .5, width / 2 + x * radius, height / 2 + y * radius,
        { stroke: '#8e8e93', 'stroke-width': radius * .2, 'stroke-linecap': 'round', opacity: 1 - place * .1 });
    });
  },
  pageControl: (view, width, height) => [0, 1, 2].map(place => circle(width / 2 + (place - 1) * 16, height / 2, 3.5, { fill: place ? '#d1d1d6' : '#8e8e93' })),
  searchBar: (view, width, height) => [rect(8, (height - 36) / 2, width - 16, 36, { rx: 10, fill: '#e9e9eb' }), circle(24, height / 2 - 1, 5, { fill: 'none', stroke: '#8e8e93', 'stroke-width': 1.5 })],
  picker: (view, width, height) => [rect(8, height / 2 - 16, width - 16, 32, { rx: 7, fill: '#efeff0' })],
  bar: (view, width, height) => [rect(0, 0, width, height, { fill: '#f7f7f8' }), line(0, height, width, height)],
  list: (view, width, height) => {
    const lines = Array.from({ length: Math.min(40, Math.floor(height / 44)) }, (_, place) => line(16, (place + 1) * 44, width, (place + 1) * 44, { 'stroke-width': .5 }));
    return [rect(0, 0, width, height, { fill: view.background ? 'none' : 'var(--sheet)' }), ...lines];
  },
  cell: (view, width, height) => [line(16, height, width, height, { 'stroke-width': .5 })],
  stackView: (view, width, height) => [rect(0, 0, width, height, { class: 'stack' })],
  external: (view, width, height) => [rect(0, 0, width, height, { fill: '#e3efe3' })],
};

/** Whether the text is in the middle. A document tells the alignment of a button's title. */
const isCentred = view => view.kind === 'segmentedControl' || (view.kind === 'button' && view.class !== 'button') || view.text.alignment === 'center';

function text(view, width, height) {
  const { lines, fontSize, fontWeight, isItalic, alignment, lineHeight, color, isPlaceholder } = view.text;
  const size = `${fontWeight} ${fontSize}px ${family}`;
  const [top, , bottom] = view.alignmentInsets ?? [0, 0, 0, 0];
  const inset = view.kind === 'textField' ? 7 : view.kind === 'textView' ? 5 : view.kind === 'searchBar' ? 36 : 0;
  const shownLines = lines.length ? lines : [view.text.string];
  // The baselines are those of the height that the constraints give. Views of the library have no frame.
  const growth = height - ((view.laidOut ?? view.frame)?.[3] ?? height);
  const first = view.baselines && view.kind !== 'textView' ? top + view.baselines[0] + growth / 2
    : view.kind === 'textView' ? 8 + fontSize
      : (height - shownLines.length * lineHeight) / 2 + fontSize * .95;
  const fill = color ? css(color) : isPlaceholder ? '#c4c4c6' : view.kind === 'button' ? tint : 'var(--ink)';
  const anchor = isCentred(view) ? 'middle' : alignment === 'right' ? 'end' : 'start';
  const x = anchor === 'middle' ? width / 2 : anchor === 'end' ? width - inset : inset;
  ruler.font = size;
  return shownLines.slice(0, 200).map((string, place) => {
    const element = makeSVG('text', {
      x, y: first + place * lineHeight, fill, 'font-size': fontSize, 'font-weight': fontWeight, 'font-family': family, 'text-anchor': anchor,
      ...(isItalic ? { 'font-style': 'italic' } : {}),
    });
    element.textContent = string;
    // The browser's font may be wider than the measured one.
    const available = width - 2 * inset;
    if (available > 0 && ruler.measureText(string).width > available + .5) {
      element.setAttribute('textLength', available);
      element.setAttribute('lengthAdjust', 'spacingAndGlyphs');
    }
    return element;
  });
}
