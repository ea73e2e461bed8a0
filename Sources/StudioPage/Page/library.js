// The library: views to drag to the canvas.

import { make } from './element.js';
import { drawing } from './drawing.js';
import { lines, snapped } from './snapping.js';
import { closePopover, showPopover } from './popover.js';
import { classTitle } from './model.js';
import { words } from './strings.js';
import { makeSVG } from './element.js';

const containers = new Set(['view', 'scrollView', 'stackView', 'cell']);
const kinds = { activityIndicatorView: 'activityIndicator', tableView: 'list', horizontalStackView: 'stackView', verticalStackView: 'stackView' };

export class Library {
  constructor(model, canvas) { Object.assign(this, { model, canvas }); }

  /** The views of the library, and a view controller in a storyboard. */
  get #items() { return [...this.model.library, ...(this.model.state?.overview ? [{ name: 'viewController', size: [98, 213] }] : [])]; }

  show(anchor) {
    const filter = make('input.filter', { type: 'search', placeholder: words('filter'), 'aria-label': words('filter'), oninput: () => draw() });
    const list = make('div.library', { role: 'listbox', 'aria-label': words('library') });
    const draw = () => list.replaceChildren(...this.#items.filter(item => classTitle(item.name).toLowerCase().includes(filter.value.toLowerCase()) || item.name.toLowerCase().includes(filter.value.toLowerCase())).map(item => this.#item(item)));
    draw();
    showPopover(anchor, words('library'), [filter, list, make('p.help', { text: words('library.help') })]);
  }

  #item(item) {
    const button = make('button', { type: 'button', role: 'option', 'data-item': item.name, onkeydown: event => { if (event.key === 'Enter') { event.preventDefault(); this.#addInMiddle(item); } },
      onpointerdown: event => this.#drag(event, item) }, this.#picture(item, 44, 30), make('span', { text: classTitle(item.name) }));
    return button;
  }

  #picture(item, width, height) {
    const scale = Math.min(width / item.size[0], height / item.size[1], 1);
    const svg = makeSVG('svg', { viewBox: `0 0 ${item.size[0]} ${item.size[1]}`, width: item.size[0] * scale, height: item.size[1] * scale, class: 'picture' });
    svg.append(...drawing(this.#view(item), ...item.size));
    return svg;
  }

  #view(item) {
    const string = { label: 'Label', button: 'Button' }[item.name];
    return { kind: kinds[item.name] ?? item.name, parent: 'x', text: string && { string, lines: [string], fontSize: 17, fontWeight: 400, alignment: 'center', lineHeight: 20 } };
  }

  async #addInMiddle(item) {
    closePopover();
    const { model } = this;
    if (item.name === 'viewController') return model.addScene();
    const selected = model.view(model.selection[0]);
    const parent = selected && containers.has(selected.kind) ? selected : model.state.scenes[0]?.views[0];
    if (!parent) return;
    const [x, y, width, height] = parent.frame;
    await model.insert(item.name, parent.id, [Math.round(x + (width - item.size[0]) / 2), Math.round(y + (height - item.size[1]) / 2), 0, 0]);
  }

  #drag(event, item) {
    event.preventDefault();
    const { canvas, model } = this;
    const start = [event.clientX, event.clientY];
    let ghost = null;
    const move = event => {
      if (!ghost) {
        if (Math.hypot(event.clientX - start[0], event.clientY - start[1]) < 4) return;
        closePopover();
        ghost = make('div.dragged', {}, this.#picture(item, item.size[0] * canvas.zoom, item.size[1] * canvas.zoom));
        document.body.append(ghost);
      }
      ghost.style.left = `${event.clientX}px`;
      ghost.style.top = `${event.clientY}px`;
      const landing = this.#landing(event, item);
      canvas.guides = landing?.guides ?? [];
      canvas.drawOverlay();
    };
    const up = async event => {
      window.removeEventListener('pointermove', move);
      window.removeEventListener('pointerup', up);
      if (!ghost) return;
      ghost.remove();
      canvas.guides = [];
      canvas.drawOverlay();
      if (item.name === 'viewController') { if (this.#isOver(event)) await model.addScene(canvas.point(event).map(Math.round)); return; }
      const landing = this.#landing(event, item);
      if (!landing) return;
      await model.insert(item.name, landing.parent, [...landing.origin, 0, 0]);
      canvas.svg.focus();
    };
    window.addEventListener('pointermove', move);
    window.addEventListener('pointerup', up);
  }

  /** Whether the pointer is over the canvas. */
  #isOver(event) {
    const box = this.canvas.svg.getBoundingClientRect();
    return event.clientX >= box.left && event.clientX <= box.right && event.clientY >= box.top && event.clientY <= box.bottom;
  }

  /** The container under the pointer, and the origin of a new view in it. Its edges and its center snap. */
  #landing(event, item) {
    const { canvas, model } = this;
    const spot = item.name !== 'viewController' && this.#isOver(event) ? canvas.sceneAt(...canvas.point(event)) : null;
    let parent = spot && canvas.viewAt(spot.scene, spot.x, spot.y);
    while (parent && !containers.has(parent.kind)) parent = model.view(parent.parent);
    if (!parent) return null;
    const [width, height] = item.size;
    const [x, y] = [Math.round(spot.x - width / 2), Math.round(spot.y - height / 2)];
    const isFree = event.metaKey || event.ctrlKey || parent.kind === 'stackView';
    const sides = ['low', 'high', 'middle'];
    const snap = isFree ? { dx: 0, dy: 0, guides: [] }
      : snapped([x, y, width, height], { x: sides, y: sides }, lines(spot.scene, parent.id, new Set(), canvas.frame), 5 / canvas.zoom);
    return { parent: parent.id, origin: [x + snap.dx, y + snap.dy], guides: snap.guides.map(guide => ({ ...guide, scene: spot.scene })) };
  }
}
