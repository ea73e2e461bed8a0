// The pointer and the arrow keys on the canvas: select, move, resize, connect, zoom and pan.

import { distance } from './bars.js';
import { alignment, union } from './geometry.js';
import { LiveDrag } from './livedrag.js';
import { lines, snapped } from './snapping.js';
import { words } from './strings.js';

const reach = 6;

export class Gestures {
  #drag = null;
  #press = null;

  constructor(model, canvas, { edit, connect, connectScenes }) {
    Object.assign(this, { model, canvas, edit, connect, connectScenes, live: new LiveDrag(model, canvas) });
    const { svg } = canvas;
    svg.addEventListener('pointerdown', event => this.#down(event));
    svg.addEventListener('pointermove', event => this.#move(event));
    svg.addEventListener('pointerup', event => this.#up(event));
    svg.addEventListener('pointercancel', () => this.#cancel());
    svg.addEventListener('pointerleave', () => canvas.hover(null));
    svg.addEventListener('contextmenu', event => event.preventDefault());
    svg.addEventListener('wheel', event => this.#wheel(event), { passive: false });
    svg.addEventListener('keydown', event => this.#key(event));
  }

  get isDragging() { return Boolean(this.#drag?.hasMoved); }

  #wheel(event) {
    event.preventDefault();
    const box = this.canvas.svg.getBoundingClientRect();
    if (event.ctrlKey || event.metaKey) this.canvas.zoomTo(this.canvas.zoom * Math.exp(-event.deltaY / 200), event.clientX - box.left, event.clientY - box.top);
    else this.canvas.pan(-event.deltaX, -event.deltaY);
  }

  // MARK: Pointer

  #down(event) {
    const { canvas, model } = this;
    if (!model.state) return;
    canvas.svg.focus({ preventScroll: true });
    canvas.svg.setPointerCapture(event.pointerId);
    canvas.hover(null);
    const [x, y] = canvas.point(event);
    const spot = canvas.sceneAt(x, y);
    this.#countPress(spot, event);
    const start = { x, y, screen: [event.clientX, event.clientY], hasMoved: false };
    if (event.button === 1 || (event.button === 0 && event.altKey)) { this.#drag = { ...start, kind: 'pan' }; return; }
    const isLink = event.button === 2 || (event.button === 0 && event.ctrlKey);
    const sign = event.target.closest?.('[data-segue], [data-controller]')?.dataset;
    if (sign?.segue && !isLink) { model.selectSegue(sign.segue); this.#drag = null; return; }
    if (sign?.controller) {
      if (!isLink) model.selectController(sign.controller);
      this.#drag = isLink || model.canPlace ? { ...start, kind: isLink ? 'link' : 'place', controller: sign.controller } : null;
      return;
    }
    const edges = event.target.dataset?.handle;
    if (edges && !isLink) {
      const view = model.view(model.selection[0]);
      this.#drag = { ...start, kind: 'resize', view, edges: edges.split(' '), scene: model.scene(view.id), frame: view.frame };
      return;
    }
    const constraint = isLink ? null : this.#constraintAt(spot, event);
    if (constraint) { model.selectConstraint(constraint.id); this.#drag = null; return; }
    if (!spot) { if (!event.shiftKey) model.select([]); this.#drag = { ...start, kind: 'pan' }; return; }
    const view = canvas.viewAt(spot.scene, spot.x, spot.y);
    if (!view) return;
    if (isLink) { this.#drag = { ...start, kind: 'link', scene: spot.scene, view }; return; }
    const isExtending = event.shiftKey || event.metaKey;
    if (!view.parent) {
      this.#drag = { ...start, kind: 'marquee', scene: spot.scene, from: [spot.x, spot.y], before: isExtending ? model.selection : [], root: view.id };
      return;
    }
    // A press on a view inside a selected one moves the selected one; without movement it selects the inner view.
    const outer = model.selection.find(id => id === view.id || model.isInside(view.id, id));
    if (isExtending) model.select(model.selection.includes(view.id) ? model.selection.filter(id => id !== view.id) : [...model.selection, view.id]);
    else if (!outer) model.select([view.id]);
    this.#drag = { ...start, kind: 'move', scene: spot.scene, pressed: isExtending ? null : view.id };
  }

  /** Remembers a press with its constraint. The browser sends no double-click for the lines, which a press draws anew. */
  #countPress(spot, event) {
    const last = this.#press;
    const isPlain = event.button === 0 && !event.altKey && !event.ctrlKey;
    const isSecond = isPlain && last && !last.isSecond && event.timeStamp - last.time < 400 && Math.hypot(event.clientX - last.x, event.clientY - last.y) < 4;
    this.#press = isPlain ? { x: event.clientX, y: event.clientY, time: event.timeStamp, isSecond, constraint: this.#constraintAt(spot, event) } : null;
  }

  #constraintAt(spot, event) {
    if (event.target.classList.contains('mark')) return this.model.constraintState(event.target.dataset.constraint);
    // A selected view, and a view without subviews, wins over the lines that cross it.
    const under = spot && this.canvas.viewAt(spot.scene, spot.x, spot.y);
    if (under?.parent && (!this.model.children(under.id).length || this.model.selection.some(id => id === under.id || this.model.isInside(under.id, id)))) return null;
    const point = this.canvas.point(event);
    let best = null;
    for (const scene of this.model.state.scenes) {
      const [left, top] = this.canvas.place(scene);
      for (const { constraint, line } of this.canvas.constraintLines(scene)) {
        const away = distance(line, point[0] - left, point[1] - top) * this.canvas.zoom;
        const inside = spot && line.kind === 'line' ? reach / 2 : reach;
        if (away <= inside && (!best || away < best.away)) best = { constraint, away };
      }
    }
    return best?.constraint;
  }

  #move(event) {
    const drag = this.#drag;
    if (!drag) return this.#hover(event);
    if (!drag.hasMoved && Math.hypot(event.clientX - drag.screen[0], event.clientY - drag.screen[1]) < 3) return;
    if (!drag.hasMoved) { drag.hasMoved = true; this.#begin(drag); if (!this.#drag) return; }
    const [x, y] = this.canvas.point(event);
    this[drag.kind]?.(drag, x - drag.x, y - drag.y, event);
  }

  #hover(event) {
    if (event.buttons) return;
    const spot = this.canvas.sceneAt(...this.canvas.point(event));
    const view = spot && this.canvas.viewAt(spot.scene, spot.x, spot.y);
    this.canvas.hover(view?.parent ? view.id : null);
  }

  #begin(drag) {
    const { model } = this;
    if (drag.kind !== 'move' && drag.kind !== 'resize') return;
    const candidates = drag.kind === 'resize' ? [drag.view] : model.selected();
    if (!model.canMove && !candidates.some(view => model.movable(view))) { this.#drag = null; if (model.isEditable) this.edit.notice(candidates[0]); return; }
    if (drag.kind === 'resize') { drag.lines = lines(drag.scene, drag.view.parent, new Set([drag.view.id]), this.canvas.frame); return; }
    const chosen = model.selected().filter(view => model.movable(view) && model.scene(view.id) === drag.scene && !model.selection.some(id => model.isInside(view.id, id)));
    if (!chosen.length) { this.#drag = null; if (model.selected().some(view => view.arranged)) model.say(words('move.arranged')); return; }
    drag.views = chosen;
    drag.moved = drag.scene.views.filter(view => chosen.some(other => other === view || model.isInside(view.id, other.id)));
    drag.whole = union(chosen.map(view => alignment(view, view.frame)));
    drag.lines = lines(drag.scene, chosen[0].parent, new Set(chosen.map(view => view.id)), this.canvas.frame);
  }

  pan(drag, dx, dy, event) {
    this.canvas.pan(event.clientX - drag.screen[0], event.clientY - drag.screen[1]);
    drag.screen = [event.clientX, event.clientY];
    [drag.x, drag.y] = this.canvas.point(event);
  }

  marquee(drag, dx, dy) {
    const frame = [Math.min(drag.from[0], drag.from[0] + dx), Math.min(drag.from[1], drag.from[1] + dy), Math.abs(dx), Math.abs(dy)];
    this.canvas.marquee = { scene: drag.scene, frame };
    this.model.select([...drag.before, ...this.canvas.viewsIn(drag.scene, frame).map(view => view.id)]);
  }

  move(drag, dx, dy, event) {
    const [x, y, width, height] = drag.whole;
    const wanted = [Math.round(x + dx), Math.round(y + dy), width, height];
    const single = drag.views.length === 1 ? drag.views[0] : null;
    const baseline = single?.baselines ? wanted[1] + single.baselines[0] : undefined;
    const edges = { x: ['low', 'high', 'middle'], y: ['low', 'high', 'middle', 'baseline'], baseline };
    const snap = event.metaKey || event.ctrlKey ? { dx: 0, dy: 0, guides: [] } : snapped(wanted, edges, drag.lines, 5 / this.canvas.zoom);
    drag.offset = [wanted[0] + snap.dx - x, wanted[1] + snap.dy - y];
    this.canvas.guides = snap.guides.map(guide => ({ ...guide, scene: drag.scene }));
    this.canvas.override(new Map(drag.moved.map(view => [view.id, [view.frame[0] + drag.offset[0], view.frame[1] + drag.offset[1], view.frame[2], view.frame[3]]])));
    this.live.step(Object.fromEntries(drag.views.map(view => [view.id, this.canvas.frame(view)])));
  }

  resize(drag, dx, dy, event) {
    const { frame, view, edges } = drag;
    const [first, last] = [[frame[0], frame[1]], [frame[0] + frame[2], frame[1] + frame[3]]];
    const has = edge => edges.includes(edge);
    const insets = view.alignmentInsets ?? [0, 0, 0, 0];
    // The size is rounded and not the edge: a centered view may begin between two points.
    const moved = [has('left') ? last[0] - Math.round(frame[2] - dx) : first[0], has('top') ? last[1] - Math.round(frame[3] - dy) : first[1],
      has('right') ? first[0] + Math.round(frame[2] + dx) : last[0], has('bottom') ? first[1] + Math.round(frame[3] + dy) : last[1]];
    const inner = [moved[0] + insets[1], moved[1] + insets[0], moved[2] - moved[0] - insets[1] - insets[3], moved[3] - moved[1] - insets[0] - insets[2]];
    const moving = { x: has('left') ? ['low'] : has('right') ? ['high'] : [], y: has('top') ? ['low'] : has('bottom') ? ['high'] : [] };
    const snap = event.metaKey || event.ctrlKey ? { dx: 0, dy: 0, guides: [] } : snapped(inner, moving, drag.lines, 5 / this.canvas.zoom);
    if (has('left')) moved[0] = Math.min(moved[0] + snap.dx, moved[2]); else if (has('right')) moved[2] = Math.max(moved[2] + snap.dx, moved[0]);
    if (has('top')) moved[1] = Math.min(moved[1] + snap.dy, moved[3]); else if (has('bottom')) moved[3] = Math.max(moved[3] + snap.dy, moved[1]);
    drag.result = [moved[0], moved[1], moved[2] - moved[0], moved[3] - moved[1]];
    this.canvas.guides = snap.guides.map(guide => ({ ...guide, scene: drag.scene }));
    this.canvas.override(new Map([[view.id, drag.result]]));
    this.live.step({ [view.id]: drag.result });
  }

  link(drag, dx, dy, event) {
    const box = this.canvas.svg.getBoundingClientRect();
    const [x1, y1] = [drag.screen[0] - box.left, drag.screen[1] - box.top];
    this.canvas.link = { x1, y1, x2: event.clientX - box.left, y2: event.clientY - box.top };
    const { view, node } = this.#linkTarget(drag, event);
    this.canvas.hovered = view?.id ?? null;
    this.canvas.target = node ? this.canvas.nodeFrame(node) : null;
    this.canvas.drawOverlay();
  }

  /** The view of the same scene, or the view controller of another scene, under the pointer. */
  #linkTarget(drag, event) {
    const point = this.canvas.point(event);
    const spot = this.canvas.sceneAt(...point);
    if (spot && spot.scene === drag.scene) return { view: this.canvas.viewAt(spot.scene, spot.x, spot.y) };
    const node = this.canvas.nodeAt(...point);
    const own = drag.controller ?? this.model.outerScene(drag.scene).controller;
    return node && node.id !== own ? { node } : {};
  }

  /** Moves a scene on the canvas. */
  place(drag, dx, dy) {
    const [x, y, width, height] = this.canvas.nodeFrame(this.model.node(drag.controller));
    drag.location = [Math.round(x + dx), Math.round(y + dy)];
    this.canvas.target = [...drag.location, width, height];
    this.canvas.drawOverlay();
  }

  #up(event) {
    const { model, canvas } = this;
    const drag = this.#drag;
    this.#cancel();
    if (drag?.hasMoved) this.#press = null;
    const press = this.#press;
    if (press?.isSecond) setTimeout(() => this.#open(press.constraint, event));
    if (!drag) return;
    if (!drag.hasMoved) {
      if (drag.kind === 'marquee') model.select(drag.before.length ? [...drag.before, drag.root] : [drag.root]);
      if (drag.kind === 'move' && drag.pressed) model.select([drag.pressed]);
      if (drag.kind === 'link' && drag.view) this.connect(drag.view, drag.view, [0, 0], event);
      return;
    }
    if (drag.kind === 'move' && drag.offset) {
      this.#commit(drag.views.map(view => [view.id, [view.frame[0] + drag.offset[0], view.frame[1] + drag.offset[1], view.frame[2], view.frame[3]]]));
    } else if (drag.kind === 'resize' && drag.result) this.#commit([[drag.view.id, drag.result]]);
    else if (drag.kind === 'link') {
      const [x, y] = canvas.point(event);
      const { view, node } = this.#linkTarget(drag, event);
      if (view) this.connect(drag.view, view, [x - drag.x, y - drag.y], event);
      else if (node) this.connectScenes(drag.controller ?? drag.view.id, node, event);
    } else if (drag.kind === 'place' && drag.location) model.perform({ name: 'controller', controller: drag.controller, location: drag.location });
  }

  async #commit(frames) {
    const changed = frames.filter(([id, frame]) => frame.some((value, place) => value !== this.model.view(id).frame[place]));
    if (!changed.length) { this.canvas.override(new Map()); return; }
    const reply = await this.model.perform({ name: 'move', frames: Object.fromEntries(changed) });
    if (reply.refusal) this.canvas.override(new Map());
  }

  #cancel() {
    this.#drag = null;
    this.live.end();
    Object.assign(this.canvas, { guides: [], marquee: null, link: null, target: null });
    this.canvas.drawOverlay();
  }

  #open(constraint, event) {
    if (constraint) this.edit.constraint(constraint, event.clientX, event.clientY);
    else if (this.model.selection.length === 1) this.edit.text();
  }

  // MARK: Keys

  #key(event) {
    const { model } = this;
    const step = event.shiftKey ? 10 : 1;
    const moves = { ArrowLeft: [-step, 0], ArrowRight: [step, 0], ArrowUp: [0, -step], ArrowDown: [0, step] };
    const move = moves[event.key];
    if (move && !event.metaKey && !event.ctrlKey) {
      event.preventDefault();
      const views = model.selected().filter(view => model.movable(view));
      if (!views.length) return;
      // With Alt, the arrows change the size.
      this.#commit(views.map(view => {
        const [x, y, width, height] = view.frame;
        return [view.id, event.altKey ? [x, y, Math.max(0, width + move[0]), Math.max(0, height + move[1])] : [x + move[0], y + move[1], width, height]];
      }));
    } else if (event.key === 'Escape') {
      if (this.#drag) { this.#cancel(); this.canvas.override(new Map()); } else model.select([]);
    } else if (event.key === 'Tab' && !event.altKey) this.#next(event);
  }

  /** Tab selects the next view in document order, and leaves the canvas after the last. */
  #next(event) {
    const views = this.model.state?.scenes.flatMap(scene => scene.views) ?? [];
    const place = views.findIndex(view => view.id === this.model.selection.at(-1));
    const next = views[event.shiftKey ? (place < 0 ? -1 : place - 1) : place + 1];
    if (!next) return;
    event.preventDefault();
    this.model.select([next.id]);
  }
}


