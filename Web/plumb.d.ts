// The declarations of `plumb.js`. Lengths are points; x grows to the right, and y downwards.

/** The name of an alignment, direction or spacing option, as in `NSLayoutConstraint.FormatOptions`. */
export type FormatOption =
  | 'alignAllLeft' | 'alignAllRight' | 'alignAllTop' | 'alignAllBottom' | 'alignAllLeading' | 'alignAllTrailing'
  | 'alignAllCenterX' | 'alignAllCenterY' | 'alignAllFirstBaseline' | 'alignAllLastBaseline'
  | 'directionLeadingToTrailing' | 'directionLeftToRight' | 'directionRightToLeft'
  | 'spacingEdgeToEdge' | 'spacingBaselineToBaseline';

/** Values of both axes: one number for both, `[horizontal, vertical]`, or an object with either key. */
export type Axes = number | [horizontal: number, vertical: number] | { horizontal?: number; vertical?: number };

/** Distances from the edges: one number for all, or `[top, left, bottom, right]`. */
export type Insets = number | [top: number, left: number, bottom: number, right: number];

/** A view of a layout document. `Documentation/LayoutDocuments.md` describes the keys. */
export interface ViewDescription {
  name?: string;
  /** A class of UIKit, such as `UILabel`. The default is `UIView`. */
  class?: string;
  /** The views inside, from back to front. A bare name is a plain view. */
  subviews?: (string | ViewDescription)[];
  text?: string;
  title?: string;
  placeholder?: string;
  /** Points, or a size and a weight, or a text style, which follows `textSize`. */
  font?: number | { size?: number; weight?: string; style?: TextStyle };
  /** The maximum number of lines of a label; 0 for no limit. */
  lines?: number;
  image?: [width: number, height: number];
  intrinsicSize?: Axes;
  hugging?: Axes;
  compression?: Axes;
  hidden?: boolean;
  frame?: [x: number, y: number, width: number, height: number];
  margins?: Insets;
  safeArea?: Insets;
  axis?: 'horizontal' | 'vertical';
  distribution?: 'fill' | 'fillEqually' | 'fillProportionally' | 'equalSpacing' | 'equalCentering';
  alignment?: 'fill' | 'leading' | 'top' | 'center' | 'trailing' | 'bottom' | 'firstBaseline' | 'lastBaseline';
  spacing?: number;
  direction?: 'ltr' | 'rtl';
}

/** Properties of a constraint besides its text. */
export interface ConstraintProperties {
  options?: FormatOption[];
  /** The priority of all constraints of the text: above 0, at most 1000. */
  priority?: number;
  identifier?: string;
  /** The language of the format. The default is Apple's. */
  dialect?: 'standard' | 'extended';
}

/** A visual format or an equation, as text or with more properties. */
export type ConstraintDescription =
  | string
  | (ConstraintProperties & { format: string; equation?: never })
  | (ConstraintProperties & { equation: string; format?: never });

/** A text style of Dynamic Type. */
export type TextStyle =
  | 'largeTitle' | 'title1' | 'title2' | 'title3' | 'headline' | 'subheadline' | 'body' | 'callout' | 'footnote' | 'caption1' | 'caption2';

/** A text size that a user can choose: seven steps, and five for accessibility. */
export type TextSize = 'xs' | 's' | 'm' | 'l' | 'xl' | 'xxl' | 'xxxl' | 'ax1' | 'ax2' | 'ax3' | 'ax4' | 'ax5';

/** A layout document. */
export interface LayoutDocument {
  /** The size of the root. Without it the root is as small as its content allows. */
  size?: [width: number, height: number];
  metrics?: Record<string, number>;
  direction?: 'ltr' | 'rtl';
  /** The user's text size. The default is `l`. */
  textSize?: TextSize;
  view?: ViewDescription;
  constraints?: ConstraintDescription[];
}

/** A replacement in a text. Offset and length count bytes of UTF-8. */
export interface Edit { offset: number; length: number; replacement: string }

/** A change that mends a mistake. */
export interface FixIt { title: string; edits: Edit[] }

/** A mistake in a document or format, a conflict, or an ambiguous view. */
export interface Finding {
  /** A stable identifier, such as `vfl.expected-hyphen`. */
  id: string;
  severity: 'error' | 'warning' | 'note';
  message: string;
  /** The line in the constraint's text, from 1. */
  line?: number;
  /** The column in the line, from 1, in bytes of UTF-8. */
  column?: number;
  views: string[];
  constraints: string[];
  notes?: string[];
  fixIts?: FixIt[];
  /** The index of the option that the finding is about. Offsets of its fixes count in the option. */
  option?: number;
}

/** The result of `Plumb.check`. */
export interface FormatReport {
  isValid: boolean;
  findings: Finding[];
  /** The names of views in the format. */
  views: string[];
  /** The names of metrics, and of views that a size equals. */
  metrics: string[];
}

/** The parameters of `Plumb.check`. */
export interface CheckOptions {
  /** The names of views. Without them all names are known. */
  views?: string[];
  metrics?: Record<string, number>;
  options?: FormatOption[];
  /** Whether the format may use the extended language. */
  extended?: boolean;
}

/** The rectangle of a view in its parent. */
export interface Frame { x: number; y: number; width: number; height: number }

/** A view of a layout. */
export interface ViewState {
  name: string;
  class: string;
  /** The index of the parent; none for the root. */
  parent?: number;
  /** The ambiguous values: `horizontal position`, `vertical position`, `width`, `height`. */
  ambiguous?: string[];
  conflicting?: boolean;
  hidden?: boolean;
  /** The point size of a font with a text style. */
  fontSize?: number;
}

/** A constraint that a statement makes. */
export interface ConstraintState {
  /** The equation: `a.leading == b.trailing + 8 @750`. */
  description: string;
  constant: number;
  priority: number;
  /** The offset of the part of the text that makes the constraint, in bytes of UTF-8. */
  offset: number;
  length: number;
  /** The indices of its views. */
  views: number[];
  /** The difference from equality, if the constraint is not satisfied. */
  error?: number;
}

/** A constraint of the document: a format or an equation. */
export interface StatementState { text: string; constraints: ConstraintState[]; findings: Finding[] }

/** The number of a statement, and the place of a constraint among those of the statement. */
export type ConstraintPlace = [statement: number, place: number];

/** A constraint that no statement makes, such as the size of the root, in words. */
export interface SystemConstraint { words: string }

/** Required constraints that exclude each other: a minimal set. */
export interface Conflict {
  /** The constraints of the set. */
  constraints: (ConstraintPlace | SystemConstraint)[];
  /** The constraint that Auto Layout breaks. */
  broken: ConstraintPlace | SystemConstraint;
  /** The cheapest cure: another constant, or without `constant` an optional constraint. */
  cure?: { constraint: ConstraintPlace | SystemConstraint; constant?: number };
  /** The cure as edits of statements, the cheapest first. */
  fixes: ConflictFix[];
}

/** A change of a statement that ends a conflict. */
export interface ConflictFix {
  /** Another constant, a lower priority, or the removal of the statement. */
  kind: 'constant' | 'priority' | 'remove';
  statement: number;
  /** The edits of its text; none for `remove`. */
  edits: Edit[];
}

/** The reason for one value of a frame. */
export interface Reason {
  value: number;
  ambiguous?: boolean;
  /** The constraints that decide the value. */
  deciding: string[];
  /** The optional constraints that are not satisfied. */
  lost?: { constraint: string; error: number }[];
}

/** The reasons for a frame. */
export interface Explanation { x: Reason; y: Reason; width: Reason; height: Reason }

/** The explanation of a conflict log. Numbers of constraints count from 1, and indices of items from 0. */
export interface LogAnalysis {
  line: number;
  /** The lines on which the same log is repeated. */
  repeated: number[];
  id: string;
  /** The conflict in one sentence. */
  message: string;
  framework: 'UIKit' | 'AppKit';
  /** The item, and often the constraint, that the sentence is about. */
  subject: { item: number; constraint?: number; hides?: boolean } | null;
  items: LoggedItem[];
  constraints: LoggedConstraint[];
  /** The smallest set that conflicts. */
  conflict: number[];
  /** The constraint that the log names as broken. */
  broken: number | null;
  predicted: number | null;
  effect?: { constraint: number; wanted: number; actual: number; words: string };
  fixes: { kind: string; words: string; constraint?: number; other?: number; item?: number; constant?: number; priority?: number }[];
  /** The reasons for a log without a conflict, and the missing part of one that was cut off: sentences, and the facts behind them. */
  reasons: string[];
  reasonKinds: { kind: string; items?: number[]; count?: number; part?: string }[];
  /** The views after the break, in points. */
  picture: { width: number; height: number; shapes: LoggedShape[]; wanted: LoggedShape | null } | null;
  assumesMargins: boolean;
  diagnostics: Finding[];
}

/** A view or a guide of a log. */
export interface LoggedItem {
  name: string;
  class: string | null;
  address: string | null;
  text: string | null;
  identifier: string | null;
  superview: number | null;
  /** Whether a stack view hides it. */
  hidden: boolean;
}

/** A constraint of a log. */
export interface LoggedConstraint {
  line: number;
  text: string;
  words: string;
  identifier: string | null;
  mask: string | null;
  first: number;
  firstAttribute: string;
  relation: '==' | '>=' | '<=';
  second: number | null;
  secondAttribute: string;
  multiplier: number;
  constant: number;
  priority: number;
  /** The place in the source, as SnapKit prints it. */
  source: { file: string; line: number } | null;
  /** The origin of a constraint that the app did not write, such as `container`; empty for the others. */
  origin: string;
  /** The meaning of the constraint, as its sentence has it. */
  fact: { kind: string; attribute: string; item: number; relation: string; value: number; factor: number; otherAttribute: string; other: number | null; sign: number; isHorizontal: boolean };
}

/** A view in the picture: x, y, width and height, and the corner of its caption. */
export interface LoggedShape { item: number; frame: [number, number, number, number]; caption: [number, number] }

/**
 * Loads the engine.
 * @param source The module. The default is `plumb.wasm` beside `plumb.js`.
 */
export function load(source?: BufferSource | Response | Promise<Response> | string | URL): Promise<Plumb>;

/** The engine. One instance can hold any number of layouts. */
export class Plumb {
  constructor(exports: WebAssembly.Exports);
  /** Opens a layout document. Mistakes are findings of the layout. Throws a TypeError for a value that is not JSON. */
  open(document: LayoutDocument): Layout;
  /** Checks a format without a layout. */
  check(format: string, options?: CheckOptions): FormatReport;
  /** Explains the logs of conflicting constraints in a text, with an entry for each log. */
  explainLogs(text: string): { text: string; analysis: LogAnalysis }[];
}

/**
 * A document that stays laid out while its size, constants and constraints change. Its members throw after `close`.
 *
 * A change that cannot be made is ignored. It is a finding until the next change: `layout.bad-value` for a value of a wrong type or out
 * of range, and for a constraint that the layout does not have.
 */
export class Layout {
  private constructor();
  /** The names of the views, parents before their children. The first is the root. */
  readonly names: string[];
  readonly views: ViewState[];
  /** The findings. The first is that of the last change, if it was a mistake. */
  readonly findings: Finding[];
  /** The constraints of the document; null for one that was removed. */
  readonly statements: (StatementState | null)[];
  readonly conflicts: Conflict[];
  /**
   * The frames of all views in their parents: x, y, width and height of each.
   * The array is always the same one. To keep the numbers after a change, copy them: `frames.slice()`.
   */
  readonly frames: Float64Array;
  /** The frame of a view in its parent; undefined for an unknown name. */
  frame(name: string): Frame | undefined;
  /** Sets the size of the root: numbers from 0 to 1,000,000. */
  resize(width: number, height: number): void;
  /** Sets the constant of a constraint of a statement. */
  setConstant(statement: number, constant: number, place?: number): void;
  /** Sets a metric. The first change of a metric that neither the document nor a constraint names is a warning, `layout.unknown-metric`. The metric applies to constraints that are added later. */
  setMetric(name: string, value: number): void;
  /** Adds a constraint. Returns its number; -1 if it is no constraint. Throws a TypeError for a value that is not JSON. */
  add(constraint: ConstraintDescription): number;
  /** Removes a constraint by its number. */
  remove(statement: number): void;
  /** The reasons for the frame of a view; undefined for an unknown name. */
  explain(name: string): Explanation | undefined;
  /** The layout as an SVG document. */
  svg(): string;
  /** Frees the memory of the layout. */
  close(): void;
}
