// The open document, the selection, and everything that changes them.

import { shortcut } from './shortcuts.js';
import { words } from './strings.js';

export class Model {
  state = null;
  documents = [];
  devices = [];
  library = [];
  colors = [];
  selection = [];
  constraint = null;
  controller = null; segue = null;
  segueKinds = [];
  ghost = null;
  isConnected = false;
  attributes = {};
  attributeNames = null;
  variations = [];
  sources = {};
  #listeners = [];
  #views = new Map();
  #root = null;
  #statusListeners = [];
  #hasError = false;
  #settings = null;

  constructor(connection) { this.connection = connection; }

  // MARK: Listening

  /** Calls a function after each change; `change` names what changed: `state`, `selection` or `ghost`. */
  listen(listener) { this.#listeners.push(listener); }
  #tell(change) { for (const listener of this.#listeners) listener(change); }
  listenToStatus(listener) { this.#statusListeners.push(listener); }
  say(text, kind = 'plain') { this.#hasError = kind === 'error'; for (const listener of this.#statusListeners) listener(text, kind); }

  // MARK: The document

  get isEditable() { return Boolean(this.state?.editable) && this.isConnected; }
  get canMove() { return this.isEditable && this.state.storedFrames; }
  /** Whether a view can be moved: one with a stored frame that no stack view places. */
  movable(view) { return Boolean(view?.parent) && !view.arranged && this.isEditable && this.state.movable && (this.state.storedFrames || !view.constrained); }
  /** Whether Align and Pin can add constraints: their lengths are those of the document's own device. */
  get canConstrain() { return this.isEditable && (this.state.storedFrames || !this.state.interfaceBuilder); }
  /** Whether the scenes of a storyboard can get other places on the canvas. */
  get canPlace() { return this.isEditable && this.state.ownDevice; }

  view(id) { return this.#views.get(id)?.view; }
  scene(id) { return this.#views.get(id)?.scene; }
  children(id) { return this.scene(id)?.views.filter(view => view.parent === id) ?? []; }
  guide(id) { return this.state?.scenes.flatMap(scene => scene.guides).find(guide => guide.id === id); }
  constraintState(id) { return this.state?.scenes.flatMap(scene => scene.constraints).find(constraint => constraint.id === id); }
  title(id) {
    const view = this.view(id);
    if (view) return view.name ?? classTitle(view.class);
    const guide = this.guide(id);
    return guide ? words('guide.' + guide.kind) : id;
  }
  isInside(id, ancestor) {
    for (let view = this.view(id); view; view = this.view(view.parent)) if (view.parent === ancestor) return true;
    return false;
  }
  selected() { return this.selection.map(id => this.view(id)).filter(Boolean); }

  take(state) {
    this.state = state;
    this.#views = new Map(state.scenes.flatMap(scene => scene.views.map(view => [view.id, { view, scene }])));
    this.selection = this.selection.filter(id => this.#views.has(id));
    if (this.constraint && !this.constraintState(this.constraint)) this.constraint = null;
    if (this.controller && !this.node(this.controller)) this.controller = null;
    if (this.segue && !this.arrow(this.segue)) this.segue = null;
    this.#tell('state');
    this.inspect();
  }

  async start() {
    this.isConnected = true;
    const reply = await this.connection.request('list');
    Object.assign(this, { documents: reply.documents ?? [], devices: reply.devices ?? [], library: reply.library ?? [], colors: reply.colors ?? [] });
    const wanted = this.state?.document ?? documentOfAddress();
    const document = this.documents.includes(wanted) ? wanted : this.documents[0];
    if (document) await this.open(document);
    else this.#tell('state');
  }

  disconnected() {
    this.isConnected = false;
    this.#tell('state');
  }

  async open(document) {
    if (this.state?.document !== document) { this.selection = []; this.#settings = null; Object.assign(this, { constraint: null, controller: null, segue: null }); this.say(''); }
    const reply = await this.request('open', { document });
    if (!reply.refusal) history.replaceState(null, '', '#' + encodeURIComponent(document));
  }

  /** The title of a scene: that of its controller, or else its own. */
  sceneTitle(scene) {
    const node = this.state.overview?.nodes.find(node => node.root === scene.root);
    return node?.title ?? (scene.title === scene.views[0]?.class ? classTitle(scene.title) : scene.title);
  }

  /** The scene of a storyboard by the id of its view controller. */
  node(id) { return this.state?.overview?.nodes.find(node => node.id === id); }
  arrow(id) { return this.state?.overview?.arrows.find(arrow => arrow.id === id); }

  /** The view controller that is selected, or that of the selected views. */
  get chosenNode() {
    const scene = this.outerScene(this.scene(this.selection[0]));
    return this.node(this.controller ?? scene?.controller);
  }

  /** The scene on the canvas around a scene inside of a view, such as a cell. */
  outerScene(scene) {
    let outer = scene;
    while (this.scene(outer?.host)) outer = this.scene(outer.host);
    return outer;
  }

  /** The scene of the selection, or else the scene that had it last, or else the initial scene. */
  get currentScene() {
    const scene = root => this.state?.scenes.find(scene => scene.root === root);
    const initial = this.state?.overview?.nodes.find(node => node.initial)?.root;
    return this.scene(this.selection[0]) ?? scene(this.#root) ?? scene(initial) ?? this.state?.scenes.find(scene => !scene.host);
  }

  /** A text with the names of views in place of their ids. */
  named(text) {
    return text.replace(/\b[\w]{3}-[\w]{2}-[\w]{3}\b/g, id => this.view(id) || this.guide(id) ? this.title(id) : id);
  }

  /** Sends a request about the document, and takes the state of its reply. */
  async request(action, members = {}) {
    let reply;
    try {
      reply = await this.connection.request(action, { document: this.state?.document, ...members });
    } catch {
      this.say(words('status.disconnected'), 'error');
      return { refusal: { message: words('status.disconnected') } };
    }
    if (reply.refusal) this.say(reply.refusal.message, 'error');
    else if (this.#hasError && action !== 'open') this.say('');
    if (reply.state && !reply.preview) this.take(reply.state);
    return reply;
  }

  // MARK: Commands

  async perform(command) {
    this.showGhost(null);
    const reply = await this.request('perform', { command });
    if (reply.refusal) return reply;
    const { title, edits, notes } = reply.outcome;
    const note = notes[0] && this.named(notes[0]);
    if (edits.length === 0) this.say(note ?? words('status.nothing'));
    else this.say(words('status.done', this.named(title), shortcut('Mod+Z')) + (note ? ' ' + note : ''));
    return reply;
  }

  preview(command) { return this.connection.request('preview', { document: this.state.document, command }); }

  async undo() {
    const title = this.state?.undo;
    if (!title) return;
    await this.request('undo');
    this.say(words('status.undone', title));
  }

  async redo() {
    const title = this.state?.redo;
    if (!title) return;
    await this.request('redo');
    this.say(words('status.redone', title));
  }

  async save(overwrites = false) {
    const reply = await this.request('save', overwrites ? { overwrites } : {});
    if (!reply.refusal) this.say(words('status.saved', this.state.document));
    else if (reply.refusal.id === 'studio.changed-on-disk') await this.request('open', { document: this.state.document });
  }

  /** The settings of the canvas, with those that the server has not confirmed. */
  get settings() { return this.#settings ?? this.state.settings; }

  async configure(changes) {
    const settings = { ...this.settings, ...changes };
    this.#settings = settings;
    const reply = await this.request('configure', { settings });
    if (this.#settings === settings) this.#settings = null;
    return reply;
  }

  async insert(kind, parent, frame) {
    const reply = await this.perform({ name: 'insert', kind, parent, frame });
    if (reply.outcome?.views.length) this.select(reply.outcome.views);
    return reply;
  }

  /** Adds a scene with a view controller to the storyboard. */
  async addScene(location) {
    const reply = await this.perform({ name: 'scene', ...(location ? { location } : {}) });
    if (reply.outcome?.views.length) this.select(reply.outcome.views);
    return reply;
  }

  deleteSelection() {
    if (this.constraint) return this.perform({ name: 'delete', constraints: [this.constraint] });
    if (this.segue) return this.perform({ name: 'delete', segues: [this.segue] });
    if (this.controller) return this.perform({ name: 'delete', scenes: [this.controller] });
    const views = this.selection.filter(id => this.view(id)?.parent);
    if (views.length) return this.perform({ name: 'delete', views });
    if (this.selection.length) this.say(words(this.state.overview ? 'delete.root' : 'delete.view'));
  }

  // MARK: Selection

  select(ids) {
    this.selection = [...new Set(ids)];
    Object.assign(this, { constraint: null, controller: null, segue: null });
    this.#root = this.scene(this.selection[0])?.root ?? this.#root;
    this.#tell('selection');
    this.inspect();
  }

  selectConstraint(id) {
    Object.assign(this, { constraint: id, controller: null, segue: null });
    this.#root = this.state.scenes.find(scene => scene.constraints.some(constraint => constraint.id === id))?.root ?? this.#root;
    this.#tell('selection');
    this.inspect();
  }

  /** Selects the view controller of a scene. */
  selectController(id) {
    Object.assign(this, { selection: [], constraint: null, controller: id, segue: null });
    this.#root = this.node(id)?.root ?? this.#root;
    this.#tell('selection');
    this.inspect();
  }

  selectSegue(id) {
    Object.assign(this, { selection: [], constraint: null, controller: null, segue: id });
    this.#root = this.state.overview?.nodes[this.arrow(id)?.from]?.root ?? this.#root;
    this.#tell('selection');
    this.inspect();
  }

  /** The id of the selected constraint, view controller or only view. */
  get #inspected() { return this.constraint ?? this.controller ?? (this.selection.length === 1 ? this.selection[0] : null); }

  async inspect() {
    const view = this.#inspected;
    if (!view || !this.isConnected) { Object.assign(this, { attributes: {}, attributeNames: null, variations: [], sources: {}, segueKinds: [] }); return; }
    const reply = await this.connection.request('inspect', { document: this.state.document, view }).catch(() => ({}));
    if (this.#inspected !== view) return;
    Object.assign(this, { attributes: reply.attributes ?? {}, attributeNames: reply.attributeNames ?? null, variations: reply.variations ?? [], sources: reply.sources ?? {}, segueKinds: reply.segues ?? [] });
    this.#tell('attributes');
  }

  /** Shows the frames of a preview on the canvas; null removes them. */
  showGhost(state) {
    if (!state && !this.ghost) return;
    this.ghost = state;
    this.#tell('ghost');
  }
}

/** The name of a class as in the library: `Stack View` for `stackView` and `UIStackView`. */
export function classTitle(name) {
  const key = 'class.' + name.replace(/^UI/, '').replace(/^./, letter => letter.toLowerCase());
  const known = words(key);
  if (known !== key) return known;
  return name.replace(/^UI/, '').replace(/([a-z])([A-Z])/g, '$1 $2').replace(/^./, letter => letter.toUpperCase());
}

/** The path of a document after the address's `#`; empty if its escapes are wrong. */
function documentOfAddress() {
  try {
    return decodeURIComponent(location.hash.slice(1));
  } catch {
    return '';
  }
}
