// A solver of linear constraints over the module, for `kiwi.js` and `autolayout.js`.

import { instantiate, pass, take } from './plumb.js';

// The interfaces of both files are synchronous, so their modules wait here until the engine has loaded.
const engine = await instantiate();

/** The priority of constraints that must hold. */
export const required = 1000;

/** Solves linear constraints. Priorities are strict: an error at a higher one outranks any sum of errors below it. */
export class LinearSolver {
  #handle = engine.plumb_solver_open();

  constructor() { registry?.register(this, this.#handle); }

  /** Creates a variable, and returns its index. Variables count from 0. */
  variable() { return engine.plumb_solver_variable(this.#handle); }

  /**
   * Adds `terms + constant relation 0`, and returns its number.
   * @param {[variable: number, coefficient: number][]} terms
   * @param {number} constant
   * @param {-1 | 0 | 1} relation At most, equal, or at least.
   * @param {number} priority Above 0; 1000 is required.
   */
  add(terms, constant, relation, priority) {
    const numbers = this.#numbers(terms.length);
    let place = 0;
    for (const [variable, coefficient] of terms) {
      numbers[place] = variable;
      numbers[place + 1] = coefficient;
      place += 2;
    }
    return engine.plumb_solver_add(this.#handle, terms.length, constant, relation, priority);
  }

  /** Removes a constraint by its number. */
  remove(constraint) { engine.plumb_solver_remove(this.#handle, constraint); }

  /** Sets the constant of a constraint. */
  setConstant(constraint, constant) { engine.plumb_solver_set_constant(this.#handle, constraint, constant); }

  /** Solves, and returns whether required constraints conflict. */
  get hasConflicts() { return engine.plumb_solver_conflicts(this.#handle) > 0; }

  /** Solves, and calls a function with each variable whose value has changed since the last call. */
  takeChanges(body) {
    const count = engine.plumb_solver_changes(this.#handle);
    const numbers = this.#numbers(count);
    for (let place = 0; place < count * 2; place += 2) body(numbers[place], numbers[place + 1]);
  }

  /** The solver's memory for pairs of numbers. It is valid until the next call. */
  #numbers(count) {
    // The call may enlarge the memory, which gives it another buffer.
    const pointer = engine.plumb_solver_terms(this.#handle, count);
    return new Float64Array(engine.memory.buffer, pointer >>> 0, count * 2);
  }
}

// Solvers have no method to close them; the module frees those that JavaScript has dropped.
const registry = typeof FinalizationRegistry === 'undefined' ? undefined
  : new FinalizationRegistry(handle => engine.plumb_solver_close(handle));

/**
 * Reads a format as constraints between names.
 * @param {{format: string, extended?: boolean}} request
 * @returns {{findings: object[], constraints: object[], guides: (string | null)[]}}
 */
export function readFormat(request) {
  const call = (pointer, count) => engine.plumb_read_format(pointer, count);
  return JSON.parse(take(engine, pass(engine, JSON.stringify(request), call)));
}
