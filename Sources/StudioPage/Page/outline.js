// The document outline: scenes, views, guides and constraints as a tree.

import { find, make } from './element.js';
import { classTitle } from './model.js';
import { segueTitle } from './scenes.js';
import { words } from './strings.js';

const symbols = {
  view: '▢', label: 'A', button: 'B', textField: 'I', textView: '¶', imageView: '▣', switch: '◐', slider: '⊷', segmentedControl: '▥', stepper: '±', progressView: '▬', activityIndicator: '✺',
  pageControl: '⋯', picker: '◫', searchBar: '⌕', bar: '▭', scrollView: '⇕', list: '≣', cell: '▤', stackView: '☰', external: '◍',
};

export class Outline {
  #closed = new Set();
  #filter = '';

  constructor(model) {
    this.model = model;
    this.container = find('outline');
    this.filter = make('input.filter', { type: 'search', placeholder: words('filter'), 'aria-label': words('filter'), oninput: () => { this.#filter = this.filter.value.toLowerCase(); this.draw(); } });
    this.tree = make('div', { role: 'tree', 'aria-label': words('outline') });
    this.container.append(this.tree, this.filter);
    this.container.addEventListener('keydown', event => this.#key(event));
    model.listen(change => { if (change === 'state') this.draw(); else if (change === 'selection') this.#mark(); });
  }

  draw() {
    const rows = [];
    const scenes = this.model.state?.scenes ?? [];
    const free = scenes.filter(scene => !this.model.view(scene.host));
    const nodes = this.model.state?.overview?.nodes ?? [];
    for (const [place, node] of nodes.entries()) this.#controller(node, place, free, scenes, rows);
    for (const scene of free) if (!this.model.node(scene.controller)) this.#scene(scene, scenes, 0, rows);
    this.tree.replaceChildren(...rows.filter(Boolean));
    this.#mark();
  }

  /** Adds the row of a view controller, its views and its segues. */
  #controller(node, place, free, scenes, rows) {
    const key = 'controller ' + node.id;
    const isOpen = this.#filter || !this.#closed.has(key);
    const inner = free.filter(scene => scene.controller === node.id);
    const segues = this.model.state.overview.arrows.filter(arrow => arrow.from === place && arrow.id);
    if (!this.#filter || node.title.toLowerCase().includes(this.#filter)) {
      const toggle = make('button.toggle', { type: 'button', tabindex: -1, text: inner.length + segues.length ? (isOpen ? '⌄' : '›') : '', 'aria-hidden': 'true', onclick: event => { event.stopPropagation(); this.#toggle(key); } });
      rows.push(make('div.row.controller-row', { role: 'treeitem', tabindex: -1, 'data-controller': node.id, 'aria-level': 1, 'aria-expanded': String(Boolean(isOpen)), style: { '--depth': 0 }, onclick: () => this.model.selectController(node.id) },
        toggle, make('span.symbol', { text: node.initial ? '➔' : '◎', title: node.initial ? words('controller.initial') : null, 'aria-hidden': 'true' }), make('span.name', { text: node.title, title: `${classTitle(node.kind)} ${node.id}` })));
    }
    if (!isOpen) return;
    for (const scene of inner) this.#scene(scene, scenes, 1, rows);
    if (this.#filter) return;
    for (const arrow of segues) rows.push(make('div.row', { role: 'treeitem', tabindex: -1, 'data-segue': arrow.id, 'aria-level': 2, style: { '--depth': 1 }, onclick: () => this.model.selectSegue(arrow.id) },
      make('span.toggle'), make('span.symbol', { text: '⇢', 'aria-hidden': 'true' }), make('span.name', { text: segueTitle(this.model, arrow), title: arrow.id })));
  }

  /** Adds the rows of a scene; scenes inside of its views, such as cells, follow the subviews. */
  #scene(scene, scenes, depth, rows) {
    const children = new Map();
    for (const view of scene.views) children.set(view.parent, [...(children.get(view.parent) ?? []), view]);
    const walk = (view, depth) => {
      const inner = children.get(view.id) ?? [];
      const hosted = scenes.filter(other => other.host === view.id);
      const guides = scene.guides.filter(guide => guide.owner === view.id && guide.kind !== 'marginsGuide');
      const constraints = view.parent ? [] : scene.constraints;
      const isOpen = this.#filter || !this.#closed.has(view.id);
      rows.push(this.#row(view, depth, inner.length + hosted.length + guides.length + constraints.length > 0, isOpen));
      if (!isOpen) return;
      for (const child of inner) walk(child, depth + 1);
      for (const other of hosted) this.#scene(other, scenes, depth + 1, rows);
      if (this.#filter) return;
      for (const guide of guides) rows.push(make('div.row.guide', { role: 'treeitem', tabindex: -1, 'aria-level': depth + 2, style: { '--depth': depth + 1 } }, make('span.symbol', { text: '▭' }), make('span.name', { text: words('guide.' + guide.kind) })));
      if (constraints.length) rows.push(...this.#constraints(scene, constraints, depth + 1));
    };
    for (const root of children.get(undefined) ?? []) walk(root, depth);
  }

  #row(view, depth, hasInner, isOpen) {
    const scene = this.model.scene(view.id);
    const isScene = !view.parent && !scene.host && !view.name && !this.model.node(scene.controller);
    const name = isScene ? this.model.sceneTitle(scene) : this.model.title(view.id);
    if (this.#filter && !`${name} ${view.class} ${view.id}`.toLowerCase().includes(this.#filter)) return null;
    const state = view.conflicting ? 'conflicting' : view.ambiguous ? 'ambiguous' : view.misplaced ? 'misplaced' : null;
    const toggle = make('button.toggle', { type: 'button', tabindex: -1, text: hasInner ? (isOpen ? '⌄' : '›') : '', 'aria-hidden': 'true', onclick: event => { event.stopPropagation(); this.#toggle(view.id); } });
    return make('div.row', { role: 'treeitem', tabindex: -1, 'data-id': view.id, 'aria-level': depth + 1, 'aria-expanded': hasInner ? String(Boolean(isOpen)) : null, style: { '--depth': depth },
      onclick: event => this.#select(view.id, event), onpointerenter: () => this.hover?.(view.id), onpointerleave: () => this.hover?.(null) },
    toggle, make('span.symbol', { text: symbols[view.kind] ?? '▢', 'aria-hidden': 'true' }), make('span.name' + (view.hidden ? '.hidden' : ''), { text: name, title: `${classTitle(view.class)} ${view.id}` }),
    state && make('span.badge.' + state, { text: state === 'misplaced' ? '▲' : '●', title: words('state.' + state), 'aria-label': words('state.' + state) }));
  }

  #constraints(scene, constraints, depth) {
    const id = scene.root + ' constraints';
    const isOpen = this.#closed.has(id);
    const heading = make('div.row', { role: 'treeitem', tabindex: -1, 'data-group': id, 'aria-expanded': String(isOpen), style: { '--depth': depth }, onclick: () => this.#toggle(id) },
      make('span.toggle', { text: isOpen ? '⌄' : '›' }), make('span.symbol', { text: '⊢' }), make('span.name', { text: `${words('constraints')} (${constraints.length})` }));
    if (!isOpen) return [heading];
    return [heading, ...constraints.map(constraint => make('div.row', { role: 'treeitem', tabindex: -1, 'data-constraint': constraint.id, style: { '--depth': depth + 1 }, onclick: () => this.model.selectConstraint(constraint.id) },
      make('span.symbol', { text: '⊢' }), make('span.name', { text: this.model.named(constraint.text), title: constraint.id }), constraint.state !== 'satisfied' && make('span.badge.' + constraint.state, { text: '▲' })))];
  }

  #toggle(id) {
    if (!this.#closed.delete(id)) this.#closed.add(id);
    this.draw();
  }

  #select(id, event) {
    const { selection } = this.model;
    if (event?.shiftKey || event?.metaKey || event?.ctrlKey) this.model.select(selection.includes(id) ? selection.filter(other => other !== id) : [...selection, id]);
    else this.model.select([id]);
  }

  #mark() {
    const { selection, constraint, controller, segue } = this.model;
    let last = null;
    for (const row of this.tree.children) {
      const { dataset } = row;
      const isChosen = constraint ? dataset.constraint === constraint : segue ? dataset.segue === segue : controller ? dataset.controller === controller : selection.includes(dataset.id);
      row.classList.toggle('selected', isChosen);
      if (row.getAttribute('role') === 'treeitem') row.setAttribute('aria-selected', String(isChosen));
      row.tabIndex = -1;
      if (isChosen) last = row;
    }
    const focusable = last ?? this.tree.firstElementChild;
    if (focusable) focusable.tabIndex = 0;
    last?.scrollIntoView({ block: 'nearest' });
  }

  #key(event) {
    const rows = [...this.tree.querySelectorAll('[role=treeitem]')];
    const place = rows.indexOf(document.activeElement);
    if (place < 0) return;
    const row = rows[place];
    const step = { ArrowDown: 1, ArrowUp: -1 }[event.key];
    if (step) {
      event.preventDefault();
      const next = rows[place + step];
      if (!next) return;
      next.focus();
      const { id, controller, segue } = next.dataset;
      if (id) this.#select(id, event.shiftKey ? event : null);
      else if (controller) this.model.selectController(controller);
      else if (segue) this.model.selectSegue(segue);
    } else if (event.key === 'ArrowRight' && row.getAttribute('aria-expanded') === 'false' || event.key === 'ArrowLeft' && row.getAttribute('aria-expanded') === 'true' || (event.key === 'Enter' && row.dataset.group)) {
      event.preventDefault();
      const key = row => row.dataset.id ?? row.dataset.group ?? 'controller ' + row.dataset.controller;
      const id = key(row);
      this.#toggle(id);
      [...this.tree.children].find(row => key(row) === id)?.focus();
    }
  }
}
