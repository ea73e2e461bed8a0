// The interface of kiwi.js over Plumb's solver. `README.md` names the differences.

import { LinearSolver, required } from './solver.js';

/** The relation between both sides of a constraint. */
export const Operator = Object.freeze({ Le: 0, Ge: 1, Eq: 2, 0: 'Le', 1: 'Ge', 2: 'Eq' });

/** Strengths of constraints. Each different strength is a priority of its own, and stronger ones outrank weaker ones whatever the errors. */
export class Strength {
  /** Returns a strength with a strong, a medium and a weak part, each between 0 and 1000, times a weight. */
  static create(strong, medium, weak, weight = 1) {
    const part = value => Math.max(0, Math.min(1000, value * weight));
    return part(strong) * 1_000_000 + part(medium) * 1_000 + part(weak);
  }

  static required = Strength.create(1000, 1000, 1000);
  static strong = Strength.create(1, 0, 0);
  static medium = Strength.create(0, 1, 0);
  static weak = Strength.create(0, 0, 1);

  /** Returns the nearest strength from 0 to required. */
  static clip(value) { return Math.max(0, Math.min(Strength.required, value)); }
}

let variableCount = 0;

/** A number that a solver determines. Its value is that of the last `updateVariables`. */
export class Variable {
  #name;
  #value = 0;
  #context = null;
  #id = variableCount++;

  constructor(name = '') { this.#name = name; }

  id() { return this.#id; }
  name() { return this.#name; }
  setName(name) { this.#name = name; }
  context() { return this.#context; }
  setContext(context) { this.#context = context; }
  value() { return this.#value; }
  setValue(value) { this.#value = value; }

  plus(value) { return new Expression(this, value); }
  minus(value) { return new Expression(this, negated(value)); }
  multiply(coefficient) { return new Expression([coefficient, this]); }
  divide(coefficient) { return new Expression([1 / coefficient, this]); }

  toJSON() { return { name: this.#name, value: this.#value }; }
  toString() { return `${this.#context}[${this.#name}:${this.#value}]`; }
}

const negated = value => typeof value === 'number' ? -value : [-1, value];

/** A sum of numbers, variables, expressions, and pairs of a factor and a variable or expression. */
export class Expression {
  #terms = new Map();
  #constant = 0;

  constructor(...parts) {
    for (const part of parts) {
      if (typeof part === 'number') {
        this.#constant += part;
      } else if (Array.isArray(part)) {
        if (part.length !== 2) throw new Error('array must have length 2');
        const [factor, value] = part;
        if (typeof factor !== 'number') throw new Error('array item 0 must be a number');
        if (!this.#add(factor, value)) throw new Error('array item 1 must be a variable or expression');
      } else if (!this.#add(1, part)) {
        throw new Error(`invalid Expression argument: ${part}`);
      }
    }
  }

  #add(factor, value) {
    if (value instanceof Variable) {
      this.#terms.set(value, (this.#terms.get(value) ?? 0) + factor);
    } else if (value instanceof Expression) {
      this.#constant += factor * value.#constant;
      for (const [variable, coefficient] of value.#terms) {
        this.#terms.set(variable, (this.#terms.get(variable) ?? 0) + factor * coefficient);
      }
    } else {
      return false;
    }
    return true;
  }

  /** The variables with their coefficients. Do not change the map. */
  terms() { return this.#terms; }
  constant() { return this.#constant; }
  isConstant() { return this.#terms.size === 0; }

  /** The value for the current values of the variables. */
  value() {
    let sum = this.#constant;
    for (const [variable, coefficient] of this.#terms) sum += coefficient * variable.value();
    return sum;
  }

  plus(value) { return new Expression(this, value); }
  minus(value) { return new Expression(this, negated(value)); }
  multiply(coefficient) { return new Expression([coefficient, this]); }
  divide(coefficient) { return new Expression([1 / coefficient, this]); }

  toString() {
    const terms = [...this.#terms].map(([variable, coefficient]) => `${coefficient}*${variable}`).join(' + ');
    return terms + (terms && this.#constant !== 0 ? ' + ' : '') + this.#constant;
  }
}

let constraintCount = 0;

/** An expression that is at most, at least or equal to another one. */
export class Constraint {
  #expression;
  #operator;
  #strength;
  #id = constraintCount++;

  constructor(expression, operator, rightSide, strength = Strength.required) {
    this.#operator = operator;
    this.#strength = Strength.clip(strength);
    this.#expression = rightSide === undefined && expression instanceof Expression ? expression : expression.minus(rightSide ?? 0);
  }

  id() { return this.#id; }
  /** The left side minus the right side. */
  expression() { return this.#expression; }
  op() { return this.#operator; }
  strength() { return this.#strength; }
  toString() { return `${this.#expression} ${['<=', '>=', '='][this.#operator]} 0 (${this.#strength})`; }
}

/** Finds the values of variables that satisfy constraints, the stronger ones first. */
export class Solver {
  #solver = new LinearSolver();
  /** The variables by index, and the index of each. */
  #variables = [];
  #indices = new Map();
  /** The number of required constraints that mention each variable, by index. */
  #requiredUses = [];
  /** The numbers of constraints, and the edit variables with their constraints. */
  #constraints = new Map();
  #edits = new Map();
  /** Whether another solver shares a variable, and so may have set its value. */
  #sharesVariables = false;

  createConstraint(leftSide, operator, rightSide, strength = Strength.required) {
    const constraint = new Constraint(leftSide, operator, rightSide, strength);
    this.addConstraint(constraint);
    return constraint;
  }

  /** Adds a constraint. Throws if it is in the solver already, or if it is required and contradicts others. */
  addConstraint(constraint) {
    if (this.#constraints.has(constraint)) throw new Error('duplicate constraint');
    const terms = [];
    let isSatisfiable = constraint.strength() < Strength.required;
    for (const [variable, coefficient] of constraint.expression().terms()) {
      if (coefficient === 0) continue;
      const index = this.#index(variable);
      terms.push([index, coefficient]);
      // A variable that no required constraint mentions can always satisfy one.
      if (this.#requiredUses[index] === 0) isSatisfiable = true;
    }
    const number = this.#solver.add(terms, constraint.expression().constant(), relations[constraint.op()], priority(constraint.strength()));
    if (!isSatisfiable && this.#solver.hasConflicts) {
      this.#solver.remove(number);
      throw new Error('unsatisfiable constraint');
    }
    this.#constraints.set(constraint, number);
    this.#countUses(constraint, 1);
  }

  removeConstraint(constraint) {
    const number = this.#constraints.get(constraint);
    if (number === undefined) throw new Error('unknown constraint');
    this.#constraints.delete(constraint);
    this.#solver.remove(number);
    this.#countUses(constraint, -1);
  }

  hasConstraint(constraint) { return this.#constraints.has(constraint); }

  /** Makes a variable editable with a strength below required. Its value is 0 until one is suggested. */
  addEditVariable(variable, strength) {
    if (this.#edits.has(variable)) throw new Error('duplicate edit variable');
    if (Strength.clip(strength) === Strength.required) throw new Error('bad required strength');
    const constraint = new Constraint(new Expression(variable), Operator.Eq, undefined, strength);
    this.addConstraint(constraint);
    this.#edits.set(variable, constraint);
  }

  removeEditVariable(variable) {
    const constraint = this.#edits.get(variable);
    if (constraint === undefined) throw new Error('unknown edit variable');
    this.#edits.delete(variable);
    this.removeConstraint(constraint);
  }

  hasEditVariable(variable) { return this.#edits.has(variable); }

  suggestValue(variable, value) {
    const constraint = this.#edits.get(variable);
    if (constraint === undefined) throw new Error('unknown edit variable');
    this.#solver.setConstant(this.#constraints.get(constraint), -value);
  }

  /** Solves, and sets the values of the variables. */
  updateVariables() {
    if (this.#sharesVariables) for (const [index, value] of this.#values.entries()) this.#variables[index].setValue(value);
    this.#solver.takeChanges((index, value) => {
      this.#values[index] = value;
      this.#variables[index].setValue(value);
    });
  }

  /** The values of this solver, by index. */
  #values = [];

  #index(variable) {
    let index = this.#indices.get(variable);
    if (index === undefined) {
      index = this.#solver.variable();
      this.#indices.set(variable, index);
      this.#variables[index] = variable;
      this.#requiredUses[index] = 0;
      this.#values[index] = 0;
      const owner = owners.get(variable);
      owners.set(variable, this);
      if (owner) owner.#sharesVariables = this.#sharesVariables = true;
    }
    return index;
  }

  #countUses(constraint, change) {
    if (constraint.strength() < Strength.required) return;
    for (const [variable, coefficient] of constraint.expression().terms()) {
      if (coefficient !== 0) this.#requiredUses[this.#indices.get(variable)] += change;
    }
  }
}

/** The solver that used each variable last. */
const owners = new WeakMap();

const relations = { [Operator.Le]: -1, [Operator.Ge]: 1, [Operator.Eq]: 0 };

/** The priority of a strength: in the same order, and above 0. */
const priority = strength => strength >= Strength.required ? required : Math.max(strength / Strength.required * 999, 1e-300);
