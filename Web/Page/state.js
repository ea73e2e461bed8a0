// The state of the playground: all that a link holds. It is plain data.

import { constraint, lineOf, readLines, viewNames } from './lines.js';

/** The classes in the inspector, with the properties of content that each has. */
export const classes = {
  UIView: [], UILabel: ['text', 'lines', 'font'], UIButton: ['text', 'font'], UITextField: ['text', 'placeholder'],
  UIImageView: ['image'], UISwitch: [], UISlider: [], UIStackView: ['stack'], UIScrollView: [],
};

/** The user's text sizes, as the engine names them. The default is `l`. */
export const textSizes = ['xs', 's', 'm', 'l', 'xl', 'xxl', 'xxxl', 'ax1', 'ax2', 'ax3', 'ax4', 'ax5'];
export const textStyles = ['largeTitle', 'title1', 'title2', 'title3', 'headline', 'subheadline', 'body', 'callout', 'footnote', 'caption1', 'caption2'];

export const distributions = ['fill', 'fillEqually', 'fillProportionally', 'equalSpacing', 'equalCentering'];
export const alignments = ['fill', 'leading', 'center', 'trailing', 'firstBaseline', 'lastBaseline'];

/** The largest side of the container, in points. */
export const largestSide = 2000;

/** The longest text of the editor, in characters. */
const longestText = 100_000;

export const defaultState = () => ({
  text: 'H:|-[find]-[field(>=20)]-| // options: alignAllFirstBaseline\nV:|-gap-[field]',
  metrics: { gap: 24 },
  size: [320, 140],
  direction: 'ltr',
  root: { name: 'view' },
  views: [
    { name: 'find', class: 'UIButton', text: 'Find', hugging: { horizontal: 251 } },
    { name: 'field', class: 'UITextField', placeholder: 'Search' },
  ],
});

const numbers = (value, count) => Array.isArray(value) && value.length === count && value.every(Number.isFinite);
const isName = value => typeof value === 'string' && value !== '' && value.length <= 100;
const isObject = value => typeof value === 'object' && value !== null && !Array.isArray(value);

/** The kinds of values that a view may have; anything else is dropped. */
const kinds = {
  class: isName, superview: isName, text: value => typeof value === 'string', placeholder: value => typeof value === 'string',
  font: value => Number.isFinite(value) || isObject(value), lines: Number.isInteger, image: value => numbers(value, 2),
  intrinsicSize: isAxes, hugging: isAxes, compression: isAxes, hidden: value => typeof value === 'boolean',
  frame: value => numbers(value, 4), margins: value => Number.isFinite(value) || numbers(value, 4),
  safeArea: value => Number.isFinite(value) || numbers(value, 4),
  axis: isName, distribution: isName, alignment: isName, spacing: Number.isFinite, direction: isName,
};

function isAxes(value) { return isObject(value) && Object.values(value).every(Number.isFinite); }

function readView(value) {
  const view = { name: value.name };
  for (const [key, isValid] of Object.entries(kinds)) if (isValid(value[key])) view[key] = value[key];
  return view;
}

/** Checks data from a link. Throws where it is no state. */
export function readState(data) {
  if (!isObject(data) || typeof data.text !== 'string' || data.text.length > longestText) throw new TypeError('no state');
  const state = { text: data.text, metrics: {}, size: [320, 140], direction: data.direction === 'rtl' ? 'rtl' : 'ltr', root: { name: 'view' }, views: [] };
  if (textSizes.includes(data.textSize) && data.textSize !== 'l') state.textSize = data.textSize;
  if (numbers(data.size, 2)) state.size = data.size.map(side => Math.min(largestSide, Math.max(0, side)));
  for (const [name, value] of Object.entries(isObject(data.metrics) ? data.metrics : {})) {
    if (isName(name) && Number.isFinite(value)) state.metrics[name] = value;
  }
  if (isObject(data.root) && isName(data.root.name)) state.root = readView(data.root);
  for (const view of Array.isArray(data.views) ? data.views : []) if (isObject(view) && isName(view.name)) state.views.push(readView(view));
  return state;
}

const axesOf = value => typeof value === 'number' ? { horizontal: value, vertical: value }
  : Array.isArray(value) ? { horizontal: value[0], vertical: value[1] } : value;

/** The state that shows a layout document. */
export function stateOf(document) {
  const { subviews = [], ...root } = document.view ?? {};
  const views = [];
  const addAll = (children, superview) => {
    for (const child of children) {
      const { subviews: inner = [], title, ...view } = typeof child === 'string' ? { name: child } : child;
      if (title !== undefined) view.text = title;
      for (const key of ['intrinsicSize', 'hugging', 'compression']) if (view[key] !== undefined) view[key] = axesOf(view[key]);
      if (superview) view.superview = superview;
      views.push(view);
      addAll(inner, view.name);
    }
  };
  addAll(subviews, null);
  return readState({
    text: (document.constraints ?? []).map(lineOf).join('\n'), metrics: document.metrics ?? {}, size: document.size ?? [320, 480],
    direction: document.direction, root: { ...root, name: root.name ?? 'view' }, views,
  });
}

/** The views that exist: those that a statement names, their superviews, the views in stack views, and those with a fixed frame. */
export function viewsOf(plumb, state, lines) {
  const known = new Map(state.views.map(view => [view.name, view]));
  const named = new Set();
  for (const line of lines) for (const name of viewNames(plumb, line)) named.add(name);
  named.delete(state.root.name);
  named.delete('superview');
  const existing = new Set();
  const add = name => {
    if (existing.has(name) || name === state.root.name) return;
    existing.add(name);
    const superview = known.get(name)?.superview;
    if (superview) add(superview);
  };
  for (const name of named) add(name);
  const hasPlace = ({ frame, superview }) => known.get(superview)?.class === 'UIStackView' || (frame && superview === undefined);
  for (let count = -1; count < existing.size;) {
    count = existing.size;
    for (const view of state.views) if (hasPlace(view) && (view.superview === undefined || existing.has(view.superview))) add(view.name);
  }
  const inOrder = state.views.filter(view => existing.has(view.name));
  for (const name of existing) {
    if (!inOrder.some(view => view.name === name)) inOrder.push(known.get(name) ?? { name });
  }
  return inOrder;
}

/** The layout document of a state, with the given lines as its constraints. */
export function documentOf(plumb, state, lines = readLines(state.text)) {
  const statements = lines.filter(line => line.source);
  const views = viewsOf(plumb, state, statements);
  const nodes = new Map();
  for (const { superview, ...view } of views) nodes.set(view.name, view);
  const top = [];
  for (const view of views) {
    const parent = view.superview !== view.name && !isInside(views, view.superview, view.name) && nodes.get(view.superview);
    if (parent) (parent.subviews ??= []).push(nodes.get(view.name));
    else top.push(nodes.get(view.name));
  }
  const document = { size: state.size };
  if (Object.keys(state.metrics).length) document.metrics = state.metrics;
  if (state.textSize) document.textSize = state.textSize;
  if (state.direction === 'rtl') document.direction = 'rtl';
  document.view = { ...state.root, subviews: top };
  document.constraints = statements.map(constraint);
  return document;
}

/** Returns whether a view lies inside another, so that the other cannot lie inside it. */
export function isInside(views, name, other) {
  for (let steps = 0; name && steps <= views.length; steps += 1) {
    if (name === other) return true;
    name = views.find(view => view.name === name)?.superview;
  }
  return false;
}
