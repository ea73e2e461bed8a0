// The picture: the container with its views at their frames, and a corner that changes its size.

import { beams } from './beams.js';
import { find, length, make, makeSVG, set } from './element.js';
import { classTitle, words } from './strings.js';

export class Picture {
  #elements = new Map();
  #scale = 1;
  #drag = null;

  constructor(session, explanation) {
    this.session = session;
    this.explanation = explanation;
    this.stage = find('stage');
    this.overlay = find('overlay');
    this.corner = find('corner');
    this.#listenToCorner();
    this.stage.addEventListener('click', event => { if (event.target === this.stage) session.select(session.state.root.name); });
    session.listen(() => this.draw());
    // Drawing may change the size of the canvas, so it waits for the next frame.
    new ResizeObserver(() => requestAnimationFrame(() => { if (!this.#drag) this.draw(); })).observe(find('canvas'));
    this.draw();
  }

  draw() {
    const { layout, state, selection } = this.session;
    const { frames, views } = layout;
    const [width, height] = [frames[2], frames[3]];
    if (!this.#drag) this.#scale = this.#fittingScale(width, height);
    const scale = this.#scale;
    set(find('frame'), { style: { width: `${width * scale}px`, height: `${height * scale}px` } });
    set(this.stage, { style: { width: `${width}px`, height: `${height}px`, transform: `scale(${scale})` }, dir: state.direction });
    this.stage.classList.toggle('conflicting', Boolean(views[0].conflicting));
    set(this.corner, { 'aria-label': words('picture.corner', length(width), length(height)) });
    find('zoom').textContent = scale < 1 ? `${Math.round(scale * 100)} %` : '';
    const places = absolute(frames, views);
    const parents = new Set(views.map(view => view.parent));
    const settings = new Map(state.views.map(view => [view.name, view]));
    const present = new Set();
    views.forEach((view, index) => {
      if (index === 0) return;
      present.add(view.name);
      const element = this.#element(view.name);
      this.#drawView(element, view, places[index], settings.get(view.name) ?? {}, { isSelected: selection === view.name, isParent: parents.has(index) });
      if (this.stage.children[index - 1] !== element) this.stage.insertBefore(element, this.stage.children[index - 1] ?? null);
    });
    for (const [name, element] of this.#elements) if (!present.has(name)) this.#remove(name, element);
    this.#drawOverlay(width, height, scale, places);
  }

  #fittingScale(width, height) {
    const canvas = find('canvas');
    const available = Math.max(120, canvas.clientWidth - 56);
    const tallest = Math.max(320, window.innerHeight - 220);
    return Math.min(1, available / Math.max(1, width), tallest / Math.max(1, height));
  }

  #element(name) {
    let element = this.#elements.get(name);
    if (!element) {
      element = make('button', { type: 'button', 'data-view': name, onclick: () => this.session.select(name),
        onpointerenter: event => { if (event.pointerType !== 'touch') this.explanation.show(name, element); },
        onpointerleave: () => this.explanation.hide(), onfocus: () => this.explanation.show(name, element), onblur: () => this.explanation.hide() });
      this.#elements.set(name, element);
    }
    return element;
  }

  #remove(name, element) {
    this.#elements.delete(name);
    if (element.matches(':focus')) this.corner.focus();
    this.explanation.hide();
    element.remove();
  }

  #drawView(element, view, place, settings, { isSelected, isParent }) {
    const kind = view.class.replace(/^UI/, '').toLowerCase();
    const title = settings.text ?? '';
    element.className = ['view', kind, view.ambiguous && 'ambiguous', view.conflicting && 'conflicting', isSelected && 'selected'].filter(Boolean).join(' ');
    const states = [view.ambiguous && words('picture.ambiguous'), view.conflicting && words('picture.conflicting')].filter(Boolean);
    set(element, {
      style: { left: `${place.x}px`, top: `${place.y}px`, width: `${place.width}px`, height: `${place.height}px` },
      'aria-pressed': String(isSelected), hidden: view.hidden,
      'aria-label': [words('picture.view', view.name, classTitle(view.class), ...[place.x, place.y, place.width, place.height].map(length)), ...states].join(', '),
    });
    const isPlaceholder = view.class === 'UITextField' && !title;
    const text = view.class === 'UITextField' ? title || settings.placeholder || '' : ['UILabel', 'UIButton'].includes(view.class) ? title : '';
    const shown = text || (place.width >= 24 && !isParent && ['UIView', 'UIImageView', 'UIStackView'].includes(view.class) ? view.name : '');
    if (element.textContent !== shown) element.replaceChildren(make('span', { text: shown }));
    const span = element.firstElementChild;
    if (!span) return;
    span.className = text ? (isPlaceholder ? 'content placeholder' : 'content') : 'name';
    const font = view.fontSize ?? (typeof settings.font === 'number' ? settings.font : settings.font?.size);
    // A label that the engine gives one line has one, though the browser's font may be wider.
    const wraps = view.class === 'UILabel' && settings.lines !== undefined && settings.lines !== 1 && place.height > 1.8 * (font ?? 17);
    set(span, { style: { 'font-size': font && text ? `${font}px` : '', 'white-space': wraps ? 'normal' : '', 'letter-spacing': font >= 28 && text ? '-.035em' : '' } });
  }

  #drawOverlay(width, height, scale, places) {
    set(this.overlay, { viewBox: `0 0 ${Math.max(1, width)} ${Math.max(1, height)}`, width: width * scale, height: height * scale });
    this.overlay.replaceChildren(...this.#safeArea(width, height), ...beams(this.session, places).map(({ tag, ...attributes }) => makeSVG(tag, attributes)));
  }

  /** The edge of the safe area, where it is smaller than the root. */
  #safeArea(width, height) {
    const insets = this.session.state.root.safeArea ?? 0;
    const [top, left, bottom, right] = typeof insets === 'number' ? [insets, insets, insets, insets] : insets;
    if (!(top || left || bottom || right)) return [];
    const inner = `M${left} ${top}v${Math.max(0, height - top - bottom)}h${Math.max(0, width - left - right)}V${top}Z`;
    return [makeSVG('path', { class: 'outside', 'fill-rule': 'evenodd', d: `M0 0H${width}V${height}H0Z${inner}` }), makeSVG('path', { class: 'safe', d: inner })];
  }

  // MARK: The corner

  #listenToCorner() {
    const { corner, session } = this;
    corner.addEventListener('pointerdown', event => {
      event.preventDefault();
      corner.focus();
      corner.setPointerCapture(event.pointerId);
      this.#drag = { x: event.clientX, y: event.clientY, size: [...session.state.size] };
    });
    corner.addEventListener('pointermove', event => {
      if (!this.#drag) return;
      const { x, y, size } = this.#drag;
      session.resize(size[0] + (event.clientX - x) / this.#scale, size[1] + (event.clientY - y) / this.#scale);
    });
    for (const kind of ['pointerup', 'pointercancel']) corner.addEventListener(kind, () => {
      this.#drag = null;
      this.draw();
    });
    corner.addEventListener('keydown', event => {
      const step = event.shiftKey ? 10 : 1;
      const moves = { ArrowRight: [step, 0], ArrowLeft: [-step, 0], ArrowDown: [0, step], ArrowUp: [0, -step] };
      const move = moves[event.key];
      if (!move) return;
      event.preventDefault();
      const [width, height] = session.state.size;
      session.resize(width + move[0], height + move[1]);
    });
  }
}

/** The frames of all views in the coordinate space of the root. */
export function absolute(frames, views) {
  const places = [];
  views.forEach((view, index) => {
    const origin = index === 0 ? { x: 0, y: 0 } : places[view.parent];
    const [x, y, width, height] = frames.subarray(index * 4, index * 4 + 4);
    places.push(index === 0 ? { x: 0, y: 0, width, height } : { x: origin.x + x, y: origin.y + y, width, height });
  });
  return places;
}
