// Measures the module beside others, in one run: node Web/bench.mjs [FOLDER OF PEERS]
//
// The folder may have `kiwi.js` (the library of that name) and `yoga.wasm` (Yoga's C functions). Benchmarks/Browser.md says how to get them.
// All lay out the same picture: 100 rows of 10 equal boxes with spaces of 8, in a root that becomes wider step by step.

import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { join, resolve } from 'node:path';
import { load } from './plumb.js';
import * as face from './kiwi.js';

const [rows, columns, space, height] = [100, 10, 8, 20];
const [narrow, wide, rootHeight] = [320, 1200, 3000];
const [builds, steps] = [51, 2000];
const folder = process.argv[2] && resolve(process.argv[2]);

const median = list => [...list].sort((one, other) => one - other)[list.length >> 1];
const timed = body => { const start = performance.now(); body(); return performance.now() - start; };
const milliseconds = time => time.toFixed(2).padStart(7);
const width = step => narrow + (wide - narrow) * step / steps;

/** The document: a format for each row, whose boxes have one top and bottom, and one for the first column. */
function documentOfBoxes() {
  const [subviews, constraints] = [[], []];
  let column = 'V:|';
  for (let row = 0; row < rows; row += 1) {
    const names = Array.from({ length: columns }, (_, column) => `box${row}_${column}`);
    subviews.push(...names);
    const boxes = names.map((name, index) => index ? `[${name}(${names[0]})]` : `[${name}]`).join(`-${space}-`);
    constraints.push({ format: `|-${space}-${boxes}-${space}-|`, options: ['alignAllTop', 'alignAllBottom'] });
    column += `-${space}-[${names[0]}(${height})]`;
  }
  return { size: [narrow, rootHeight], view: { subviews }, constraints: [...constraints, column] };
}

/** Builds with the module: a whole document in one call. */
const withDocument = plumb => {
  const document = documentOfBoxes();
  return () => {
    const layout = plumb.open(document);
    layout.frames;
    return {
      drag: step => { layout.resize(width(step), rootHeight); return layout.frames; },
      last: () => layout.frame(`box${rows - 1}_${columns - 1}`),
      close: () => layout.close(),
    };
  };
};

/** Builds with the interface of kiwi.js, call by call. */
const withKiwi = ({ Constraint, Expression, Operator, Solver, Strength, Variable }) => () => {
  const solver = new Solver();
  const box = () => ({ left: new Variable(), top: new Variable(), width: new Variable(), height: new Variable() });
  const equal = (...parts) => solver.addConstraint(new Constraint(new Expression(...parts), Operator.Eq));
  const root = box();
  equal(root.left);
  equal(root.top);
  for (const [variable, value] of [[root.width, narrow], [root.height, rootHeight]]) {
    solver.addEditVariable(variable, Strength.create(999, 1000, 1000));
    solver.suggestValue(variable, value);
  }
  let above, last;
  for (let row = 0; row < rows; row += 1) {
    let before, first;
    for (let column = 0; column < columns; column += 1) {
      last = box();
      if (before) {
        equal(last.left, [-1, before.left], [-1, before.width], -space);
        equal(last.width, [-1, first.width]);
      } else {
        equal(last.left, [-1, root.left], -space);
        first = last;
      }
      if (above) equal(last.top, [-1, above.top], [-1, above.height], -space);
      else equal(last.top, [-1, root.top], -space);
      equal(last.height, -height);
      before = last;
    }
    equal(root.left, root.width, [-1, last.left], [-1, last.width], -space);
    above = first;
  }
  solver.updateVariables();
  return {
    drag: step => { solver.suggestValue(root.width, width(step)); solver.updateVariables(); },
    last: () => ({ x: last.left.value(), y: last.top.value(), width: last.width.value(), height: last.height.value() }),
    close: () => {},
  };
};

/** Builds with Yoga: rows of boxes that grow, with margins as spaces. */
const withYoga = yoga => () => {
  const [edgeLeft, edgeTop, edgeRight, row, ltr] = [0, 1, 2, 2, 1];
  const root = yoga.YGNodeNew();
  const boxes = [];
  for (let index = 0; index < rows; index += 1) {
    const line = yoga.YGNodeNew();
    yoga.YGNodeStyleSetFlexDirection(line, row);
    yoga.YGNodeStyleSetMargin(line, edgeTop, space);
    yoga.YGNodeStyleSetMargin(line, edgeLeft, space);
    yoga.YGNodeStyleSetHeight(line, height);
    for (let column = 0; column < columns; column += 1) {
      const box = yoga.YGNodeNew();
      yoga.YGNodeStyleSetFlexGrow(box, 1);
      yoga.YGNodeStyleSetMargin(box, edgeRight, space);
      yoga.YGNodeInsertChild(line, box, column);
      boxes.push(box);
    }
    yoga.YGNodeInsertChild(root, line, index);
  }
  const read = new Float64Array(boxes.length * 4);
  const layOut = width => {
    yoga.YGNodeCalculateLayout(root, width, rootHeight, ltr);
    boxes.forEach((box, index) => {
      read[index * 4] = yoga.YGNodeLayoutGetLeft(box);
      read[index * 4 + 1] = yoga.YGNodeLayoutGetTop(box);
      read[index * 4 + 2] = yoga.YGNodeLayoutGetWidth(box);
      read[index * 4 + 3] = yoga.YGNodeLayoutGetHeight(box);
    });
  };
  layOut(narrow);
  return {
    drag: step => layOut(width(step)),
    last: () => ({ width: read.at(-2), height: read.at(-1) }),
    close: () => yoga.YGNodeFreeRecursive(root),
  };
};

async function yogaFrom(path) {
  const module = await WebAssembly.compile(readFileSync(path));
  const imports = {};
  for (const { module: name, name: entry, kind } of WebAssembly.Module.imports(module)) {
    (imports[name] ??= {})[entry] = kind === 'function' ? () => 0 : undefined;
  }
  const { exports } = await WebAssembly.instantiate(module, imports);
  exports._initialize?.();
  return exports;
}

/** Repeats a call until the engine of JavaScript has compiled it well. */
function warmUp(body) {
  const end = performance.now() + 1000;
  do body(); while (performance.now() < end);
}

/** Measures building with the first solution, and then the steps of a drag. Slow peers build less often. */
function measure(name, build) {
  warmUp(() => build().close());
  const times = [];
  let layout;
  const end = performance.now() + 20_000;
  do {
    layout?.close();
    times.push(timed(() => { layout = build(); }));
  } while (times.length < builds && performance.now() < end);
  let warmStep = 0;
  warmUp(() => layout.drag(warmStep++ % steps));
  const drags = [];
  for (let step = 1; step <= steps; step += 1) drags.push(timed(() => layout.drag(step)));
  const { width, height } = layout.last();
  console.log(`${name.padEnd(24)} build + first solve ${milliseconds(median(times))} ms, at best ${milliseconds(Math.min(...times))}   drag step ${(median(drags) * 1000).toFixed(1).padStart(6)} µs   last box ${width.toFixed(1)} × ${height}`);
  layout.close();
  return { build: Math.min(...times), drag: median(drags) };
}

const bytes = readFileSync(new URL('./plumb.wasm', import.meta.url));
const starts = [];
let plumb;
for (let round = 0; round < builds; round += 1) {
  const start = performance.now();
  plumb = await load(bytes);
  plumb.check('[a]');
  starts.push(performance.now() - start);
}
console.log(`${rows * columns} views, node ${process.versions.node}`);
console.log(`${'plumb.wasm'.padEnd(24)} start ${starts[0].toFixed(1)} ms at first, then ${median(starts).toFixed(1)} ms`);
const own = measure('plumb.js', withDocument(plumb));
measure('plumb-layout/kiwi', withKiwi(face));
if (folder) {
  const kiwi = measure('kiwi.js', withKiwi(createRequire(import.meta.url)(join(folder, 'kiwi.js'))));
  const yoga = measure('Yoga, WebAssembly', withYoga(await yogaFrom(join(folder, 'yoga.wasm'))));
  console.log(`drag step: kiwi.js takes ${(kiwi.drag / own.drag).toFixed(1)} times, Yoga ${(yoga.drag / own.drag).toFixed(1)} times as long as plumb.js`);
  console.log(`build + first solve at best: plumb.js takes ${(own.build / yoga.build).toFixed(1)} times as long as Yoga, kiwi.js ${(kiwi.build / own.build).toFixed(0)} times as long as plumb.js`);
}
