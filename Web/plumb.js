// Plumb in JavaScript: Auto Layout and its Visual Format Language. For browsers, Node and Deno, without a build step.
//
//     import { load } from './plumb.js';
//     const plumb = await load();
//     const layout = plumb.open({ size: [320, 100], view: { subviews: ['find', 'field'] },
//                                 constraints: ['H:|-[find]-[field(>=20)]-|', 'find.width == 80'] });
//     layout.frame('field');        // { x: 108, y: 0, width: 192, height: 0 }

const encoder = new TextEncoder();
const decoder = new TextDecoder();

/**
 * Loads the engine.
 * @param {BufferSource | Response | Promise<Response> | string | URL} [source] The module. The default is `plumb.wasm` beside this file.
 * @returns {Promise<Plumb>}
 */
export async function load(source) { return new Plumb(await instantiate(source)); }

/**
 * Returns the functions of the module, for `solver.js`.
 * @param {BufferSource | Response | Promise<Response> | string | URL} [source] As for `load`.
 * @returns {Promise<WebAssembly.Exports>}
 */
export async function instantiate(source = new URL('./plumb.wasm', import.meta.url)) {
  let memory;
  const number = (pointer, count) => {
    const text = decoder.decode(bytesAt(memory, pointer, count)).trim();
    return text === '' ? NaN : Number(text);
  };
  const decompose = (scalar, pointer, room) =>
    encoder.encodeInto(String.fromCodePoint(scalar).normalize('NFD'), bytesAt(memory, pointer, room)).written;
  const host = { number, category, properties, normalization, decompose, compose };
  const module = await fetched(await source);
  const { instance } = await (isStream(module) ? WebAssembly.instantiateStreaming(module, { host })
    : WebAssembly.instantiate(await (module.arrayBuffer?.() ?? module), { host }));
  memory = instance.exports.memory;
  return instance.exports;
}

// Properties of characters, which the module asks for where text is not ASCII.
// The tests are made when they are needed, because making them takes as long as a tenth of the start.
const testsOf = names => { let tests; return () => tests ??= names.map(name => new RegExp(`\\p{${name}}`, 'u')); };
const propertyTests = testsOf(['ID_Continue', 'Emoji_Presentation', 'Uppercase']);
const categoryTests = testsOf(['Lu', 'Ll', 'Lt', 'Lm', 'Lo', 'Mn', 'Mc', 'Me', 'Nd', 'Nl', 'No', 'Pc', 'Pd', 'Ps', 'Pe', 'Pi', 'Pf', 'Po', 'Sm', 'Sc', 'Sk', 'So', 'Zs', 'Zl', 'Zp', 'Cc', 'Cf', 'Cs', 'Co', 'Cn']);
const categories = new Map();

/** The index of the general category of a character. */
function category(scalar) {
  let index = categories.get(scalar);
  if (index === undefined) {
    const character = String.fromCodePoint(scalar);
    index = categoryTests().findIndex(test => test.test(character));
    categories.set(scalar, index);
  }
  return index;
}

/** Whether NFD changes a character, NFC changes it, and it is a part of Hangul that combines with the one before, as bits. */
function normalization(scalar) {
  const character = String.fromCodePoint(scalar);
  const isHangulPart = scalar >= 0x1161 && scalar <= 0x11C2;
  return Number(character.normalize('NFD') !== character) | Number(character.normalize('NFC') !== character) << 1 | Number(isHangulPart) << 2;
}

/** The character that two make in NFC; -1 if they make none. */
function compose(first, second) {
  const composed = String.fromCodePoint(first, second).normalize('NFC');
  const scalar = composed.codePointAt(0);
  return String.fromCodePoint(scalar) === composed ? scalar : -1;
}

/** The properties of a character as bits, in the order of their names. */
function properties(scalar) {
  const character = String.fromCodePoint(scalar);
  return propertyTests().reduce((bits, test, index) => bits | (test.test(character) ? 1 << index : 0), 0);
}

/** The module behind an address, as bytes or a response; another source stays the same. */
async function fetched(source) {
  if (typeof source !== 'string' && !(source instanceof URL)) return source;
  const url = new URL(source, import.meta.url);
  if (url.protocol !== 'file:') return fetch(url);
  const { readFile } = await import('node:fs/promises');
  return readFile(url);
}

// Node loads its whole HTTP client when the global `Response` is read, so its members tell a response from bytes.

/** Whether the runtime can compile a response while it arrives, which needs its type. */
function isStream(source) { return Boolean(WebAssembly.instantiateStreaming) && source.headers?.get('Content-Type') === 'application/wasm'; }

/** The engine. One instance can hold any number of layouts. */
export class Plumb {
  #exports;

  /** @param {WebAssembly.Exports} exports */
  constructor(exports) { this.#exports = exports; }

  /**
   * Opens a layout document. Its keys are those of YAML documents; mistakes are findings of the layout.
   * @returns {Layout}
   */
  open(document) {
    const handle = this.#pass(document, (pointer, count) => this.#exports.plumb_open(pointer, count));
    if (!handle) throw new TypeError('The document is not JSON: it has a cycle, or more than 200 levels.');
    return new Layout(this.#exports, handle);
  }

  /**
   * Checks a format without a layout.
   * @param {string} format
   * @param {{views?: string[], metrics?: Object<string, number>, options?: string[], extended?: boolean}} [options]
   *   Without `views` all names are known.
   */
  check(format, options = {}) {
    const reply = this.#pass({ ...options, format }, (pointer, count) => this.#exports.plumb_check(pointer, count));
    return JSON.parse(take(this.#exports, reply));
  }

  /**
   * Explains the logs "Unable to simultaneously satisfy constraints" in a text. Other lines are skipped.
   * @param {string} text
   * @returns {{text: string, analysis: object}[]} For each log the explanation in words, and as an object.
   */
  explainLogs(text) {
    return JSON.parse(take(this.#exports, pass(this.#exports, text, (pointer, count) =>
      this.#exports.plumb_why(pointer, count))));
  }

  #pass(value, call) { return pass(this.#exports, JSON.stringify(value), call); }
}

/** A document that stays laid out while its size, constants and constraints change. Lengths are points; y grows downwards. */
export class Layout {
  #exports;
  #handle;
  #frames = null;
  #hasChanged = true;
  #report = null;
  #names = null;
  #indices = null;
  #mistake = null;

  constructor(exports, handle) {
    this.#exports = exports;
    this.#handle = handle;
    registry?.register(this, { exports, handle }, this);
  }

  /** The names of the views, parents before their children. The first is the root. */
  get names() { return [...this.#allNames]; }

  /** The views: name, class, parent (an index), ambiguous values, and whether a constraint of theirs conflicts. */
  get views() { return this.#state.views; }

  /**
   * The findings, as objects: id, severity, message, line and column in the constraint, notes, fixIts.
   * The first is that of the last change, if it was a mistake.
   */
  get findings() { return [...(this.#mistake ? [this.#mistake] : []), ...this.#state.findings]; }

  /** The constraints of the document, one entry each; null for one that was removed. */
  get statements() { return this.#state.statements; }

  /** The conflicts: their constraints as [statement, place], the broken one, and the cure. */
  get conflicts() { return this.#state.conflicts; }

  /**
   * The frames of all views in their parents: x, y, width and height of each.
   * The array is always the same one. To keep the numbers after a change, copy them: `frames.slice()`.
   */
  get frames() {
    if (this.#hasChanged) {
      this.#open();
      const start = this.#exports.plumb_frames(this.#handle) >>> 0;
      this.#frames ??= new Float64Array(this.#exports.plumb_view_count(this.#handle) * 4);
      this.#frames.set(new Float64Array(this.#exports.memory.buffer, start, this.#frames.length));
      this.#hasChanged = false;
    }
    return this.#frames;
  }

  /** The frame of a view in its parent; undefined for an unknown name. */
  frame(name) {
    const index = this.#index(name);
    if (index === undefined) return undefined;
    const [x, y, width, height] = this.frames.subarray(index * 4, index * 4 + 4);
    return { x, y, width, height };
  }

  /** Sets the size of the root in points. */
  resize(width, height) {
    this.#change(() => {
      if (![width, height].every(isSize)) return this.#refuse(`Expected two numbers from 0 to 1,000,000 as size, not ${shown(width)} and ${shown(height)}.`);
      this.#exports.plumb_resize(this.#handle, width, height);
    });
  }

  /** Sets the constant of a constraint: the statement's number, and its place among the constraints of the statement. */
  setConstant(statement, constant, place = 0) {
    this.#change(() => {
      if (!isLength(constant)) return this.#refuse(`Expected a number of points as constant, not ${shown(constant)}.`);
      if (![statement, place].every(isIndex) || !this.#exports.plumb_set_constant(this.#handle, statement, place, constant)) {
        this.#refuse(`Statement ${shown(statement)} has no constraint ${shown(place)}.`);
      }
    });
  }

  /** Sets a metric. A metric that no constraint names applies to constraints that are added later. */
  setMetric(name, value) {
    this.#change(() => {
      if (typeof name !== 'string') return this.#refuse(`Expected a text as name of a metric, not ${shown(name)}.`);
      if (!isLength(value)) return this.#refuse(`Expected a number for the metric '${name}', not ${shown(value)}.`);
      const isKnown = pass(this.#exports, name, (pointer, count) => this.#exports.plumb_set_metric(this.#handle, pointer, count, value));
      if (!isKnown) this.#refuse(`No constraint names the metric '${name}'.`, 'layout.unknown-metric', 'warning');
    });
  }

  /** Adds a constraint: a format, an equation, or an object with `format` and `options`. Returns its number; -1 if it is no constraint. */
  add(constraint) {
    const text = JSON.stringify(constraint);
    return this.#change(() => {
      const number = pass(this.#exports, text, (pointer, count) => this.#exports.plumb_add(this.#handle, pointer, count));
      if (number < 0) this.#refuse("Expected a format or an equation as text, or an object with the key 'format'.");
      return number;
    });
  }

  /** Removes a constraint by its number. */
  remove(statement) {
    this.#change(() => {
      if (!isIndex(statement) || !this.#exports.plumb_remove(this.#handle, statement)) this.#refuse(`The layout has no statement ${shown(statement)}.`);
    });
  }

  /** The reasons for x, y, width and height of a view: the constraints that decide each, and the optional ones that lost. */
  explain(name) {
    const index = this.#index(name);
    if (index === undefined) return undefined;
    return JSON.parse(take(this.#exports, this.#exports.plumb_explain(this.#handle, index)));
  }

  /** The layout as an SVG document. */
  svg() {
    this.#open();
    return take(this.#exports, this.#exports.plumb_svg(this.#handle));
  }

  /** Frees the memory of the layout. It cannot be used afterwards. */
  close() {
    if (!this.#handle) return;
    registry?.unregister(this);
    this.#exports.plumb_close(this.#handle);
    this.#handle = 0;
  }

  #open() { if (!this.#handle) throw new Error('The layout is closed.'); }

  get #state() {
    if (!this.#report) {
      this.#open();
      this.#report = JSON.parse(take(this.#exports, this.#exports.plumb_report(this.#handle)));
    }
    return this.#report;
  }

  get #allNames() {
    this.#open();
    return this.#names ??= JSON.parse(take(this.#exports, this.#exports.plumb_names(this.#handle)));
  }

  #index(name) {
    this.#open();
    this.#indices ??= new Map(this.#allNames.map((name, index) => [name, index]).reverse());
    return this.#indices.get(name);
  }

  #change(body) {
    this.#open();
    this.#hasChanged = true;
    this.#report = null;
    this.#mistake = null;
    return body();
  }

  /** Notes the mistake of a change. */
  #refuse(message, id = 'layout.bad-value', severity = 'error') { this.#mistake = { id, severity, message, views: [], constraints: [] }; }
}

// Layouts that JavaScript has dropped without closing them.
const registry = typeof FinalizationRegistry === 'undefined' ? undefined
  : new FinalizationRegistry(({ exports, handle }) => exports.plumb_close(handle));

// The numbers of changes, which the module takes as they are.
const isSize = value => typeof value === 'number' && value >= 0 && value <= 1e6;
const isLength = value => typeof value === 'number' && Math.abs(value) <= 1e9;
const isIndex = value => Number.isInteger(value) && value >= 0 && value < 2 ** 31;

/** A value in a message. */
const shown = value => typeof value === 'number' ? String(value) : typeof value === 'string' ? `'${value}'` : value === null ? 'null' : typeof value;

/** Bytes of the module's memory. Pointers beyond 2 GB arrive as negative numbers. */
function bytesAt(memory, pointer, count) { return new Uint8Array(memory.buffer, pointer >>> 0, count); }

/** Calls a function with a text in the module's memory. */
export function pass(exports, text, call) {
  const bytes = encoder.encode(text);
  const pointer = exports.plumb_allocate(bytes.length);
  bytesAt(exports.memory, pointer, bytes.length).set(bytes);
  try {
    return call(pointer, bytes.length);
  } finally {
    exports.plumb_free(pointer);
  }
}

/** Reads a text that the module has allocated, and frees it. */
export function take(exports, pointer) {
  const count = new DataView(exports.memory.buffer).getUint32(pointer >>> 0, true);
  const text = decoder.decode(bytesAt(exports.memory, pointer + 4, count));
  exports.plumb_free(pointer);
  return text;
}
