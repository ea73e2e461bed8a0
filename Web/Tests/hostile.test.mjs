// Inputs that no one writes by accident. None may trap the module: it must lay out a plain document afterwards.

import assert from 'node:assert/strict';
import { afterEach, test } from 'node:test';
import { frameText, plumb, simple, using } from './engine.mjs';

afterEach(() => using(simple('a', '|-[a]-|', 'V:|[a]|'), layout => assert.equal(frameText(layout, 'a'), '20 0 260 100')));

/** Opens a document, reads all that a layout has, and closes it. */
function readAll(document) {
  return using(document, layout => {
    const { frames, names, views, findings, statements, conflicts } = layout;
    assert.equal(frames.length, names.length * 4);
    assert.ok(frames.every(Number.isFinite), 'frames are finite');
    assert.equal(typeof layout.svg(), 'string');
    assert.ok(layout.explain(names[0]));
    return { views, findings, statements, conflicts };
  });
}

const nested = depth => { let view = 'a'; for (let level = 0; level < depth; level += 1) view = { subviews: [view] }; return view; };
const deep = depth => { let list = []; for (let level = 0; level < depth; level += 1) list = [list]; return list; };
const noise = seed => () => (seed = (seed * 1103515245 + 12345) % 2147483648) / 2147483648;

test('an object with a cycle throws a TypeError', () => {
  const document = {};
  document.view = document;
  assert.throws(() => plumb.open(document), TypeError);
});
for (const value of [undefined, Symbol('a'), () => 0]) {
  test(`${String(value)} throws a TypeError`, () => assert.throws(() => plumb.open(value), TypeError));
}
test('a document of more than 200 levels throws a TypeError', () => assert.throws(() => plumb.open({ view: nested(150) }), TypeError));
test('a document too deep for JavaScript throws', () => assert.throws(() => plumb.open({ view: deep(100_000) }), Error));
test('views of 90 levels', () => readAll({ size: [1, 1], view: nested(90) }));

for (const value of [null, true, 0, 'x', [], [[]], {}, { view: null }, { view: 3 }, { view: [] }, { view: { subviews: {} } }, { view: { subviews: [null, 3, [], {}] } },
  { constraints: {} }, { constraints: [null, {}, [], { format: 3 }, { format: null, equation: '' }] }, { metrics: [1] }, { size: {} }, { size: ['1', '2'] },
  { view: { name: '', subviews: [{ name: '' }, { name: 'superview' }] } }, { view: { class: 3, text: [], font: {}, lines: -1, image: [1], frame: [1], hugging: 'x' } }]) {
  test(`the document ${JSON.stringify(value)}`, () => readAll(value));
}

for (const number of [NaN, Infinity, -Infinity, 1e308, -1e308, 1e-308, 5e-324, -0, 2 ** 53, 1e9, 1e9 + 1, -1]) {
  test(`the number ${number}`, () => {
    const view = { name: 'a', class: 'UILabel', text: 'x', font: number, lines: number, image: [number, number], intrinsicSize: number, hugging: number, compression: number, frame: undefined, margins: number, safeArea: number, spacing: number };
    readAll({ size: [number, number], metrics: { m: number }, view: { ...view, name: 'root', subviews: [view, { ...view, name: 'b', class: 'UIStackView', subviews: [{ ...view, name: 'c' }] }, { name: 'd', frame: [number, number, number, number] }] },
      constraints: ['|-m-[a(m@m)]-(m)-|', { format: 'V:|[a]|', priority: number }, `a.width == ${number} * b.width + ${number} @ ${number}`, 'a.width == m * b.height + m @ m'] });
    using({ ...simple('a', '|-m-[a(20)]'), metrics: { m: 1 } }, layout => {
      layout.resize(number, number);
      layout.setMetric('m', number);
      layout.setConstant(0, number, 0);
      layout.setConstant(number, number, number);
      layout.remove(number);
      assert.ok(layout.frames.every(Number.isFinite));
    });
  });
}

for (const [title, text] of [
  ['a lone surrogate', '\ud800'], ['reversed surrogates', '\udc00\ud800'], ['a zero', '\0'], ['a joined emoji', '👨‍👩‍👧‍👦'], ['combining marks', 'e' + '\u0301'.repeat(1000)],
  ['right-to-left text', '\u202eعربى'], ['a byte order mark', '\ufeff'], ['a backslash', '\\"\\u0000'], ['line breaks', 'a\r\nb\u2028c'], ['the name of a prototype', '__proto__'],
]) test(`${title} as name, text and format`, () => {
  readAll({ size: [300, 100], metrics: { [text]: 3 }, view: { name: text, subviews: [{ name: text, class: 'UILabel', text, placeholder: text, lines: 0 }, { name: text + '1', class: text, subviews: [text] }] },
    constraints: [`H:|-[${text}]-|`, `${text}.width == 3`, text, { format: text, options: [text], identifier: text }] });
  plumb.check(text, { views: [text], metrics: { [text]: 1 }, options: [text] });
});

for (const [title, format] of [
  ['of hyphens', '-'.repeat(1_000_000)], ['of brackets', '['.repeat(1_000_000)], ['of parentheses', '[a' + '('.repeat(1_000_000)], ['of digits', '|-' + '9'.repeat(1_000_000) + '-[a]'],
  ['of a name', `[${'a'.repeat(1_000_000)}]`], ['of views', '|' + '[a]'.repeat(330_000)], ['of bytes that are no letters', '\u0001'.repeat(1_000_000)],
]) test(`a format of 1 MB ${title}`, () => {
  assert.equal(typeof plumb.check(format).isValid, 'boolean');
  readAll(simple('a', format, 'V:|[a]|'));
});

for (const [title, equation] of [['of factors', 'a.width == ' + '2 * '.repeat(200_000) + 'a.height'], ['of sums', 'a.width == 1' + ' + 1'.repeat(200_000)], ['of points', 'a' + '.a'.repeat(400_000)]]) {
  test(`an equation of 1 MB ${title}`, () => readAll(simple('a', equation)));
}

test('a view that is its own superview in equations', () => readAll(simple('a', 'a.leading == a.trailing', 'a.width == a.width * 2', 'superview.width == superview.width * 2')));
test('1,000 conflicts', () => readAll(simple('a', ...Array.from({ length: 1000 }, (_, index) => `a.width == ${index}`))));
test('more than 50,000 views', () => {
  const { findings, views } = readAll({ size: [10, 10], view: { subviews: Array.from({ length: 50_001 }, (_, index) => ({ name: `v${index}`, frame: [0, 0, 1, 1] })) } });
  assert.equal(views.length, 50_000);
  assert.ok(findings.some(finding => finding.id === 'layout.too-large'));
});

test('10,000 views in a column', () => {
  const names = Array.from({ length: 10_000 }, (_, index) => `v${index}`);
  const constraints = names.flatMap((name, index) => [`${name}.top == ${index ? `v${index - 1}.bottom` : 'view.top'}`, `${name}.height == 2`, `${name}.leading == view.leading`, `${name}.width == view.width`]);
  using({ size: [100, 30_000], view: { subviews: names }, constraints }, layout => {
    assert.equal(frameText(layout, 'v9999'), '0 19998 100 2');
    layout.resize(200, 30_000);
    assert.equal(frameText(layout, 'v9999'), '0 19998 200 2');
    assert.deepEqual(layout.findings, []);
  });
});

test('random formats, equations and changes', () => {
  const random = noise(7);
  const pick = list => list[Math.floor(random() * list.length)];
  const parts = ['|', '-', '[a]', '[b', ']', '(', ')', '>=', '==', '<=', '@', '10', '0', '-5', 'm', ',', 'H:', 'V:', ' ', '.width', 'a', 'b', '*', '+', '%', '~', 'é', '\ud800'];
  for (let round = 0; round < 400; round += 1) {
    const text = () => Array.from({ length: 1 + Math.floor(random() * 14) }, () => pick(parts)).join('');
    using({ size: [100, 100], metrics: { m: 3 }, view: { subviews: ['a', { name: 'b', class: pick(['UILabel', 'UIStackView', 'UIButton']), text: 'x', subviews: ['c'] }] }, constraints: [text(), { format: text(), options: [pick(['alignAllTop', 'alignAllLeft', 'x'])], dialect: pick(['standard', 'extended']) }] }, layout => {
      for (let step = 0; step < 4; step += 1) {
        const number = layout.add(text());
        layout.setConstant(number, random() * 100, 0);
        layout.resize(random() * 300, random() * 300);
        layout.setMetric('m', random() * 50);
        if (random() < 0.5) layout.remove(number);
        assert.ok(layout.frames.every(Number.isFinite));
        layout.findings;
        layout.explain('b');
      }
    });
    plumb.check(text(), { views: ['a', 'b'], metrics: { m: 1 }, extended: random() < 0.5 });
  }
});
