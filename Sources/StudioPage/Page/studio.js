// Plumb Studio: puts the parts of the page together.

import { Canvas } from './canvas.js';
import { showCode } from './code.js';
import { Commands } from './commands.js';
import { showConnections } from './connecting.js';
import { Connection } from './connection.js';
import { DeviceBar } from './devicebar.js';
import { showDevices } from './devices.js';
import { find, make } from './element.js';
import { FormatPane } from './formatpane.js';
import { Gestures } from './gestures.js';
import { Inspector } from './inspector.js';
import { Issues } from './issues.js';
import { LayoutButtons } from './layoutbuttons.js';
import { Library } from './library.js';
import { Model } from './model.js';
import { Outline } from './outline.js';
import { showPopover } from './popover.js';
import { canAddSegue, canEmbedScene, embedScene, showNewSegue, showSegues } from './scenes.js';
import { currentLanguage, useLanguage, words } from './strings.js';
import { SweepChart } from './sweepchart.js';
import { Toolbar } from './toolbar.js';

useLanguage(currentLanguage());
const connection = new Connection({ opened: () => model.start(), closed: () => model.disconnected(), changed: state => { if (state.document === model.state?.document) model.take(state); } });
const model = new Model(connection);
const canvas = new Canvas(model);

const edit = {
  /** Edits a constraint in a pop-over at a point. */
  constraint(constraint, x, y) {
    model.selectConstraint(constraint.id);
    showPopover([x, y], words('constraint'), inspector.constraintFields(constraint));
  },
  /** Moves the focus to the text of the selected view. */
  text() {
    inspector.show('attributes');
    setTimeout(() => document.querySelector('[data-attribute=text], [data-attribute=title]')?.select(), 60);
  },
  notice(view) { model.say(words(view?.arranged ? 'move.arranged' : model.state.movable ? 'move.layout' : 'device.preview')); },
};
document.addEventListener('refused', event => model.say(words('field.number', ...event.detail), 'error'));
new Gestures(model, canvas, { edit, connect: (first, second, direction, event) => showConnections(model, first, second, direction, event),
  connectScenes: (id, node, event) => showSegues(model, id, node, event) });
new Outline(model).hover = id => canvas.hover(id);
const issues = new Issues(model);
const inspector = new Inspector(model, edit);
const buttons = new LayoutButtons(model);
const sweep = new SweepChart(model, canvas);
new DeviceBar(model, canvas, sweep);
const formats = new FormatPane(model);
const library = new Library(model, canvas);

const resolve = action => ({ title: () => words('resolve.' + action), run: () => buttons.resolve(action, false), isEnabled: () => model.isEditable });
const commands = new Commands([
  { title: () => words('undo'), shortcuts: ['Mod+Z'], isHistory: true, run: () => model.undo(), isEnabled: () => model.isConnected && Boolean(model.state?.undo) },
  { title: () => words('redo'), shortcuts: ['Mod+Shift+Z', 'Mod+Y'], isHistory: true, run: () => model.redo(), isEnabled: () => model.isConnected && Boolean(model.state?.redo) },
  { title: () => words('save'), shortcuts: ['Mod+S'], isGlobal: true, run: () => model.save() },
  { title: () => words('library'), shortcuts: ['Mod+Shift+L'], isGlobal: true, run: () => library.show(find('library-button')), isEnabled: () => model.isEditable },
  { title: () => words('align'), shortcuts: ['Mod+Alt+A'], run: () => buttons.showAlign(), isEnabled: () => model.canConstrain },
  { title: () => words('pin'), shortcuts: ['Mod+Alt+P'], run: () => buttons.showPin(), isEnabled: () => model.canConstrain },
  { title: () => words('resolve'), shortcuts: ['Mod+Alt+R'], run: () => buttons.showResolve(), isEnabled: () => model.isEditable },
  ...['stackView', 'view', 'viewWithoutInset', 'scrollView'].map(name => ({ title: () => `${words('embed')} ${words('embed.' + name)}`, run: () => buttons.embed(name), isEnabled: () => model.isEditable && buttons.views.length > 0 })),
  ...['navigationController', 'tabBarController'].map(name => ({ title: () => `${words('embed')} ${words('embed.' + name)}`, run: () => embedScene(model, name), isEnabled: () => canEmbedScene(model, name) })),
  { title: () => words('unembed'), run: () => buttons.unembed(), isEnabled: () => buttons.canUnembed },
  { title: () => words('formats'), shortcuts: ['Mod+Shift+Y'], isGlobal: true, run: () => formats.toggle() },
  { ...resolve('update-frames'), shortcuts: ['Mod+Alt+=', 'Mod+Alt+≠'] }, { ...resolve('update-constants'), shortcuts: ['Mod+Alt+Shift+='] }, resolve('add-missing'), resolve('reset'), resolve('clear'),
  ...['changes', 'overlay', 'swift', 'anchors', 'vfl', 'svg', 'png'].map(form => ({ title: () => words('code.' + form), run: () => showCode(model, find('code-button'), form), isEnabled: () => Boolean(model.state) })),
  { title: () => words('scene.add'), run: () => model.addScene(), isEnabled: () => model.isEditable && Boolean(model.state.overview) },
  { title: () => words('controller'), run: () => model.selectController(model.chosenNode.id), isEnabled: () => Boolean(model.chosenNode) },
  { title: () => words('controller.initial'), run: () => model.perform({ name: 'controller', controller: model.chosenNode.id, initial: !model.chosenNode.initial }), isEnabled: () => model.isEditable && Boolean(model.chosenNode) },
  { title: () => words('segue.add.more'), run: () => showNewSegue(model, find('canvas')), isEnabled: () => canAddSegue(model) },
  { title: () => words('scene.delete'), run: () => model.perform({ name: 'delete', scenes: [model.chosenNode.id] }), isEnabled: () => model.isEditable && Boolean(model.chosenNode) },
  { title: () => words('sweep.help'), run: () => sweep.toggle(), isEnabled: () => Boolean(model.state) },
  { title: () => words('device.all'), run: () => showDevices(model, find('devices-button')), isEnabled: () => Boolean(model.state) },
  { title: () => words('delete'), shortcuts: ['Delete', 'Backspace'], run: () => model.deleteSelection(), isEnabled: () => model.isEditable },
  { title: () => words('select.all'), shortcuts: ['Mod+A'], run: () => model.select((model.currentScene?.views ?? []).filter(view => view.parent).map(view => view.id)) },
  { title: () => words('select.parent'), shortcuts: ['Mod+ArrowUp'], run: () => { const parent = model.view(model.selection[0])?.parent; if (parent) model.select([parent]); else if (model.chosenNode) model.selectController(model.chosenNode.id); } },
  { title: () => words('size'), shortcuts: ['Mod+Alt+5'], run: () => inspector.show('size') }, { title: () => words('attributes'), shortcuts: ['Mod+Alt+4'], run: () => inspector.show('attributes') },
  { title: () => words('zoom.in'), shortcuts: ['Mod+=', 'Mod++'], isGlobal: true, run: () => canvas.zoomTo(canvas.zoom * 1.25) }, { title: () => words('zoom.out'), shortcuts: ['Mod+-'], isGlobal: true, run: () => canvas.zoomTo(canvas.zoom / 1.25) },
  { title: () => words('zoom.fit'), shortcuts: ['Mod+0'], isGlobal: true, run: () => canvas.fit() },
  { shortcuts: ['Mod+Shift+P', 'Mod+K'], isGlobal: true, run: () => commands.showPalette(find('palette-button')) },
]);
const toolbar = new Toolbar(model, { library: button => library.show(button), palette: button => commands.showPalette(button), code: button => showCode(model, button), formats: () => formats.toggle() });

// The tabs of the navigator.
const tabs = ['outline', 'issues'].map(name => make('button', { type: 'button', role: 'tab', id: name + '-tab', onclick: () => showTab(name) }));
find('navigator-tabs').append(...tabs);
let tab = 'outline';
function showTab(name) {
  tab = name;
  drawTabs();
}
function drawTabs() {
  for (const [place, name] of ['outline', 'issues'].entries()) {
    const count = name === 'issues' && issues.count ? ` (${issues.count})` : '';
    tabs[place].textContent = words(name) + count;
    tabs[place].setAttribute('aria-selected', String(tab === name));
    find(name).hidden = tab !== name;
  }
}
model.listen(() => drawTabs());
drawTabs();

model.listenToStatus((text, kind) => {
  find('status').textContent = text;
  find('status').className = kind;
});
model.say(words('status.ready'));
model.listen(change => { if (change === 'state' && model.isConnected) document.body.classList.add('ready'); });
window.addEventListener('beforeunload', event => { if (model.state?.edited && !model.isConnected) event.preventDefault(); });
window.studio = { model, canvas, toolbar };
