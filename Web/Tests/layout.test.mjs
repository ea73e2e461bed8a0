import assert from 'node:assert/strict';
import { test } from 'node:test';
import { assertFrames, frameText, ids, plumb, simple, using } from './engine.mjs';

const row = simple('a b', 'H:|-[a(80)]-[b(>=20)]-|', 'V:|[a(30)]', 'V:|[b(40)]');

for (const [title, document, frames] of [
  ['a format', row, { a: '20 0 80 30', b: '108 0 172 40' }],
  ['an equation', simple('a', 'a.width == superview.width * 0.5 - 10', 'a.height == 20', 'a.centerX == superview.centerX', 'a.bottom == superview.bottom'), { a: '80 80 140 20' }],
  ['an object with options', simple('a b', { format: '|[a(10)][b(10)]', options: ['alignAllTop', 'alignAllBottom'] }, 'V:|-5-[a(20)]'), { a: '0 5 10 20', b: '10 5 10 20' }],
  ['an object with a priority', simple('a', { format: '|[a(400)]', priority: 500 }, '[a]|', 'V:|[a]|'), { a: '0 0 300 100' }],
  ['the extended language', simple('a', { format: 'H:|[a(50%)]', dialect: 'extended' }, 'V:|[a]|'), { a: '0 0 150 100' }],
  ['metrics', { ...simple('a', 'H:|-m-[a(m)]', 'V:|-m-[a(m)]'), metrics: { m: 12 } }, { a: '12 12 12 12' }],
  ['right to left', { ...row, direction: 'rtl' }, { a: '200 0 80 30', b: '20 0 172 40' }],
  ['nested views', { size: [100, 100], view: { subviews: [{ name: 'box', subviews: ['inner'] }] }, constraints: ['|-10-[box]|', 'V:|-10-[box]|', '|-5-[inner]|', 'V:|-5-[inner]|'] }, { box: '10 10 90 90', inner: '5 5 85 85' }],
  ['the content of a label', { size: [200, 50], view: { subviews: [{ name: 'a', class: 'UILabel', text: 'Name' }] }, constraints: ['|[a]', 'V:|[a]'] }, { a: '0 0 45 20.5' }],
  ['a fixed frame', { size: [100, 100], view: { subviews: [{ name: 'a', frame: [1, 2, 3, 4] }] } }, { a: '1 2 3 4' }],
  ['safe areas and margins', { size: [100, 100], view: { safeArea: [20, 0, 10, 0], margins: [30, 16, 20, 16], subviews: ['a'] },
    constraints: ['a.top == view.safeAreaLayoutGuide.top', 'a.bottom == view.safeAreaLayoutGuide.bottom', 'a.leading == view.leadingMargin', 'a.trailing == view.trailingMargin'] }, { a: '16 20 68 70' }],
  ['a stack view', { size: [100, 40], view: { subviews: [{ name: 's', class: 'UIStackView', distribution: 'fillEqually', spacing: 10, subviews: ['a', 'b'] }] }, constraints: ['|[s]|', 'V:|[s]|'] },
    { a: '0 0 45 40', b: '55 0 45 40' }],
  ['the smallest size', { view: { subviews: ['a'] }, constraints: ['|-10-[a(30)]-10-|', 'V:|-5-[a(20)]-5-|'] }, { view: '0 0 50 30', a: '10 5 30 20' }],
]) test(`lays out ${title}`, () => assertFrames(document, frames));

test('has the frames of all views as one array', () => using(row, layout => {
  assert.deepEqual(layout.names, ['view', 'a', 'b']);
  assert.ok(layout.frames instanceof Float64Array);
  assert.deepEqual([...layout.frames], [0, 0, 300, 100, 20, 0, 80, 30, 108, 0, 172, 40]);
  assert.equal(layout.frame('c'), undefined);
}));

test('keeps the array of frames when layouts change', () => using(row, layout => {
  const { frames } = layout;
  const copy = frames.slice();
  // A large layout moves the memory of the module.
  using(simple(Array.from({ length: 20_000 }, (_, index) => `v${index}`).join(' ')), large => large.frames);
  assert.deepEqual(frames, copy);
  layout.resize(500, 100);
  assert.equal(layout.frames, frames);
  assert.deepEqual([...frames.subarray(8)], [108, 0, 372, 40]);
  assert.deepEqual([...copy.subarray(8)], [108, 0, 172, 40]);
}));

for (const [title, change, frame] of [
  ['resize', layout => layout.resize(500, 100), '108 0 372 40'],
  ['resize to an impossible size', layout => layout.resize(-1, NaN), '108 0 172 40'],
  ['setConstant', layout => layout.setConstant(0, 100, 1), '128 0 152 40'],
  ['setConstant without a place', layout => layout.setConstant(0, 0), '88 0 192 40'],
  ['setConstant of a missing statement', layout => layout.setConstant(99, 0), '108 0 172 40'],
  ['setConstant that is not finite', layout => layout.setConstant(0, Infinity), '108 0 172 40'],
  ['add', layout => layout.add('b.top == a.bottom @ 1'), '108 0 172 40'],
  ['add and remove', layout => layout.remove(layout.add('b.width == 50 @ 900')), '108 0 172 40'],
  ['remove', layout => layout.remove(2), '108 0 172 0'],
  ['remove twice', layout => { layout.remove(2); layout.remove(2); }, '108 0 172 0'],
  ['remove a missing one', layout => { layout.remove(-1); layout.remove(99); }, '108 0 172 40'],
]) test(`changes by ${title}`, () => using(row, layout => {
  layout.frames;
  change(layout);
  assert.equal(frameText(layout, 'b'), frame);
}));

test('changes a metric in every statement that uses it', () => using({ ...simple('a', 'H:|-m-[a(m)]', 'V:|-2-[a(m)]'), metrics: { m: 12 } }, layout => {
  layout.setMetric('m', 30);
  assert.equal(frameText(layout, 'a'), '30 2 30 30');
  layout.setMetric('m', NaN);
  assert.equal(frameText(layout, 'a'), '30 2 30 30');
  layout.setMetric('unused', 3);
  assert.equal(frameText(layout, 'a'), '30 2 30 30');
}));

for (const [title, change, ...expected] of [
  ['a size below zero', layout => layout.resize(-1, 3), 'layout.bad-value', 'Expected two numbers from 0 to 1,000,000 as size, not -1 and 3.'],
  ['a size that is text', layout => layout.resize('500', 3), 'layout.bad-value', "Expected two numbers from 0 to 1,000,000 as size, not '500' and 3."],
  ['a missing statement', layout => layout.setConstant(99, 0), 'layout.bad-value', 'Statement 99 has no constraint 0.'],
  ['a missing place', layout => layout.setConstant(0, 0, 5), 'layout.bad-value', 'Statement 0 has no constraint 5.'],
  ['a statement that is no number', layout => layout.setConstant('0', 0), 'layout.bad-value', "Statement '0' has no constraint 0."],
  ['a statement after two billion', layout => layout.setConstant(2 ** 32, 0), 'layout.bad-value', 'Statement 4294967296 has no constraint 0.'],
  ['a constant that is not finite', layout => layout.setConstant(0, Infinity), 'layout.bad-value', 'Expected a number of points as constant, not Infinity.'],
  ['no constant', layout => layout.setConstant(0), 'layout.bad-value', 'Expected a number of points as constant, not undefined.'],
  ['a metric that is not finite', layout => layout.setMetric('m', NaN), 'layout.bad-value', "Expected a number for the metric 'm', not NaN."],
  ['a metric without a name', layout => layout.setMetric(3, 3), 'layout.bad-value', 'Expected a text as name of a metric, not 3.'],
  ['an unknown metric', layout => layout.setMetric('gapp', 3), 'layout.unknown-metric', "No constraint names the metric 'gapp'."],
  ['no constraint', layout => layout.add(null), 'layout.bad-value', "Expected a format or an equation as text, or an object with the key 'format'."],
  ['an unknown key', layout => layout.add({ format: '[a]', priorty: 3 }), 'layout.unknown-key', "Unknown key 'priorty' in the constraint '[a]'. Did you mean 'priority'?"],
  ['the removal of no statement', layout => layout.remove(), 'layout.bad-value', 'The layout has no statement undefined.'],
  ['the removal of a removed statement', layout => { layout.remove(2); layout.remove(2); }, 'layout.bad-value', 'The layout has no statement 2.'],
]) test(`${title} is a finding until the next change`, () => using(row, layout => {
  const frame = frameText(layout, 'a');
  change(layout);
  const [{ id, message }] = layout.findings;
  assert.deepEqual([id, message], expected);
  assert.equal(frameText(layout, 'a'), frame);
  layout.resize(300, 100);
  if (id !== 'layout.unknown-key') assert.ok(!layout.findings.some(finding => finding.message === message));
}));

test('a metric that no constraint names applies to later ones', () => using(row, layout => {
  layout.setMetric('wide', 50);
  layout.add('a.width == wide @ 1000');
  layout.setMetric('wide', 40);
  assert.ok(!layout.findings.some(finding => finding.id === 'layout.unknown-metric'));
}));

test('add returns the number of a statement, and -1 for none', () => using(row, layout => {
  assert.equal(layout.add('a.width == 80'), 3);
  assert.equal(layout.add({ format: '[a(80)]' }), 4);
  for (const wrong of [3, null, {}, [], true]) assert.equal(layout.add(wrong), -1);
  assert.equal(layout.statements.length, 5);
  layout.remove(4);
  assert.equal(layout.statements[4], null);
}));

test('describes the constraints of statements', () => using(row, layout => {
  const [first] = layout.statements;
  assert.equal(first.text, 'H:|-[a(80)]-[b(>=20)]-|');
  assert.deepEqual(first.constraints.map(constraint => constraint.description),
    ['a.leading == view.leading + 20', 'a.width == 80', 'b.leading == a.trailing + 8', 'b.width >= 20', 'view.trailing == b.trailing + 20']);
  assert.deepEqual(first.constraints[1], { description: 'a.width == 80', constant: 80, priority: 1000, offset: 7, length: 2, views: [1] });
}));

test('explains the values of a frame', () => using(row, layout => {
  const { x, width, height } = layout.explain('b');
  assert.deepEqual(x, { value: 108, deciding: ['a.leading == view.leading + 20', 'a.width == 80', 'b.leading == a.trailing + 8'].filter(text => x.deciding.includes(text)) });
  assert.equal(x.deciding.length, 3);
  assert.ok(width.deciding.includes('view.width == 300'));
  assert.deepEqual(height, { value: 40, deciding: ['b.height == 40'] });
  assert.equal(layout.explain('nobody'), undefined);
}));

test('explains which optional constraints are not satisfied', () => using(simple('a', '|[a(400@700)]|', 'V:|[a]|'), layout => {
  assert.deepEqual(layout.explain('a').width.lost, [{ constraint: 'a.width == 400 @700', error: -100 }]);
}));

test('reports ambiguous values', () => using(simple('a b', 'H:|-[a]-[b]-|', 'V:|[a(10)]', 'V:[b(10)]'), layout => {
  assert.deepEqual(layout.views.map(view => view.ambiguous), [undefined, ['width'], ['horizontal position', 'vertical position', 'width']]);
  assert.deepEqual(ids(layout), ['layout.ambiguous', 'layout.ambiguous']);
  assert.equal(layout.explain('a').width.ambiguous, true);
}));

for (const [title, document, constraints, broken, cure] of [
  ['two equations', simple('a', 'a.width == 80', 'a.width == 90', '|[a]', 'V:|[a]|'), [[0, 0], [1, 0]], [1, 0], { constraint: [1, 0], constant: 80 }],
  ['a format and the size of the root', simple('a', '|-[a(300)]-|', 'V:|[a]|'), [[0, 0], [0, 1], [0, 2], { words: 'the width of the root, 300 pt' }], [0, 2], { constraint: [0, 1], constant: 260 }],
]) test(`finds the conflict of ${title}`, () => using(document, layout => {
  const [conflict, ...others] = layout.conflicts;
  assert.deepEqual(others, []);
  const sorted = list => list.map(place => JSON.stringify(place)).sort();
  assert.deepEqual(sorted(conflict.constraints), sorted(constraints));
  assert.deepEqual(conflict.broken, broken);
  assert.deepEqual(conflict.cure.constraint, cure.constraint);
  assert.equal(conflict.cure.constant, cure.constant);
  assert.ok(layout.views.some(view => view.conflicting));
  assert.ok(ids(layout).includes('layout.conflict'));
  layout.setConstant(...[conflict.cure.constraint[0], conflict.cure.constant, conflict.cure.constraint[1]]);
  assert.deepEqual(layout.conflicts, []);
}));

for (const [title, document, id, words] of [
  ['an unknown key of the document', { sizes: [1, 1] }, 'layout.unknown-key', "'sizes'"],
  ['an unknown key of a view', { view: { subviews: [{ name: 'a', hugs: 3 }] } }, 'layout.unknown-key', "'hugs'"],
  ['an unknown key of a constraint', simple('a', { format: '[a]', option: [] }), 'layout.unknown-key', "'option'"],
  ['a size that is no pair', { size: [1, 2, 3] }, 'layout.bad-value', "'size'"],
  ['a negative size', { size: [-1, 2] }, 'layout.bad-value', "'size'"],
  ['a metric that is no number', { metrics: { m: 'x' } }, 'layout.bad-value', "'m'"],
  ['a priority out of range', simple('a', { format: '[a]', priority: 1001 }), 'layout.bad-value', 'priority'],
  ['a constraint that is a number', simple('a', 3), 'layout.bad-value', 'Expected'],
  ['a document that is a list', [], 'layout.bad-value', 'Expected'],
  ['a duplicate name', simple('a a'), 'layout.duplicate-name', "'a'"],
  ['an unknown view in an equation', simple('field', 'fild.width == 3'), 'layout.unknown-view', "'field'"],
  ['an unknown attribute', simple('a', 'a.widht == 3'), 'layout.equation', "'width'"],
  ['an unknown metric', { ...simple('a', 'a.width == gpa'), metrics: { gap: 1 } }, 'layout.unknown-metric', "'gap'"],
  ['a position without another view', simple('a', 'a.top == 10'), 'layout.illegal-constraint', 'relate the position to that of another view'],
  ['attributes that cannot be compared', simple('a b', 'a.top == b.left'), 'layout.illegal-constraint', 'UIKit refuses'],
  ['an unknown option', simple('a b', { format: '[a][b]', options: ['alignAlTop'] }), 'layout.format', "'alignAllTop'"],
  ['an unknown view in a format', simple('field', '[fild]'), 'vfl.unknown-view', 'fild'],
  ['a clipped label', { size: [40, 20], view: { subviews: [{ name: 'a', class: 'UILabel', text: 'Very long text' }] }, constraints: ['|[a]|', 'V:|[a]|'] }, 'layout.text-cut', 'Very long text'],
]) test(`reports ${title}`, () => using(document, layout => {
  const finding = layout.findings.find(finding => finding.id === id);
  assert.ok(finding, `${id} among ${ids(layout)}`);
  const text = [finding.message, ...(finding.notes ?? [])].join(' ');
  assert.ok(text.includes(words), text);
  assert.equal(layout.frames.length, layout.names.length * 4);
}));

test('draws SVG in which texts are escaped', () => using({ size: [200, 40], view: { subviews: [{ name: 'a', class: 'UILabel', text: '<b>&"' }] }, constraints: ['|[a]', 'V:|[a]'] }, layout => {
  const svg = layout.svg();
  assert.match(svg, /^<svg [^>]*width="200" height="40"/);
  assert.ok(svg.includes('&lt;b&gt;&amp;') && !svg.includes('<b>'));
}));

test('a closed layout throws, and closes once', () => {
  const layout = plumb.open(row);
  layout.close();
  layout.close();
  for (const use of [() => layout.frames, () => layout.names, () => layout.svg(), () => layout.explain('a'), () => layout.resize(1, 1), () => layout.add('a.width == 1'), () => layout.remove(0), () => layout.setMetric('m', 1)]) {
    assert.throws(use, /closed/);
  }
});

test('layouts do not disturb each other', () => using(row, first => using(row, second => {
  second.resize(400, 100);
  assert.equal(first.frame('b').width, 172);
  assert.equal(second.frame('b').width, 272);
})));
