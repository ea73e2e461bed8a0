// The declarations of `autolayout.js`.

export const Attribute: {
  readonly CONST: 'const'; readonly NOTANATTRIBUTE: 'const'; readonly LEFT: 'left'; readonly RIGHT: 'right'; readonly TOP: 'top';
  readonly BOTTOM: 'bottom'; readonly WIDTH: 'width'; readonly HEIGHT: 'height'; readonly CENTERX: 'centerX';
  readonly CENTERY: 'centerY'; readonly ZINDEX: 'zIndex';
};
export type Attribute = (typeof Attribute)[keyof typeof Attribute];

export const Relation: { readonly LEQ: 'leq'; readonly EQU: 'equ'; readonly GEQ: 'geq' };
export type Relation = (typeof Relation)[keyof typeof Relation];

export const Priority: { readonly REQUIRED: 1000; readonly DEFAULTHIGH: 750; readonly DEFAULTLOW: 250 };

/** The name of a sub-view; null or undefined for the parent. */
export type ViewName = string | { name: string; type?: string } | null | undefined;

/** `view1.attr1 relation view2.attr2 * multiplier + constant` with a priority. */
export interface ConstraintDefinition {
  view1?: ViewName;
  attr1: Attribute;
  relation: Relation;
  view2?: ViewName;
  /** The default is `const`: the right side is the constant. */
  attr2?: Attribute;
  multiplier?: number;
  /** A length, or `default` for the standard space. */
  constant?: number | 'default';
  /** The default is 1000. */
  priority?: number;
}

/** The properties of an error in a format. */
export interface FormatError extends SyntaxError {
  source: string;
  /** The number of the format, from 1. */
  line: number;
  /** The column, from 1, in bytes of UTF-8. */
  column: number;
  offset: number;
  findings: import('./plumb.js').Finding[];
}

/** Reads visual formats as constraint definitions. */
export class VisualFormat {
  /** Throws a `FormatError`. */
  static parse(visualFormat: string | string[], options?: { extended?: boolean; strict?: boolean; lineSeparator?: string }): ConstraintDefinition[];
  /** Throws a `FormatError`. */
  static parseLine(visualFormat: string, options?: { extended?: boolean; lineIndex?: number }): ConstraintDefinition[];
}

/** A view inside a `View`. Lengths are relative to the parent. */
export class SubView {
  private constructor();
  readonly name: string;
  readonly type: string | undefined;
  readonly left: number;
  readonly right: number;
  readonly top: number;
  readonly bottom: number;
  readonly width: number;
  readonly height: number;
  readonly centerX: number;
  readonly centerY: number;
  readonly zIndex: number;
  intrinsicWidth: number | undefined;
  intrinsicHeight: number | undefined;
  /** The value of an attribute; undefined for an unknown one. */
  getValue(attribute: string): number | undefined;
  toJSON(): { name: string; left: number; top: number; width: number; height: number };
  toString(): string;
}

/** A view whose sub-views follow constraints. */
export class View {
  constructor(options?: { width?: number; height?: number; spacing?: number | number[]; constraints?: ConstraintDefinition[] });
  setSize(width?: number, height?: number): this;
  readonly width: number | undefined;
  readonly height: number | undefined;
  readonly fittingWidth: number;
  readonly fittingHeight: number;
  /** One number, `[horizontal, vertical]`, or `[top, right, bottom, left, horizontal, vertical]`; the space along z may follow. */
  setSpacing(spacing: number | number[]): this;
  addConstraint(constraint: ConstraintDefinition): this;
  addConstraints(constraints: ConstraintDefinition[]): this;
  readonly subViews: Record<string, SubView>;
}

declare const AutoLayout: {
  Attribute: typeof Attribute; Relation: typeof Relation; Priority: typeof Priority;
  VisualFormat: typeof VisualFormat; View: typeof View; SubView: typeof SubView;
};
export default AutoLayout;
