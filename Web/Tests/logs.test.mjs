import assert from 'node:assert/strict';
import { test } from 'node:test';
import { load } from '../plumb.js';

const plumb = await load();

const log = `Unable to simultaneously satisfy constraints.
(
    "<NSLayoutConstraint:0x1 UIView:0xa'box'.width == 100   (active)>",
    "<NSLayoutConstraint:0x2 UIView:0xa'box'.width == 120   (active)>"
)

Will attempt to recover by breaking constraint
<NSLayoutConstraint:0x2 UIView:0xa'box'.width == 120   (active)>
`;

test('explains a conflict log', () => {
  const [explanation, ...others] = plumb.explainLogs(`noise\n${log}noise`);
  assert.equal(others.length, 0);
  assert.match(explanation.text, /width/);
  assert.equal(typeof explanation.analysis, 'object');
});

test('finds no log in other text', () => assert.deepEqual(plumb.explainLogs('nothing'), []));

test('survives cut logs', () => {
  for (let end = 0; end < log.length; end += 7) plumb.explainLogs(log.slice(0, end));
});
