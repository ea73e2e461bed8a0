import assert from 'node:assert/strict';
import { test } from 'node:test';
import { plumb } from './engine.mjs';

const known = { views: ['find', 'field'], metrics: { gap: 8 } };

for (const [format, views, metrics] of [
  ['H:|-[find]-[field(>=20)]-|', ['find', 'field'], []],
  ['V:[find(gap)]', ['find'], ['gap']],
  ['|-gap-[find(field)]', ['find'], ['gap', 'field']],
  ['[find][field]', ['find', 'field'], []],
]) test(`accepts ${format}`, () => {
  for (const report of [plumb.check(format, known), plumb.check(format)]) {
    assert.deepEqual([report.isValid, report.findings], [true, []]);
    assert.deepEqual(report.views, views);
    assert.deepEqual([...report.metrics].sort(), [...metrics].sort());
  }
});

for (const [format, id, column, replaced, note] of [
  ['V|[find]', 'vfl.expected-colon', 2, 'V:|[find]'],
  ['[find(>30)]', 'vfl.unknown-relation', 8, '[find(>=30)]', 'no strict inequalities'],
  ['[find]-8[field]', 'vfl.expected-hyphen', 9, '[find]-8-[field]'],
  ['|-[feild]', 'vfl.unknown-view', 9, '|-[field]', 'Did you mean'],
  ['|-gpa-[find]', 'vfl.unknown-metric', undefined, '|-gap-[find]', 'Did you mean gap?'],
  ['[find(20', 'vfl.expected-predicate-end', undefined, '[find(20)]'],
  ['', 'vfl.empty-format', undefined],
  ['[é]', 'vfl.expected-view-name', 2],
]) test(`refuses ${format || 'an empty format'}`, () => {
  const { isValid, findings } = plumb.check(format, known);
  assert.equal(isValid, false);
  const finding = findings.find(finding => finding.id === id);
  assert.ok(finding, JSON.stringify(findings));
  assert.equal(finding.line, 1);
  if (column !== undefined) assert.equal(finding.column, column);
  if (note) assert.ok(finding.notes.join(' ').includes(note), JSON.stringify(finding.notes));
  if (replaced) assert.equal(mended(format, finding.fixIts[0].edits), replaced);
});

/** The format after edits that count bytes. */
function mended(format, edits) {
  const bytes = Buffer.from(format);
  return edits.reduceRight((text, { offset, length, replacement }) =>
    Buffer.concat([text.subarray(0, offset), Buffer.from(replacement), text.subarray(offset + length)]), bytes).toString();
}

test('counts columns and edits in bytes', () => {
  const { findings } = plumb.check('[é]-8[b]');
  assert.deepEqual(findings.map(finding => finding.column), [2, 7]);
  assert.equal(findings.find(finding => finding.id === 'vfl.expected-hyphen').fixIts[0].edits[0].offset, 6);
});

test('checks options', () => {
  assert.equal(plumb.check('H:[find][field]', { ...known, options: ['alignAllTop'] }).isValid, true);
  assert.equal(plumb.check('H:[find][field]', { ...known, options: ['alignAllLeft'] }).isValid, false);
});

test('reads the extended language only with `extended`', () => {
  assert.equal(plumb.check('H:|[find(50%)]').isValid, false);
  assert.equal(plumb.check('H:|[find(50%)]', { extended: true }).isValid, true);
});

for (const options of [{ views: 3 }, { views: [1, null] }, { metrics: [] }, { metrics: { gap: 'x' } }, { options: [1] }, { extended: 'yes' }, { other: 1 }]) {
  test(`survives the options ${JSON.stringify(options)}`, () => assert.equal(typeof plumb.check('[find]', options).isValid, 'boolean'));
}
for (const format of [undefined, null, 3, {}, []]) {
  test(`survives the format ${JSON.stringify(format)}`, () => assert.equal(plumb.check(format).isValid, false));
}
