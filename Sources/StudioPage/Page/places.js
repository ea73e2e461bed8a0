// The places of scenes on the canvas, and the segues between them.

import { makeSVG } from './element.js';
import { intersects, maxX } from './geometry.js';

const gap = 80;

/**
 * The place of each scene by its root. It is that of the storyboard, unless another device makes scenes overlap.
 * `frame` returns the frame of a view, for the scenes inside of others, such as cells.
 */
export function places(model, frame) {
  const { scenes, overview, ownDevice: isOwn } = model.state;
  const found = new Map();
  const nodes = new Map((overview?.nodes ?? []).filter(node => node.root).map(node => [node.root, node.frame]));
  // The bars of containers are no scenes of a storyboard. They have no place.
  const free = scenes.filter(scene => !scene.host && !(overview && !nodes.has(scene.root) && scene.views.length === 1 && scene.views[0].kind === 'bar'));
  const boxes = free.map(scene => [...(nodes.get(scene.root)?.slice(0, 2) ?? scene.location ?? [0, 0]), ...scene.size]);
  const overlap = boxes.some((one, place) => boxes.slice(place + 1).some(other => intersects(one, other)));
  let x = 0;
  if (overview && isOwn) {
    const known = overview.nodes.map(node => node.frame);
    x = known.length ? Math.max(...known.map(maxX)) + gap : 0;
  }
  for (const [place, scene] of free.entries()) {
    const isStored = overview && isOwn ? nodes.has(scene.root) : !overlap;
    found.set(scene.root, isStored ? boxes[place].slice(0, 2) : [x, 0]);
    if (!isStored) x += scene.size[0] + gap;
  }
  placeHosted(model, frame, found);
  return found;
}

/** Places the scenes inside of views of other scenes. */
export function placeHosted(model, frame, found) {
  for (const scene of model.state.scenes) {
    const host = scene.host && model.view(scene.host);
    const outer = host && found.get(model.scene(scene.host).root);
    if (!outer) continue;
    const [left, top] = outer;
    const [x, y] = frame(host);
    found.set(scene.root, [left + x + (scene.location?.[0] ?? 0), top + y + (scene.location?.[1] ?? 0)]);
  }
}

/** The frames of all scenes on the canvas, with controllers that have no view. */
export function frames(model, found) {
  const scenes = model.state.scenes.filter(scene => !scene.host && found.has(scene.root)).map(scene => [...found.get(scene.root), ...scene.size]);
  return [...scenes, ...empty(model).map(node => node.frame)];
}

/** The controllers of the storyboard without a view of their own. */
const empty = model => !model.state.ownDevice ? [] : (model.state.overview?.nodes ?? []).filter(node => !node.root);

/** The frame of the scene with the initial view controller; null if there is none. */
export function initial(model, found) {
  const node = model.state.overview?.nodes.find(node => node.initial);
  const scene = node && model.state.scenes.find(scene => scene.root === node.root);
  return scene ? [...found.get(scene.root), ...scene.size] : null;
}

/** The frame of a view controller on the canvas: that of its scene, or its own. */
export function nodeFrame(model, found, node) {
  const scene = model.state.scenes.find(scene => scene.root === node.root);
  return scene && found.has(scene.root) ? [...found.get(scene.root), ...scene.size] : node.frame;
}

/** The segues as arrows, and the controllers without a view as boxes. */
export function storyboard(model, found) {
  const { overview } = model.state;
  if (!overview) return [];
  const box = node => nodeFrame(model, found, node);
  const isShown = node => node.root || empty(model).includes(node);
  const elements = overview.nodes.filter(node => isShown(node) && !node.root).flatMap(node => controller(node));
  const pairs = new Map();
  for (const { id, from, to, label, containment } of overview.arrows) {
    const [source, target] = [overview.nodes[from], overview.nodes[to]];
    if (!isShown(source) || !isShown(target)) continue;
    // Segues between the same scenes are beside each other.
    const pair = [from, to].sort().join(' ');
    const place = pairs.get(pair) ?? 0;
    pairs.set(pair, place + 1);
    const element = arrow(box(source), box(target), label, containment, 'segue', (place % 2 ? -1 : 1) * Math.ceil(place / 2) * 24);
    if (id) element.dataset.segue = id;
    elements.push(element);
  }
  const first = overview.nodes.find(node => node.initial);
  if (first && isShown(first)) {
    const [x, y, , height] = box(first);
    elements.push(arrow([x - 60, y + height / 2, 0, 0], [x, y, 0, height], '', false, 'segue initial'));
  }
  return elements;
}

function controller({ id, title, frame: [x, y, width, height] }) {
  const text = makeSVG('text', { class: 'controller-title', x: x + width / 2, y: y + height / 2 });
  text.textContent = title;
  const group = makeSVG('g', { 'data-controller': id });
  group.append(makeSVG('rect', { class: 'controller', x, y, width, height, rx: 8 }), text);
  return [group];
}

/** An arrow between the facing edges of two frames. */
function arrow(from, to, label, isContainment, name = 'segue', offset = 0) {
  const [left, top, right, bottom] = ends(from, to);
  const isAcross = Math.abs(right - left) >= Math.abs(bottom - top);
  const [x1, y1, x2, y2] = isAcross ? [left, top + offset, right, bottom + offset] : [left + offset, top, right + offset, bottom];
  const angle = Math.atan2(y2 - y1, x2 - x1);
  const head = [-.45, .45].map(turn => `L${x2 - 14 * Math.cos(angle + turn)} ${y2 - 14 * Math.sin(angle + turn)}`);
  const group = makeSVG('g', { class: name + (isContainment ? ' containment' : '') });
  const title = makeSVG('title');
  title.textContent = label;
  group.append(title, makeSVG('path', { class: 'reach', d: `M${x1} ${y1} L${x2} ${y2}` }), makeSVG('path', { class: 'line', d: `M${x1} ${y1} L${x2 - 10 * Math.cos(angle)} ${y2 - 10 * Math.sin(angle)}` }), makeSVG('path', { class: 'head', d: `M${x2} ${y2} ${head[0]} ${head[1]} Z` }));
  if (label) group.append(makeSVG('circle', { class: 'badge', cx: (x1 + x2) / 2, cy: (y1 + y2) / 2, r: 9 }));
  return group;
}

function ends(from, to) {
  const middle = ([x, y, width, height]) => [x + width / 2, y + height / 2];
  const [[fromX, fromY], [toX, toY]] = [middle(from), middle(to)];
  if (to[0] >= from[0] + from[2]) return [from[0] + from[2], fromY, to[0], toY];
  if (to[0] + to[2] <= from[0]) return [from[0], fromY, to[0] + to[2], toY];
  if (to[1] >= from[1] + from[3]) return [fromX, from[1] + from[3], toX, to[1]];
  if (to[1] + to[3] <= from[1]) return [fromX, from[1], toX, to[1] + to[3]];
  return [fromX, fromY, toX, toY];
}
