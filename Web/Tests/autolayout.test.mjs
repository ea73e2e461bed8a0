// The interface of autolayout.js.

import assert from 'node:assert/strict';
import { test } from 'node:test';
import AutoLayout, { Attribute, Priority, Relation, SubView, View, VisualFormat } from '../autolayout.js';

/** A constraint as text: `a.right == b.left - 8 @500`. */
function text({ view1, attr1, relation, view2, attr2, multiplier = 1, constant, priority }) {
  const name = view => view === null ? '|' : view.type ? `${view.name}:${view.type}` : view;
  const sign = { leq: '<=', equ: '==', geq: '>=' }[relation];
  const right = attr2 === 'const' ? `${constant}` : `${multiplier === 1 ? '' : `${multiplier}*`}${name(view2)}.${attr2}${constant ? ` ${constant}` : ''}`;
  return `${name(view1)}.${attr1} ${sign} ${right}${priority === undefined ? '' : ` @${priority}`}`;
}

for (const [format, ...expected] of [
  ['|-[a]-|', '|.left == a.left default', 'a.right == |.right default'],
  ['V:|[a]-8-[b(20)]', '|.top == a.top', 'a.bottom == b.top -8', 'b.height == 20'],
  ['[a(>=20@500,b)]', 'a.width >= 20 @500', 'a.width == b.width'],
  ['[a]-(>=10)-[b]', 'a.right <= b.left -10'],
  ['|-(<=10)-[a]', '|.left >= a.left -10'],
]) test(`reads ${format}`, () => assert.deepEqual(VisualFormat.parse(format).map(text), expected));

for (const [format, ...expected] of [
  ['[a(50%)]', 'a.width == 0.5*|.width'],
  ['[a(b.height*2-3)]', 'a.width == 2*b.height -3'],
  ['[a]-10%-[b]', 'a.right == _~1:1~.left', '_~1:1~.right == b.left', '_~1:1~.width == 0.1*|.width'],
  ['|~[a]~|', '|.left == _~1:1~.left', '_~1:1~.right == a.left', '_~1:1~.width >= 0', 'a.right == _~1:2~.left', '_~1:2~.width == _~1:1~.width', '_~1:2~.right == |.right'],
  ['C:a.left(b.right*2+3).top(b)', 'a.left == 2*b.right 3', 'a.top == b.top'],
  ['[a]->[b]'],
  ['HV:|[a]', '|.left == a.left', '|.top == a.top'],
  ['[a,b]-5-[c]', 'a.right == c.left -5', 'b.right == c.left -5'],
  ['[v1..2(9)]', 'v1.width == 9', 'v2.width == 9'],
  ['[a] // a comment'],
  ['// only a comment'],
]) test(`reads ${format} in the extended language`, () => {
  assert.deepEqual(VisualFormat.parse(format, { extended: true }).map(text).sort(), expected.sort());
});

test('a stack is a view of its own', () => {
  const view = new View({ constraints: VisualFormat.parse('|[row:[a]]|', { extended: true }) });
  assert.deepEqual(Object.values(view.subViews).map(({ name, type }) => [name, type]), [['row', 'stack'], ['a', undefined]]);
});

test('reads several lines, and tells their gaps apart', () => {
  const constraints = VisualFormat.parse(['|~[a]', 'V:|~[a]\n[a(5)]'], { extended: true });
  assert.deepEqual([...new Set(constraints.map(({ view2 }) => view2).filter(name => name?.startsWith('_')))], ['_~1:1~', '_~2:1~']);
  assert.deepEqual(VisualFormat.parse('[a(1)];[b(2)]', { lineSeparator: ';' }).map(text), ['a.width == 1', 'b.width == 2']);
  assert.deepEqual(VisualFormat.parse('  [a(1)]  \n\n', { strict: false }).map(text), ['a.width == 1']);
});

for (const [format, options, expected] of [
  ['|-[a', {}, { line: 1, column: 5, source: '|-[a' }],
  ['[a]\n[b(50%)]', {}, { line: 2, source: '[b(50%)]' }],
  [['[a]', 'Z:|[a]'], { extended: true }, { line: 2 }],
  ['C:a.left(b.top)', { extended: true }, { line: 1 }],
]) test(`${JSON.stringify(format)} throws`, () => {
  assert.throws(() => VisualFormat.parse(format, options), error => {
    assert.ok(error instanceof SyntaxError);
    assert.ok(error.message.length > 0 && error.findings.length > 0);
    for (const [key, value] of Object.entries(expected)) assert.equal(error[key], value, key);
    return true;
  });
});

/** The sub-views as texts: left, top, width, height. Gaps are left out. */
function frames(view) {
  return Object.fromEntries(Object.values(view.subViews).filter(({ name }) => !name.startsWith('_'))
    .map(({ name, left, top, width, height }) => [name, [left, top, width, height].map(value => Math.round(value * 1000) / 1000).join(' ')]));
}

for (const [formats, options, expected] of [
  [['|-[a(b)]-[b]-|', 'V:|[a]|', 'V:|[b]|'], { width: 200, height: 100 }, { a: '8 0 88 100', b: '104 0 88 100' }],
  [['|-[a(b)]-[b]-|', 'V:|[a,b]|'], { width: 200, height: 100, spacing: [10, 20] }, { a: '10 0 85 100', b: '105 0 85 100' }],
  [['|-[a]-[b(50)]-|', 'V:|-[a]-[b]-|', 'V:[b(30)]'], { width: 200, height: 100, spacing: [1, 2, 3, 4, 5, 6] }, { a: '4 1 139 60', b: '148 67 50 30' }],
  [['|~[a(50)]~|', 'V:|[a]|'], { width: 200, height: 40 }, { a: '75 0 50 40' }],
  [['|[row:[a][b(100)]]|', 'V:|[row]|'], { width: 500, height: 40 }, { row: '0 0 500 40', a: '0 0 400 40', b: '400 0 100 40' }],
  [['|-(>=10)-[a(50)]', 'V:|[a]|', 'C:a.width(<=40@500)'], { width: 200, height: 40 }, { a: '10 0 50 40' }],
  [['|[a(>=300)]|', 'V:|[a]|'], { width: 200, height: 40 }, undefined],
]) test(`lays out ${formats.join(' ')}`, () => {
  const view = new View({ constraints: VisualFormat.parse(formats, { extended: true }), ...options });
  assert.deepEqual([view.fittingWidth, view.fittingHeight], [options.width, options.height]);
  if (expected) assert.deepEqual(frames(view), expected);
});

test('a view follows its size, its spacing and the sizes of content', () => {
  const view = new View({ constraints: VisualFormat.parse(['|-[a]-[b]-|', 'V:|[a]|', 'V:|[b]|']) });
  assert.deepEqual([view.width, view.height], [undefined, undefined]);
  view.subViews.a.intrinsicWidth = 100;
  view.subViews.b.intrinsicWidth = 60;
  assert.equal(view.fittingWidth, 184);
  assert.equal(view.setSpacing(20), view);
  assert.equal(view.fittingWidth, 220);
  const sized = new View({ constraints: VisualFormat.parse('|-[a]-[b]-|'), width: 300 });
  sized.subViews.a.intrinsicWidth = 100;
  assert.equal(sized.subViews.b.width, 176);
  assert.equal(sized.setSize(400, 50), sized);
  assert.deepEqual([sized.subViews.b.width, sized.subViews.b.right, sized.subViews.b.centerX, sized.height], [276, 392, 254, 50]);
});

test('a constraint with a lower priority yields', () => {
  const view = new View({ width: 300 }).addConstraints([
    { view1: 'a', attr1: 'width', relation: 'equ', attr2: 'const', constant: 100, priority: Priority.DEFAULTLOW },
    { view1: 'a', attr1: 'width', relation: 'equ', attr2: 'const', constant: 200, priority: Priority.DEFAULTHIGH },
    { view1: 'a', attr1: Attribute.ZINDEX, relation: Relation.GEQ, view2: null, attr2: Attribute.ZINDEX, constant: 3 },
  ]);
  const { a } = view.subViews;
  assert.ok(a instanceof SubView);
  assert.deepEqual([a.width, a.zIndex, a.getValue('width'), a.getValue('x'), a.type], [200, 3, 200, undefined, undefined]);
  assert.equal(JSON.stringify(view.subViews), '{"a":{"name":"a","left":0,"top":0,"width":200,"height":0}}');
  assert.deepEqual(JSON.parse(String(a)), a.toJSON());
});

for (const [title, body] of [
  ['an unknown relation', () => new View().addConstraint({ view1: 'a', attr1: 'left', relation: '==', attr2: 'const' })],
  ['an unknown attribute', () => new View().addConstraint({ view1: 'a', attr1: 'x', relation: 'equ', attr2: 'const' })],
  ['a list of four spaces', () => new View({ spacing: [1, 2, 3, 4] })],
]) test(`${title} throws`, () => assert.throws(body, Error));

test('the default export has all names', () => {
  assert.deepEqual(AutoLayout, { Attribute, Priority, Relation, SubView, View, VisualFormat });
});
