// The scenes of a storyboard: new segues, and the fields of view controllers and segues.

import { make } from './element.js';
import { checkbox, choice, row, textField } from './fields.js';
import { closePopover, showMenu, showPopover } from './popover.js';
import { titleOf, words } from './strings.js';

/** The segues that Interface Builder lists first. */
const relationships = ['rootViewController', 'viewControllers'];

/** Finds the view at or around a dragged one, or the view controller, that can perform a segue. */
async function performer(model, id) {
  let next = id;
  while (next) {
    const reply = await model.connection.request('inspect', { document: model.state.document, view: next }).catch(() => ({}));
    if (reply.segues?.length) return { source: next, kinds: reply.segues };
    const view = model.view(next);
    next = view && (view.parent ?? model.scene(next).host);
  }
  return null;
}

/** The heading of a menu of segues, as in Interface Builder: by the kind of its source. */
const heading = (model, source) => words(!model.view(source) ? 'segue.manual' : model.view(source).kind === 'cell' ? 'segue.selection' : 'segue.action');

/** The kinds of segue from a view or view controller to another scene, as a menu at the pointer. */
export async function showSegues(model, id, node, event) {
  const anchor = [event.clientX, event.clientY];
  const found = await performer(model, id);
  if (!found) { model.say(words('segue.none', model.title(id)), 'error'); return; }
  const { source, kinds } = found;
  const item = kind => ({ title: words('segue.' + kind), run: () => addSegue(model, source, node.id, kind) });
  const contained = kinds.filter(kind => relationships.includes(kind));
  const others = kinds.filter(kind => !relationships.includes(kind));
  showMenu(anchor, words('segue.add'), [...(contained.length ? [words('segue.relationship'), ...contained.map(item), null] : []), heading(model, source), ...others.map(item)]);
}

async function addSegue(model, source, destination, kind) {
  const reply = await model.perform({ name: 'addSegue', source, destination, kind });
  if (reply.outcome?.segues) model.selectSegue(reply.outcome.segues[0]);
}

/** Whether the selection can perform a segue to another scene. */
export const canAddSegue = model => model.isEditable && model.segueKinds.length > 0 && model.state.overview?.nodes.length > 1;

/** A segue of the selection, without a drag: its destination and kind as menus. */
export function showNewSegue(model, anchor) {
  const source = model.controller ?? model.selection[0];
  const own = model.chosenNode?.id;
  const nodes = model.state.overview.nodes.filter(node => node.id !== own);
  let [destination, kind] = [nodes[0]?.id, model.segueKinds[0]];
  const add = make('button.primary', { type: 'button', text: words('segue.add'), disabled: !nodes.length, onclick: () => { closePopover(); addSegue(model, source, destination, kind); } });
  showPopover(anchor, words('segue.add'), [
    row(words('segue.destination'), choice(words('segue.destination'), destination, nodes.map(node => [node.id, node.title]), value => { destination = value; }, { id: 'segue-destination' })),
    row(words('segue.kind'), choice(words('segue.kind'), kind, model.segueKinds.map(name => [name, words('segue.' + name)]), value => { kind = value; }, { id: 'segue-kind' })), add]);
}

/** Whether the scene of the selection can be embedded in a navigation or tab bar controller. */
export function canEmbedScene(model, container) {
  const node = model.chosenNode;
  if (!model.isEditable || !node) return false;
  if (container === 'tabBarController') return node.kind !== 'tabBarController';
  const isContained = model.state.overview.arrows.some(arrow => arrow.kind === 'rootViewController' && model.state.overview.nodes[arrow.to] === node);
  return !isContained && !['navigationController', 'tabBarController', 'splitViewController'].includes(node.kind);
}

/** Embeds the scene of the selection in a navigation or tab bar controller, and selects that. */
export async function embedScene(model, container) {
  const node = model.chosenNode;
  if (!node) return;
  const before = new Set(model.state.overview.nodes.map(other => other.id));
  const reply = await model.perform({ name: 'embed', views: [node.id], container });
  const added = !reply.refusal && model.state.overview.nodes.find(other => !before.has(other.id));
  if (added) model.selectController(added.id);
}

/** The fields of the selected view controller. */
export function controllerFields(model, node) {
  const disabled = !model.isEditable;
  const set = values => model.perform({ name: 'controller', controller: node.id, ...values });
  const field = name => name in node.values && row(words('controller.' + name), textField(words('controller.' + name), node.values[name], value => set({ values: { [name]: value.trim() } }), { disabled, 'data-controller-value': name }));
  const embed = name => make('button', { type: 'button', text: words('embed.' + name), disabled: !canEmbedScene(model, name), onclick: () => embedScene(model, name) });
  return [
    field('title'), field('navigationTitle'), checkbox(words('controller.initial'), node.initial, initial => set({ initial }), { disabled, 'data-controller-value': 'initial' }),
    make('h3', { text: words('controller.identity') }), field('userLabel'), field('customClass'), field('storyboardIdentifier'),
    make('h3', { text: words('embed') }), make('div.buttons', {}, embed('navigationController'), embed('tabBarController')),
    make('h3', { text: words('segues') }), ...segueList(model, node),
    make('div.buttons', {}, make('button', { type: 'button', text: words('segue.add.more'), disabled: !canAddSegue(model), onclick: event => showNewSegue(model, event.target) }),
      make('button.danger', { type: 'button', text: words('scene.delete'), disabled, onclick: () => model.deleteSelection() })),
  ].filter(Boolean);
}

/** The segues from and to a scene, as links. */
function segueList(model, node) {
  const { nodes, arrows } = model.state.overview;
  const found = arrows.filter(arrow => nodes[arrow.from] === node || nodes[arrow.to] === node);
  if (!found.length) return [make('p.empty', { text: words('segues.none') })];
  return found.map(arrow => make('button.reason', { type: 'button', text: segueTitle(model, arrow), onclick: () => arrow.id && model.selectSegue(arrow.id) }));
}

/** The title of a segue in the outline: its identifier or kind, and its destination. */
export function segueTitle(model, arrow) {
  return words('segue.title', arrow.identifier ? `“${arrow.identifier}”` : titleOf('segue.', arrow.kind), model.state.overview.nodes[arrow.to].title);
}

/** The fields of the selected segue. */
export function segueFields(model, arrow) {
  const { nodes } = model.state.overview;
  const isFixed = arrow.containment || arrow.kind === 'unwind';
  const disabled = !model.isEditable;
  const kinds = ['show', 'showDetail', 'presentation', 'popoverPresentation', 'custom'];
  const known = kinds.includes(arrow.kind) ? kinds : [arrow.kind, ...kinds];
  const set = values => model.perform({ name: 'segue', id: arrow.id, ...values });
  const link = node => make('button.reason', { type: 'button', text: node.title, onclick: () => model.selectController(node.id) });
  return [
    row(words('segue.source'), model.view(arrow.source) ? make('button.reason', { type: 'button', text: model.title(arrow.source), onclick: () => model.select([arrow.source]) }) : link(nodes[arrow.from])),
    row(words('segue.destination'), link(nodes[arrow.to])),
    row(words('segue.kind'), isFixed ? make('span.value', { text: titleOf('segue.', arrow.kind) }) : choice(words('segue.kind'), arrow.kind, known.map(name => [name, titleOf('segue.', name)]), kind => set({ kind }), { disabled, 'data-segue-value': 'kind' })),
    !isFixed && row(words('segue.identifier'), textField(words('segue.identifier'), arrow.identifier, value => set({ identifier: value.trim() }), { disabled, 'data-segue-value': 'identifier' })),
    arrow.kind === 'custom' && row(words('attribute.customClass'), textField(words('attribute.customClass'), arrow.customClass, value => set({ customClass: value.trim() }), { disabled, 'data-segue-value': 'customClass' })),
    make('div.buttons', {}, make('button.danger', { type: 'button', text: words('segue.delete'), disabled, onclick: () => model.deleteSelection() })),
  ].filter(Boolean);
}
