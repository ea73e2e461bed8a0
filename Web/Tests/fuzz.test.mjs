// Random documents, formats, logs and systems through all exports. None may trap the module.
//
// A short run by default; PLUMB_FUZZ_SECONDS=600 node --test Web/Tests/fuzz.test.mjs for a long one, PLUMB_FUZZ_SEED=7 for one round.

import assert from 'node:assert/strict';
import { readFileSync } from 'node:fs';
import { test } from 'node:test';
import { load } from '../plumb.js';
import * as kiwi from '../kiwi.js';
import { View, VisualFormat } from '../autolayout.js';
import { examples } from '../Page/examples.js';

const seconds = Number(process.env.PLUMB_FUZZ_SECONDS ?? 3);
const plumb = await load();
const logs = readFileSync(new URL('../../Examples/Conflicts.txt', import.meta.url), 'utf8');

/** Random choices that a seed repeats. */
class Random {
  #state;
  constructor(seed) { this.#state = (seed * 2654435761 + 12345) >>> 0; }
  below(count) {
    this.#state = (Math.imul(this.#state, 1664525) + 1013904223) >>> 0;
    return Math.floor(this.#state / 2 ** 32 * count);
  }
  chance(percent) { return this.below(100) < percent; }
  pick(list) { return list[this.below(list.length)]; }
  list(most, make) { return Array.from({ length: this.below(most + 1) }, make); }
}

const words = ['|', '||', '|||', '-', '->', '~', '[', ']', '(', ')', '>=', '==', '<=', '@', ',', ';', ':', '..', '%', '*', '/', '+', '.', '//', ' ', '\n', '\t', 'H:', 'V:', 'HV:', 'C:', 'Z:',
  '0', '1', '8', '20', '-5', '1.5', '1e9', '999999999999', '1000', '750', 'a', 'b', 'c1', 'a1..4', 'm', 'superview', 'view', 'é', 'e\u0301', '一', '👨‍👩‍👧', '\u202e', '\ud800', '［', '≥', '"', '\\', '\0',
  '.width', '.height', '.leading', '.right', '.centerY', '.firstBaseline', '.safeAreaLayoutGuide', '.layoutMarginsGuide', '.contentLayoutGuide', 'strong', 'NSLayoutAttributeWidth'];
const formats = ['|-[a]-[b(>=20@500)]-|', 'V:|[a(b)]-(>=8,<=m)-[b]', '|~[a]~[b]~|', '[a(50%,b.height*2-3)]', 'V:|[s:-[a]-[b]-5-]|', 'C:a.centerX(b).top(b.bottom+8)', 'a.width == 2 * b.height + m @ 750', 'a.firstBaseline >= b.bottom - 3', '||-[a,b]-||', '[a1..4(10)]->[b]'];
const classes = ['UIView', 'UILabel', 'UIButton', 'UITextField', 'UIStackView', 'UIScrollView', 'UIImageView', 'UISwitch', 'UISlider', 'UITextView', 'x', ''];
const options = ['alignAllTop', 'alignAllLeft', 'alignAllCenterY', 'alignAllFirstBaseline', 'directionRightToLeft', 'spacingBaselineToBaseline', 'x'];
const numbers = [0, -0, 1, -1, 0.1, 8, 20, 300, 1e9, -1e9, 1e308, 1e-308, NaN, Infinity, 2 ** 31, 2 ** 53, 1 / 3];

/** A text with a few words taken out, doubled, moved or put in. */
function mutated(random, text) {
  let result = text;
  for (let round = random.below(5); round > 0; round -= 1) {
    const [start, length] = [random.below(result.length + 1), random.below(random.chance(20) ? 40 : 4)];
    const part = result.slice(start, start + length);
    const place = random.below(result.length + 1);
    if (random.chance(40)) result = result.slice(0, start) + result.slice(start + length);
    else if (random.chance(50)) result = result.slice(0, place) + part + result.slice(place);
    else result = result.slice(0, place) + random.pick(words) + result.slice(place);
  }
  return result;
}

const format = random => random.chance(70) ? mutated(random, random.pick(formats)) : random.list(20, () => random.pick(words)).join('');
const text = random => random.chance(50) ? random.pick(words).repeat(1 + random.below(4)) : random.list(12, () => random.pick(words)).join(' ');
const number = random => random.chance(70) ? random.below(400) : random.pick(numbers);
const anything = random => random.pick([null, true, 0, 'x', [], {}, [[1]], { a: [] }, number(random), text(random)]);

const makers = {
  class: random => random.pick(classes), text, title: text, placeholder: text, font: random => random.chance(50) ? number(random) : { size: number(random), weight: random.pick(['bold', 'x']) },
  lines: number, image: random => [number(random), number(random)], intrinsicSize: number, hugging: random => [number(random), number(random)], compression: random => ({ horizontal: number(random) }),
  hidden: random => random.chance(50), frame: random => [number(random), number(random), number(random), number(random)], margins: number, safeArea: random => [1, 2, 3, number(random)],
  axis: random => random.pick(['vertical', 'horizontal']), distribution: random => random.pick(['fill', 'fillEqually', 'fillProportionally', 'equalSpacing', 'equalCentering']),
  alignment: random => random.pick(['fill', 'center', 'leading', 'trailing', 'firstBaseline', 'lastBaseline']), spacing: number, direction: random => random.pick(['rtl', 'ltr']),
};

function view(random, depth) {
  if (random.chance(15)) return random.chance(80) ? random.pick(['a', 'b', 'a1', 'é']) : anything(random);
  const result = random.chance(80) ? { name: random.pick(['a', 'b', 'c1', 'a1', 'a2', 'superview', 'é', 'x y', '']) } : {};
  for (const [key, make] of Object.entries(makers)) if (random.chance(18)) result[key] = random.chance(95) ? make(random) : anything(random);
  if (depth < 4 && random.chance(60)) result.subviews = random.list(5, () => view(random, depth + 1));
  return result;
}

function constraint(random) {
  if (random.chance(60)) return format(random);
  if (random.chance(10)) return anything(random);
  return { [random.pick(['format', 'equation'])]: format(random), options: random.list(2, () => random.pick(options)), priority: number(random), dialect: random.pick(['standard', 'extended']), identifier: text(random) };
}

function document(random) {
  if (random.chance(30)) {
    // An example of the repository, with mistakes.
    const copy = structuredClone(random.pick(examples).document);
    copy.constraints = (copy.constraints ?? []).map(item => typeof item === 'string' && random.chance(10) ? mutated(random, item) : item);
    if (random.chance(30)) copy.size = [number(random), number(random)];
    return copy;
  }
  const result = { view: view(random, 0), constraints: random.list(8, () => constraint(random)) };
  if (random.chance(80)) result.size = [number(random), number(random)];
  if (random.chance(50)) result.metrics = { m: number(random), [random.pick(words)]: number(random) };
  if (random.chance(5)) result[text(random)] = anything(random);
  return result;
}

function tryLayout(random) {
  const layout = plumb.open(document(random));
  try {
    for (let step = random.below(8); step > 0; step -= 1) {
      const steps = [
        () => layout.resize(number(random), number(random)), () => layout.setMetric(random.pick(['m', 'a', 'é']), number(random)), () => layout.add(constraint(random)),
        () => layout.remove(random.below(8)), () => layout.setConstant(random.below(8), number(random), random.below(3)), () => layout.explain(random.pick(layout.names)), () => layout.svg(),
        () => layout.findings.length + layout.conflicts.length,
      ];
      random.pick(steps)();
      assert.ok(layout.frames.every(Number.isFinite), 'frames are finite');
    }
    layout.statements;
  } finally {
    layout.close();
  }
}

function tryFormat(random) {
  plumb.check(format(random), { views: random.chance(70) ? ['a', 'b', 'é'] : undefined, metrics: { m: number(random) }, options: random.list(2, () => random.pick(options)), extended: random.chance(60) });
  let constraints;
  try {
    constraints = VisualFormat.parse(format(random), { extended: random.chance(80) });
  } catch (error) {
    if (!(error instanceof SyntaxError)) throw error;
    return;
  }
  try {
    const layout = new View({ constraints, width: random.below(400), height: random.below(400), spacing: random.below(20) });
    layout.setSize(random.below(400));
    JSON.stringify(layout.subViews);
  } catch (error) {
    // Baselines and margins are no attributes of autolayout.js.
    if (!/^Invalid attribute/.test(error.message)) throw error;
  }
}

function tryLog(random) {
  const lines = logs.split('\n');
  const start = random.below(lines.length);
  const part = random.chance(50) ? logs : lines.slice(start, start + random.below(60)).join('\n');
  plumb.explainLogs(mutated(random, random.chance(50) ? mutated(random, part) : part));
}

function trySystem(random) {
  const solver = new kiwi.Solver();
  const variables = Array.from({ length: 1 + random.below(8) }, () => new kiwi.Variable());
  const added = [];
  for (let step = random.below(30); step > 0; step -= 1) {
    const terms = random.list(4, () => [number(random), random.pick(variables)]);
    try {
      if (random.chance(60)) {
        const strength = random.pick([kiwi.Strength.required, kiwi.Strength.strong, kiwi.Strength.weak, number(random)]);
        const item = new kiwi.Constraint(new kiwi.Expression(...terms, number(random)), random.below(3), undefined, strength);
        solver.addConstraint(item);
        added.push(item);
      } else if (random.chance(50)) {
        const variable = random.pick(variables);
        if (!solver.hasEditVariable(variable)) solver.addEditVariable(variable, random.pick([1, 1e3, 1e6]));
        solver.suggestValue(variable, number(random));
      } else if (added.length > 0) {
        solver.removeConstraint(added.splice(random.below(added.length), 1)[0]);
      }
    } catch (error) {
      if (error.message !== 'unsatisfiable constraint') throw error;
    }
    solver.updateVariables();
  }
}

function round(seed) {
  const random = new Random(seed);
  try {
    random.pick([tryLayout, tryLayout, tryLayout, tryFormat, tryFormat, tryLog, trySystem])(random);
  } catch (error) {
    throw new Error(`PLUMB_FUZZ_SEED=${seed}: ${error.message}`, { cause: error });
  }
}

test(`random input for ${seconds} s`, async () => {
  if (process.env.PLUMB_FUZZ_SEED) return round(Number(process.env.PLUMB_FUZZ_SEED));
  const end = performance.now() + seconds * 1000;
  let seed = 1;
  while (performance.now() < end) {
    round(seed++);
    // Solvers that are dropped are freed between turns of the event loop.
    if (seed % 1000 === 0) await new Promise(resolve => setTimeout(resolve));
  }
  assert.ok(seed > 10);
  if (process.env.PLUMB_FUZZ_SECONDS) console.log(`${seed - 1} rounds`);
});
