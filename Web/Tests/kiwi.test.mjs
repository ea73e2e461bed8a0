// The interface of kiwi.js.

import assert from 'node:assert/strict';
import { test } from 'node:test';
import * as kiwi from '../kiwi.js';

const { Constraint, Expression, Operator, Solver, Strength, Variable } = kiwi;
const { Eq, Ge, Le } = Operator;

/** Solves constraints `[left side, operator, right side, strength]` over named variables, and compares the values. */
function assertValues(names, constraintsOf, expected) {
  const variables = Object.fromEntries(names.split(' ').map(name => [name, new Variable(name)]));
  const solver = new Solver();
  for (const parts of constraintsOf(variables)) solver.createConstraint(...parts);
  solver.updateVariables();
  const values = Object.fromEntries(Object.keys(expected).map(name => [name, variables[name].value()]));
  assert.deepEqual(values, expected);
}

test('exports what kiwi.js exports', () => {
  assert.deepEqual(Object.keys(kiwi).sort(), ['Constraint', 'Expression', 'Operator', 'Solver', 'Strength', 'Variable']);
  assert.deepEqual([Le, Ge, Eq, Operator[Eq]], [0, 1, 2, 'Eq']);
});

for (const [title, names, constraints, expected] of [
  ['an equation', 'a', ({ a }) => [[a, Eq, 10]], { a: 10 }],
  ['a chain', 'a b c', ({ a, b, c }) => [[a, Eq, 10], [b, Eq, a.plus(5)], [c, Eq, b.multiply(2)]], { a: 10, b: 15, c: 30 }],
  ['an expression alone', 'a', ({ a }) => [[new Expression([-1, a], 10), Eq]], { a: 10 }],
  ['a lower bound', 'a', ({ a }) => [[a, Ge, 10]], { a: 10 }],
  ['an upper bound', 'a', ({ a }) => [[a, Le, 10], [a, Ge, 50, Strength.weak]], { a: 10 }],
  ['a division', 'a b', ({ a, b }) => [[a, Eq, 10], [b, Eq, a.divide(4).minus(1)]], { b: 1.5 }],
  ['a stronger constraint wins', 'a', ({ a }) => [[a, Eq, 1, Strength.weak], [a, Eq, 2, Strength.medium], [a, Eq, 0, Strength.weak]], { a: 2 }],
  ['a small strong error outranks any weaker ones', 'a', ({ a }) => [[a, Eq, 1, Strength.strong], ...Array.from({ length: 2000 }, () => [a, Eq, 9, Strength.medium])], { a: 1 }],
  ['a weight makes a constraint stronger', 'a', ({ a }) => [[a, Eq, 1, Strength.create(0, 1, 0, 2)], [a, Eq, 2, Strength.create(0, 1, 0)], [a, Eq, 2, Strength.create(0, 1, 0)]], { a: 1 }],
  ['a strength of 0 is the weakest', 'a', ({ a }) => [[a, Eq, 1, 0], [a, Eq, 2, Strength.weak]], { a: 2 }],
  ['a variable that no constraint mentions is 0', 'a b', ({ a }) => [[a, Eq, 1]], { b: 0 }],
  ['terms that cancel', 'a b', ({ a, b }) => [[new Expression(a, [-1, a], b), Eq, 3]], { a: 0, b: 3 }],
]) test(title, () => assertValues(names, constraints, expected));

test('a value changes only by updateVariables', () => {
  const [solver, a] = [new Solver(), new Variable('a')];
  solver.createConstraint(a, Eq, 10);
  assert.equal(a.value(), 0);
  solver.updateVariables();
  assert.equal(a.value(), 10);
});

test('edit variables', () => {
  const [solver, a, b] = [new Solver(), new Variable(), new Variable()];
  solver.addEditVariable(a, Strength.strong);
  solver.createConstraint(b, Eq, a.plus(5));
  for (const value of [0, 100, -20, 100]) {
    solver.suggestValue(a, value);
    solver.updateVariables();
    assert.deepEqual([a.value(), b.value()], [value, value + 5]);
  }
  solver.removeEditVariable(a);
  solver.createConstraint(a, Eq, 1);
  solver.updateVariables();
  assert.deepEqual([a.value(), b.value(), solver.hasEditVariable(a)], [1, 6, false]);
});

test('a constraint that is removed has no effect', () => {
  const [solver, a] = [new Solver(), new Variable()];
  solver.createConstraint(a, Eq, 3, Strength.weak);
  const strong = solver.createConstraint(a, Eq, 8, Strength.strong);
  assert.equal(solver.hasConstraint(strong), true);
  solver.removeConstraint(strong);
  solver.updateVariables();
  assert.deepEqual([solver.hasConstraint(strong), a.value()], [false, 3]);
});

test('two solvers may share a variable: it has the value of the last update', () => {
  const [first, second, a] = [new Solver(), new Solver(), new Variable()];
  first.createConstraint(a, Eq, 1);
  second.createConstraint(a, Eq, 2);
  for (const [solver, value] of [[first, 1], [second, 2], [first, 1], [second, 2]]) {
    solver.updateVariables();
    assert.equal(a.value(), value);
  }
});

for (const [title, message, body] of [
  ['a constraint twice', 'duplicate constraint', ({ solver, a }) => { const constraint = new Constraint(a, Eq, 1); solver.addConstraint(constraint); solver.addConstraint(constraint); }],
  ['a constraint of another solver', 'unknown constraint', ({ solver, a }) => solver.removeConstraint(new Constraint(a, Eq, 1))],
  ['a contradiction', 'unsatisfiable constraint', ({ solver, a }) => { solver.createConstraint(a, Eq, 1); solver.createConstraint(a, Eq, 2); }],
  ['a contradiction of three', 'unsatisfiable constraint', ({ solver, a, b }) => { solver.createConstraint(a, Ge, 5); solver.createConstraint(b, Ge, a); solver.createConstraint(b, Le, 4); }],
  ['a number that is not 0', 'unsatisfiable constraint', ({ solver }) => solver.addConstraint(new Constraint(new Expression(1), Eq))],
  ['an edit variable twice', 'duplicate edit variable', ({ solver, a }) => { solver.addEditVariable(a, 1); solver.addEditVariable(a, 1); }],
  ['a required edit variable', 'bad required strength', ({ solver, a }) => solver.addEditVariable(a, Strength.required)],
  ['a value for a variable that is not edited', 'unknown edit variable', ({ solver, a }) => solver.suggestValue(a, 1)],
  ['an edit variable to remove', 'unknown edit variable', ({ solver, a }) => solver.removeEditVariable(a)],
  ['a pair of three', 'array must have length 2', ({ a }) => new Expression([1, a, 2])],
  ['a pair without a factor', 'array item 0 must be a number', ({ a }) => new Expression([a, a])],
  ['a pair of numbers', 'array item 1 must be a variable or expression', () => new Expression([1, 2])],
  ['a text', 'invalid Expression argument: x', () => new Expression('x')],
]) test(`${title} throws: ${message}`, () => {
  assert.throws(() => body({ solver: new Solver(), a: new Variable('a'), b: new Variable('b') }), { message });
});

test('a solver works on after a contradiction', () => {
  const [solver, a] = [new Solver(), new Variable()];
  solver.createConstraint(a, Eq, 7);
  assert.throws(() => solver.createConstraint(a, Eq, 2));
  solver.updateVariables();
  assert.equal(a.value(), 7);
});

test('texts and values of expressions', () => {
  const a = new Variable('a');
  const expression = new Expression(3, [2, a], a);
  assert.deepEqual([String(expression), expression.constant(), expression.value(), [...expression.terms()]], ['3*null[a:0] + 3', 3, 3, [[a, 3]]]);
  assert.equal(String(new Constraint(expression, Ge, undefined, Strength.weak)), '3*null[a:0] + 3 >= 0 (1)');
  assert.equal(JSON.stringify(a), '{"name":"a","value":0}');
  assert.equal(new Expression(4).isConstant(), true);
});

test('10,000 solvers that are dropped', () => {
  for (let round = 0; round < 10_000; round += 1) new Solver().createConstraint(new Variable(), Eq, round);
});

test('random systems agree with their hidden solution', () => {
  let seed = 5;
  const random = count => (seed = (seed * 1103515245 + 12345) % 2147483648) % count;
  for (let round = 0; round < 50; round += 1) {
    const [solver, count] = [new Solver(), 2 + random(12)];
    const hidden = Array.from({ length: count }, () => random(200) - 100);
    const variables = hidden.map(() => new Variable());
    solver.createConstraint(variables[0], Eq, hidden[0]);
    for (let index = 1; index < count; index += 1) {
      const [other, factor] = [random(index), 1 + random(3)];
      const sum = new Expression([factor, variables[index]], variables[other]);
      solver.createConstraint(sum, Eq, factor * hidden[index] + hidden[other], random(2) ? Strength.required : Strength.medium);
      solver.createConstraint(variables[index], [Le, Ge][index % 2], hidden[index] + (index % 2 ? -1 : 1));
    }
    solver.updateVariables();
    variables.forEach((variable, index) => assert.ok(Math.abs(variable.value() - hidden[index]) < 1e-6));
  }
});
