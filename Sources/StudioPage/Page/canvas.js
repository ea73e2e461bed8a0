// The canvas: the scenes with their views, and above them the selection, constraints and guides.

import { centre, shape } from './bars.js';
import { drawing } from './drawing.js';
import { find, makeSVG } from './element.js';
import { encloses, handles, intersects, maxX, maxY, short, union } from './geometry.js';
import { frames, initial, nodeFrame, placeHosted, places, storyboard } from './places.js';
import { words } from './strings.js';

export class Canvas {
  zoom = 1;
  origin = [60, 60];
  guides = [];
  marquee = null; hovered = null; link = null; target = null;
  #frames = new Map();
  #step = null; #groups = new Map();
  #drawn = new Map();
  #places = new Map();
  #shown = null;

  constructor(model) {
    this.model = model;
    this.svg = find('canvas');
    this.world = makeSVG('g');
    this.overlay = makeSVG('g', { class: 'overlay' });
    this.svg.append(this.world, this.overlay);
    this.svg.setAttribute('aria-label', words('canvas') + '. ' + words('canvas.help'));
    model.listen(change => {
      if (change === 'state') this.draw();
      else if (change !== 'attributes') { if (change === 'selection') this.#revealSelection(); this.drawOverlay(); }
    });
    new ResizeObserver(() => this.drawOverlay()).observe(this.svg);
  }

  // MARK: Coordinates

  /** The frame of a view on the canvas, also while it is dragged. */
  frame = view => this.#frames.get(view.id) ?? this.#step?.frames[view.id] ?? view.frame;

  /** Shows views at other frames until the next state; without any, the drag ends. */
  override(frames) {
    const followers = frames.size ? [] : Object.keys(this.#step?.frames ?? {});
    const changed = new Set([...this.#frames.keys(), ...frames.keys(), ...followers]);
    if (!frames.size) this.#step = null;
    this.#frames = frames;
    this.#drawViews(changed);
  }

  /** Shows the layout of a step of a drag; the dragged views stay under the pointer. */
  follow(step) {
    const changed = new Set([...Object.keys(this.#step?.frames ?? {}), ...Object.keys(step.frames)]);
    this.#step = { ...step, misplaced: new Set(step.misplaced), satisfied: new Set(step.satisfied) };
    this.#drawViews(changed);
    this.followed?.(step);
  }

  #drawViews(changed) {
    for (const id of changed) {
      const view = this.model.view(id);
      if (view) this.#drawView(view);
    }
    if (this.model.state.scenes.some(scene => changed.has(scene.host))) {
      placeHosted(this.model, this.frame, this.#places);
      for (const [root, group] of this.#groups) group.setAttribute('transform', `translate(${this.#places.get(root).join(' ')})`);
    }
    this.drawOverlay();
    this.moved?.();
  }

  /** The state of a constraint on the canvas, also during a drag. */
  #stateOf(constraint) {
    return this.#step?.misplaced.has(constraint.id) ? 'misplaced' : this.#step?.satisfied.has(constraint.id) ? 'satisfied' : constraint.state;
  }

  /** The scenes that have a place on the canvas. */
  get scenes() { return this.model.state?.scenes.filter(scene => this.#places.has(scene.root)) ?? []; }

  place(scene) { return this.#places.get(scene.root) ?? [0, 0]; }

  toScreen(scene, x, y) {
    const [left, top] = this.place(scene);
    return [(x + left) * this.zoom + this.origin[0], (y + top) * this.zoom + this.origin[1]];
  }

  /** The point of an event in the coordinates of the canvas without zoom. */
  point(event) {
    const box = this.svg.getBoundingClientRect();
    return [(event.clientX - box.left - this.origin[0]) / this.zoom, (event.clientY - box.top - this.origin[1]) / this.zoom];
  }

  /** The scene at a point of the canvas, with the point in its coordinates. */
  sceneAt(x, y) {
    for (const scene of [...this.scenes].reverse()) {
      const [left, top] = this.place(scene);
      if (x >= left && y >= top && x <= left + scene.size[0] && y <= top + scene.size[1]) return { scene, x: x - left, y: y - top };
    }
    return null;
  }

  /** The view controller whose scene or title is at a point of the canvas. */
  nodeAt(x, y) {
    return (this.model.state.overview?.nodes ?? []).findLast(node => {
      const [left, top, width, height] = this.nodeFrame(node);
      return x >= left && y >= top - 34 && x <= left + width && y <= top + height;
    });
  }

  nodeFrame(node) { return nodeFrame(this.model, this.#places, node); }

  /** The topmost visible view at a point of a scene. */
  viewAt(scene, x, y) {
    const hidden = new Set();
    let found = null;
    for (const view of scene.views) {
      if (view.hidden || hidden.has(view.parent)) { hidden.add(view.id); continue; }
      const frame = this.frame(view);
      if (x >= frame[0] && y >= frame[1] && x <= maxX(frame) && y <= maxY(frame)) found = view;
    }
    return found;
  }

  /** The views that a rectangle touches and that do not enclose it, without those inside of others. */
  viewsIn(scene, rectangle) {
    const found = scene.views.filter(view => view.parent && !view.hidden && intersects(this.frame(view), rectangle) && !encloses(this.frame(view), rectangle));
    const ids = new Set(found.map(view => view.id));
    return found.filter(view => !ids.has(view.parent));
  }

  /** Outlines the view under the pointer; null for none. */
  hover(id) {
    if (this.hovered === id) return;
    this.hovered = id;
    this.drawOverlay();
  }

  // MARK: Zoom

  zoomTo(zoom, x = this.svg.clientWidth / 2, y = this.svg.clientHeight / 2) {
    const next = Math.min(8, Math.max(.1, zoom));
    this.origin = [x - (x - this.origin[0]) * next / this.zoom, y - (y - this.origin[1]) * next / this.zoom];
    this.zoom = next;
    this.#transform();
  }

  pan(dx, dy) {
    this.origin = [this.origin[0] + dx, this.origin[1] + dy];
    this.#transform();
  }

  /** Shows all scenes, or only the initial one. */
  fit(isWhole = true) {
    if (!this.model.state?.scenes.length || !this.svg.clientWidth) return;
    const boxes = frames(this.model, this.#places);
    const whole = union(isWhole || boxes.length <= 3 ? boxes : [initial(this.model, this.#places) ?? boxes[0]]);
    const [width, height] = [this.svg.clientWidth, this.svg.clientHeight];
    this.zoom = Math.min(1.5, (width - 80) / Math.max(1, whole[2]), (height - 90) / Math.max(1, whole[3]));
    this.origin = [(width - whole[2] * this.zoom) / 2 - whole[0] * this.zoom, (height - whole[3] * this.zoom) / 2 - whole[1] * this.zoom + 12];
    this.#transform();
  }

  /** Shows the selected view or scene if it is outside of the window. */
  #revealSelection() {
    const { model } = this;
    const [node, view] = [model.node(model.controller), model.view(model.selection[0])];
    const place = view && this.#places.get(model.scene(view.id).root);
    const frame = node ? this.nodeFrame(node) : place ? [view.frame[0] + place[0], view.frame[1] + place[1], view.frame[2], view.frame[3]] : null;
    if (!frame) return;
    const { x, y, width, height } = this.#screenBox(frame);
    const [right, bottom] = [this.svg.clientWidth, this.svg.clientHeight];
    if (x < right && y < bottom && x + width > 0 && y + height > 0) return;
    if (node) this.fit();
    else this.pan(right / 2 - x - width / 2, bottom / 2 - y - height / 2);
  }

  /** Shows a scene, unless the window shows all of it. */
  reveal(root) {
    const scene = this.model.state.scenes.find(scene => scene.root === root);
    if (!scene || !this.svg.clientWidth) return;
    const { x, y, width, height } = this.#box(scene, [0, 0, ...scene.size]);
    const [roomX, roomY] = [this.svg.clientWidth, this.svg.clientHeight];
    if (x >= 0 && y >= 0 && x + width <= roomX && y + height <= roomY) return;
    this.zoom = Math.min(this.zoom, (roomX - 40) / scene.size[0], (roomY - 50) / scene.size[1]);
    const [left, top] = this.place(scene);
    this.origin = [(roomX - scene.size[0] * this.zoom) / 2 - left * this.zoom, (roomY - scene.size[1] * this.zoom) / 2 - top * this.zoom + 8];
    this.#transform();
  }

  #transform() {
    this.world.setAttribute('transform', `translate(${this.origin[0]} ${this.origin[1]}) scale(${this.zoom})`);
    this.zoomed?.(this.zoom);
    this.drawOverlay();
  }

  // MARK: Drawing

  draw() {
    const { state } = this.model;
    [this.#frames, this.#step] = [new Map(), null];
    this.#places = state ? places(this.model, this.frame) : new Map();
    this.#drawn = new Map();
    this.#groups = new Map();
    const scenes = this.scenes.map(scene => this.#drawScene(scene));
    this.world.replaceChildren(...(state ? storyboard(this.model, this.#places) : []), ...scenes);
    // Another document or device fits the window first.
    const shown = state && [state.document, state.settings.device, state.settings.landscape].join(' ');
    if (state && this.#shown !== shown) {
      this.#shown = shown;
      this.fit(false);
    }
    this.#transform();
  }

  #drawScene(scene) {
    const [x, y] = this.place(scene);
    const group = makeSVG('g', { class: 'scene' + (this.model.state.settings.dark ? ' dark' : ''), transform: `translate(${x} ${y})` });
    this.#groups.set(scene.root, group);
    const views = makeSVG('g');
    if (!scene.host) {
      const title = makeSVG('text', { class: 'scene-title', x: scene.size[0] / 2, y: -14 });
      title.textContent = this.model.sceneTitle(scene);
      if (scene.controller) group.append(makeSVG('rect', { class: 'scene-bar', 'data-controller': scene.controller, x: 0, y: -32, width: scene.size[0], height: 28, rx: 6 }));
      group.append(title, makeSVG('rect', { class: 'paper', x: 0, y: 0, width: scene.size[0], height: scene.size[1] }));
    }
    group.append(views);
    const hidden = new Set();
    for (const view of scene.views) {
      if (hidden.has(view.parent)) hidden.add(view.id);
      const element = makeSVG('g', { class: 'view', 'data-id': view.id });
      if (view.hidden || hidden.has(view.id)) { element.setAttribute('opacity', '.25'); hidden.add(view.id); }
      this.#drawn.set(view.id, element);
      this.#drawView(view);
      views.append(element);
    }
    const node = this.model.node(scene.controller);
    if (node?.navigationBar && node.root === scene.root) group.append(...this.#navigationBar(scene, node));
    return group;
  }

  /** The navigation bar above a scene, with its title. */
  #navigationBar(scene, node) {
    const bottom = scene.guides.find(guide => guide.kind === 'safeAreaGuide' && guide.owner === scene.root)?.frame[1];
    if (!bottom) return [];
    const title = makeSVG('text', { class: 'navigation-title', x: scene.size[0] / 2, y: bottom - 16 });
    title.textContent = node.values.navigationTitle ?? '';
    return [makeSVG('rect', { class: 'navigation-bar', x: 0, y: 0, width: scene.size[0], height: bottom }), title];
  }

  #drawView(view) {
    const element = this.#drawn.get(view.id);
    if (!element) return;
    const [x, y, width, height] = this.frame(view);
    element.setAttribute('transform', `translate(${x} ${y})`);
    const size = `${width} ${height}`;
    if (element.dataset.size === size) return;
    element.dataset.size = size;
    element.replaceChildren(...drawing(view, width, height));
  }

  // MARK: The overlay

  drawOverlay() {
    const { model } = this;
    const elements = [];
    for (const scene of this.scenes) {
      for (const view of scene.views) {
        const place = this.#step ? this.#step.laidOut[view.id] : view.misplaced && !this.#frames.size && view.laidOut;
        if (place) elements.push(makeSVG('rect', { class: 'laid-out', ...this.#box(scene, place) }), makeSVG('rect', { class: 'misplaced', ...this.#box(scene, this.frame(view)) }));
      }
      if (model.ghost) elements.push(...this.#ghosts(scene));
      for (const line of this.constraintLines(scene)) elements.push(...this.#bar(scene, line));
      for (const view of scene.views) if (model.selection.includes(view.id)) elements.push(...this.#outline(scene, view));
    }
    const node = model.node(model.controller);
    if (node) elements.push(makeSVG('rect', { class: 'outline', ...this.#screenBox(this.nodeFrame(node)) }));
    if (this.target) elements.push(makeSVG('rect', { class: 'ghost', ...this.#screenBox(this.target) }));
    for (const element of this.world.querySelectorAll('[data-segue], [data-controller]')) element.classList.toggle('chosen', (element.dataset.segue ?? element.dataset.controller) === (model.segue ?? model.controller));
    const hovered = model.view(this.hovered);
    if (hovered && !this.#frames.size && !model.selection.includes(this.hovered)) elements.unshift(makeSVG('rect', { class: 'hover', ...this.#box(model.scene(this.hovered), this.frame(hovered)) }));
    for (const { scene, ...guide } of this.guides) elements.push(this.#line(scene, guide, 'guide'));
    if (this.marquee) elements.push(makeSVG('rect', { class: 'marquee', ...this.#box(this.marquee.scene, this.marquee.frame) }));
    if (this.link) elements.push(makeSVG('line', { class: 'link', ...this.link }));
    this.overlay.replaceChildren(...elements);
  }

  /** The lines of the constraints of the selection, with their constraints. */
  constraintLines(scene) {
    const { model } = this;
    const chosen = new Set(model.selection);
    return scene.constraints.filter(constraint => chosen.has(constraint.first) || chosen.has(constraint.second) || constraint.id === model.constraint)
      .map(constraint => ({ constraint, line: shape(constraint, scene, this.frame, model.state.settings.rightToLeft) }))
      .filter(({ line }) => line);
  }

  #box(scene, frame) {
    const [x, y] = this.toScreen(scene, frame[0], frame[1]);
    return { x, y, width: Math.max(0, frame[2] * this.zoom), height: Math.max(0, frame[3] * this.zoom) };
  }

  /** The box of a frame in the coordinates of the canvas. */
  #screenBox([x, y, width, height]) { return { x: x * this.zoom + this.origin[0], y: y * this.zoom + this.origin[1], width: width * this.zoom, height: height * this.zoom }; }

  #line(scene, { x1, y1, x2, y2 }, name) {
    const [left, top] = this.toScreen(scene, x1, y1);
    const [right, bottom] = this.toScreen(scene, x2, y2);
    return makeSVG('line', { class: name, x1: left, y1: top, x2: right, y2: bottom });
  }

  #ghosts(scene) {
    const other = this.model.ghost.scenes.find(other => other.root === scene.root);
    const elements = [];
    for (const view of other?.views ?? []) {
      const before = this.model.view(view.id);
      const [old, now] = [before?.laidOut ?? before?.frame, view.laidOut ?? view.frame];
      if (!old || now.some((value, place) => Math.abs(value - old[place]) > .5)) elements.push(makeSVG('rect', { class: 'ghost', ...this.#box(scene, now) }));
    }
    return elements;
  }

  #outline(scene, view) {
    const box = this.#box(scene, this.frame(view));
    const name = view.conflicting || view.ambiguous ? ' problem' : view.misplaced ? ' warning' : '';
    const elements = [makeSVG('rect', { class: 'outline' + name, ...box })];
    if (this.model.selection.length > 1 || !this.model.movable(view)) return elements;
    for (const [x, y, edges] of handles(box)) elements.push(makeSVG('rect', { class: 'handle', 'data-handle': edges, x: x - 3.5, y: y - 3.5, width: 7, height: 7 }));
    return elements;
  }

  #bar(scene, { constraint, line }) {
    const states = [this.#stateOf(constraint), constraint.priority < 1000 && 'optional', constraint.id === this.model.constraint && 'chosen'].filter(Boolean).join(' ');
    const bar = this.#line(scene, line, 'bar ' + states);
    const elements = [bar];
    const [x1, y1, x2, y2] = ['x1', 'y1', 'x2', 'y2'].map(name => Number(bar.getAttribute(name)));
    if (line.kind !== 'line') {
      const [dx, dy] = Math.abs(x2 - x1) >= Math.abs(y2 - y1) ? [0, 4] : [4, 0];
      for (const [x, y] of [[x1, y1], [x2, y2]]) elements.push(makeSVG('line', { class: 'bar ' + states, x1: x - dx, y1: y - dy, x2: x + dx, y2: y + dy }));
    }
    const text = this.#mark(constraint, line);
    if (text) {
      const [x, y] = centre({ x1, y1, x2, y2 });
      const width = text.length * 6.4 + 8;
      elements.push(makeSVG('rect', { class: 'mark ' + states, x: x - width / 2, y: y - 8, width, height: 16, rx: 4, 'data-constraint': constraint.id }));
      const label = makeSVG('text', { class: 'mark-text', x, y: y + 3.5 });
      label.textContent = text;
      elements.push(label);
    }
    return elements;
  }

  /** The text on a bar: the constant of the chosen one and of a misplaced one, and the sign of equal sizes. */
  #mark(constraint, line) {
    if (line.mark) return line.mark;
    const sign = constraint.relation === '==' ? '' : constraint.relation === '<=' ? '≤' : '≥';
    if (constraint.id === this.model.constraint || this.#stateOf(constraint) !== 'satisfied') return sign + short(constraint.constant);
    return sign;
  }
}
