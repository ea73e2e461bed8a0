// The declarations of `kiwi.js`.

/** The relation between both sides of a constraint: at most, at least, or equal. */
export enum Operator { Le, Ge, Eq }

/** Strengths of constraints. Stronger constraints outrank weaker ones whatever the errors. */
export class Strength {
  /** Returns a strength with three parts, each between 0 and 1000, times a weight. */
  static create(strong: number, medium: number, weak: number, weight?: number): number;
  static required: number;
  static strong: number;
  static medium: number;
  static weak: number;
  static clip(value: number): number;
}

/** A number that a solver determines. */
export class Variable {
  constructor(name?: string);
  id(): number;
  name(): string;
  setName(name: string): void;
  context(): unknown;
  setContext(context: unknown): void;
  /** The value after the last `updateVariables`; 0 before it. */
  value(): number;
  setValue(value: number): void;
  plus(value: number | Variable | Expression): Expression;
  minus(value: number | Variable | Expression): Expression;
  multiply(coefficient: number): Expression;
  divide(coefficient: number): Expression;
  toJSON(): { name: string; value: number };
  toString(): string;
}

/** A part of an expression; the pair is a product. */
export type Part = number | Variable | Expression | [factor: number, value: Variable | Expression];

/** A sum of terms and a constant. */
export class Expression {
  constructor(...parts: Part[]);
  /** The variables with their coefficients. */
  terms(): ReadonlyMap<Variable, number>;
  constant(): number;
  isConstant(): boolean;
  value(): number;
  plus(value: number | Variable | Expression): Expression;
  minus(value: number | Variable | Expression): Expression;
  multiply(coefficient: number): Expression;
  divide(coefficient: number): Expression;
  toString(): string;
}

/** An expression that is at most, at least or equal to another one. */
export class Constraint {
  /** Without a right side, the expression is compared with 0. The default strength is required. */
  constructor(expression: Expression | Variable, operator: Operator, rightSide?: Expression | Variable | number, strength?: number);
  id(): number;
  /** The left side minus the right side. */
  expression(): Expression;
  op(): Operator;
  strength(): number;
  toString(): string;
}

/** Finds the values of variables that satisfy constraints. */
export class Solver {
  createConstraint(leftSide: Expression | Variable, operator: Operator, rightSide: Expression | Variable | number, strength?: number): Constraint;
  /** Throws `duplicate constraint` or `unsatisfiable constraint`. */
  addConstraint(constraint: Constraint): void;
  /** Throws `unknown constraint`. */
  removeConstraint(constraint: Constraint): void;
  hasConstraint(constraint: Constraint): boolean;
  /** Throws `duplicate edit variable` or `bad required strength`. */
  addEditVariable(variable: Variable, strength: number): void;
  /** Throws `unknown edit variable`. */
  removeEditVariable(variable: Variable): void;
  hasEditVariable(variable: Variable): boolean;
  /** Throws `unknown edit variable`. */
  suggestValue(variable: Variable, value: number): void;
  /** Solves, and sets the values of the variables. */
  updateVariables(): void;
}
