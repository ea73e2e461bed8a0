// The interface of autolayout.js over Plumb's parser and solver. `README.md` names the differences.

import { LinearSolver, readFormat } from './solver.js';

/** The attributes of views. */
export const Attribute = Object.freeze({
  CONST: 'const', NOTANATTRIBUTE: 'const', LEFT: 'left', RIGHT: 'right', TOP: 'top', BOTTOM: 'bottom', WIDTH: 'width',
  HEIGHT: 'height', CENTERX: 'centerX', CENTERY: 'centerY', ZINDEX: 'zIndex',
});

/** The relations of constraints: at most, equal, and at least. */
export const Relation = Object.freeze({ LEQ: 'leq', EQU: 'equ', GEQ: 'geq' });

/** Priorities of constraints. Others lie between 0 and 1000. */
export const Priority = Object.freeze({ REQUIRED: 1000, DEFAULTHIGH: 750, DEFAULTLOW: 250 });

/** Reads visual formats as constraint definitions, for `View.addConstraints`. */
export class VisualFormat {
  /**
   * Reads formats, one in each line. Throws a SyntaxError with `source`, `line`, `column` and `findings`.
   * @param {string | string[]} visualFormat
   * @param {{extended?: boolean, strict?: boolean, lineSeparator?: string}} [options]
   */
  static parse(visualFormat, options = {}) {
    const { lineSeparator = '\n', strict = true } = options;
    const lines = [visualFormat].flat().flatMap(format => format.split(lineSeparator));
    return lines.flatMap((line, index) => this.parseLine(strict ? line : line.trim(), { ...options, lineIndex: index + 1 }));
  }

  /** Reads a format. The number of the line makes the names of gaps unique. */
  static parseLine(visualFormat, { extended = false, lineIndex = 1 } = {}) {
    if (visualFormat === '' || (extended && visualFormat.startsWith('//'))) return [];
    const { findings, constraints, guides } = readFormat({ format: visualFormat, extended });
    if (findings.length > 0) throw syntaxError(findings, visualFormat, lineIndex);
    const [isChain, , axes = 'H'] = /^\s*((HV|H|V)\s*:)?\s*[|[]/.exec(visualFormat) ?? [];
    const stacks = [...visualFormat.matchAll(/[[,]\s*(\w+)\s*(\([^)]*\))?\s*:/g)].map(match => match[1]);
    const nameOf = (item, attribute) => {
      if (typeof item === 'number') return guides[item] ?? `_~${lineIndex}:${item + 1}~`;
      // Across its axis, a stack has the lengths of its views.
      const isAcross = axes !== 'HV' && verticalNames.includes(attribute) !== (axes === 'V');
      return isChain && isAcross && stacks.includes(item) ? { name: item, type: 'stack' } : item;
    };
    return constraints.map(record => definition(record, nameOf, Boolean(isChain)));
  }
}

function syntaxError(findings, source, line) {
  const { message, column = 1 } = findings[0];
  return Object.assign(new SyntaxError(message), { source, line, column, offset: column - 1, findings });
}

/** Returns a constraint of the engine in the form of autolayout.js, whose chains have the view that comes first on the left. */
function definition(record, nameOf, isChain) {
  const isSize = record.attribute === 'width' || record.attribute === 'height';
  const sides = [[nameOf(record.first, record.attribute), attributeName(record.attribute)]];
  if ('second' in record) sides.push([nameOf(record.second, record.secondAttribute), attributeName(record.secondAttribute)]);
  else sides.push([null, Attribute.CONST]);
  const isReversed = isChain && !isSize;
  if (isReversed) sides.reverse();
  const [[view1, attr1], [view2, attr2]] = sides;
  const result = { view1, attr1, relation: relationNames[isReversed ? -record.relation : record.relation], view2, attr2 };
  if ('multiplier' in record) result.multiplier = record.multiplier;
  result.constant = record.isStandard ? 'default' : isReversed ? 0 - record.constant : record.constant;
  if (record.priority < 1000) result.priority = record.priority;
  return result;
}

const verticalNames = ['top', 'bottom', 'height'];
const attributeName = name => ({ leading: 'left', trailing: 'right' })[name] ?? name;
const relationNames = { [-1]: Relation.LEQ, 0: Relation.EQU, 1: Relation.GEQ };
const relationSigns = { [Relation.LEQ]: -1, [Relation.EQU]: 0, [Relation.GEQ]: 1 };

// Sizes from outside outrank constraints, so that these yield where there is too little space.
const sizePriority = 999, intrinsicPriority = 998, largestPriority = 990;
const priorityOf = (priority = 1000) => priority >= 1000 ? largestPriority : Math.max(priority, 1e-9) * largestPriority / 1000;

// The variables that make each attribute, with their coefficients.
const parts = {
  left: { left: 1 }, width: { width: 1 }, right: { left: 1, width: 1 }, centerX: { left: 1, width: 0.5 },
  top: { top: 1 }, height: { height: 1 }, bottom: { top: 1, height: 1 }, centerY: { top: 1, height: 0.5 },
  zIndex: { zIndex: 1 },
};

/** The solver of a view, and the values of its variables. */
class Values {
  solver = new LinearSolver();
  #values = [];
  #isSolved = true;

  change() { this.#isSolved = false; }

  value(variable) {
    if (!this.#isSolved) this.solver.takeChanges((index, value) => { this.#values[index] = value; });
    this.#isSolved = true;
    return this.#values[variable] ?? 0;
  }
}

/** A view inside a `View`, with the results of the constraints. Lengths are relative to the parent. */
export class SubView {
  #name;
  #type;
  #values;
  #variables = {};
  #intrinsic = {};
  #intrinsicConstraints = {};

  /** Views make their sub-views themselves. The sub-view without a name is the parent. */
  constructor({ name, type, values }) {
    this.#name = name;
    this.#type = type;
    this.#values = values;
  }

  get name() { return this.#name; }
  get type() { return this.#type; }
  get left() { return this.getValue('left'); }
  get right() { return this.getValue('right'); }
  get top() { return this.getValue('top'); }
  get bottom() { return this.getValue('bottom'); }
  get width() { return this.getValue('width'); }
  get height() { return this.getValue('height'); }
  get centerX() { return this.getValue('centerX'); }
  get centerY() { return this.getValue('centerY'); }
  get zIndex() { return this.getValue('zIndex'); }

  /** The value of an attribute; undefined for an unknown one. */
  getValue(attribute) {
    if (!Object.hasOwn(parts, attribute)) return undefined;
    return this.terms(attribute).reduce((sum, [variable, coefficient]) => sum + coefficient * this.#values.value(variable), 0);
  }

  /** The width that the sub-view has by its content. */
  get intrinsicWidth() { return this.#intrinsic.width; }
  set intrinsicWidth(value) { this.#setIntrinsic('width', value); }
  get intrinsicHeight() { return this.#intrinsic.height; }
  set intrinsicHeight(value) { this.#setIntrinsic('height', value); }

  #setIntrinsic(attribute, value) {
    if (value === undefined || value === this.#intrinsic[attribute]) return;
    this.#intrinsic[attribute] = value;
    const { solver } = this.#values;
    const number = this.#intrinsicConstraints[attribute];
    const priority = this.#name === undefined ? sizePriority : intrinsicPriority;
    if (number === undefined) this.#intrinsicConstraints[attribute] = solver.add(this.terms(attribute), -value, 0, priority);
    else solver.setConstant(number, -value);
    this.#values.change();
  }

  /** Sets the type, if the sub-view has none. */
  adopt(type) { this.#type ??= type; }

  /** The variables of an attribute with their coefficients. The parent lies at 0. */
  terms(attribute) {
    if (!Object.hasOwn(parts, attribute)) throw new Error(`Invalid attribute specified: ${attribute}`);
    return Object.entries(parts[attribute])
      .filter(([part]) => this.#name !== undefined || part === 'width' || part === 'height')
      .map(([part, coefficient]) => [this.#variables[part] ??= this.#variable(), coefficient]);
  }

  #variable() {
    this.#values.change();
    return this.#values.solver.variable();
  }

  toJSON() {
    const { name, left, top, width, height } = this;
    return { name, left, top, width, height };
  }

  toString() { return JSON.stringify(this.toJSON(), undefined, 2); }
}

/** A view whose sub-views follow constraints. Constraints make the sub-views that they name. */
export class View {
  #values = new Values();
  #parent = new SubView({ values: this.#values });
  #subViews = Object.create(null);
  #spacing;
  /** The constraints with a standard space: their numbers and the places of their spaces. */
  #spaced = [];

  /** @param {{width?: number, height?: number, spacing?: number | number[], constraints?: object[]}} [options] */
  constructor({ width, height, spacing = 8, constraints = [] } = {}) {
    this.setSpacing(spacing);
    this.setSize(width, height);
    this.addConstraints(constraints);
  }

  setSize(width, height) {
    this.#parent.intrinsicWidth = width;
    this.#parent.intrinsicHeight = height;
    return this;
  }

  /** The size that was set. */
  get width() { return this.#parent.intrinsicWidth; }
  get height() { return this.#parent.intrinsicHeight; }

  /** The size that follows from the constraints; the one that was set, if any. */
  get fittingWidth() { return this.#parent.width; }
  get fittingHeight() { return this.#parent.height; }

  /** Sets the standard spaces: one number, `[horizontal, vertical]`, or `[top, right, bottom, left, horizontal, vertical]`; z comes last. */
  setSpacing(spacing) {
    const list = Array.isArray(spacing) ? spacing : [spacing];
    const [first, second = first, z = 1] = list;
    if (list.length <= 3 && list.length > 0) this.#spacing = [second, first, second, first, first, second, z];
    else if (list.length === 6 || list.length === 7) this.#spacing = [...list, 1].slice(0, 7);
    else throw new Error('Invalid spacing syntax');
    for (const { number, place } of this.#spaced) this.#values.solver.setConstant(number, this.#spacing[place]);
    this.#values.change();
    return this;
  }

  /** Adds a constraint definition: view1.attr1 relation view2.attr2 * multiplier + constant, with a priority. */
  addConstraint({ view1, attr1, relation, view2, attr2 = Attribute.CONST, multiplier = 1, constant = 0, priority }) {
    if (!Object.hasOwn(relationSigns, relation)) throw new Error(`Invalid relation specified: ${relation}`);
    const terms = [...this.#subView(view1).terms(attr1)];
    if (attr2 !== Attribute.CONST) {
      for (const [variable, coefficient] of this.#subView(view2).terms(attr2)) terms.push([variable, -multiplier * coefficient]);
    }
    const place = constant === 'default' ? spacingPlace({ view1, attr1, view2, attr2 }) : undefined;
    // A standard space lies before view2: view1.attr1 == view2.attr2 - space.
    const sum = place === undefined ? -constant : this.#spacing[place];
    const number = this.#values.solver.add(terms, sum, relationSigns[relation], priorityOf(priority));
    if (place !== undefined) this.#spaced.push({ number, place });
    this.#values.change();
    return this;
  }

  addConstraints(constraints) {
    for (const constraint of constraints) this.addConstraint(constraint);
    return this;
  }

  /** The sub-views by name. */
  get subViews() { return this.#subViews; }

  #subView(view) {
    if (!view) return this.#parent;
    const { name, type } = typeof view === 'object' ? view : { name: view };
    if (!Object.hasOwn(this.#subViews, name)) this.#subViews[name] = new SubView({ name, type, values: this.#values });
    this.#subViews[name].adopt(type);
    return this.#subViews[name];
  }
}

/** The place of a constraint's standard space in the list of spaces. */
function spacingPlace({ view1, attr1, view2, attr2 }) {
  if (!view1 && attr1 === 'left') return 3;
  if (!view1 && attr1 === 'top') return 0;
  if (!view2 && attr2 === 'right') return 1;
  if (!view2 && attr2 === 'bottom') return 2;
  return attr1 === 'zIndex' ? 6 : ['left', 'right', 'centerX'].includes(attr1) ? 4 : 5;
}

export default { Attribute, Relation, Priority, VisualFormat, View, SubView };
