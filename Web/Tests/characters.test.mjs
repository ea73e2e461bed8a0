// Characters outside ASCII, whose properties the host knows.

import assert from 'node:assert/strict';
import { test } from 'node:test';
import { frameText, ids, plumb, using } from './engine.mjs';

for (const [name, other] of [['é', 'e\u0301'], ['Å', 'A\u030A'], ['Å', '\u212B'], ['한', '\u1112\u1161\u11AB'], ['ṩ', 's\u0323\u0307'], ['Ω', '\u2126']]) {
  test(`${name} and ${JSON.stringify(other)} are one name`, () => {
    using({ size: [100, 100], view: { subviews: [name] }, constraints: [`${other}.width == 7`, `${other}.height == 8`, `${name}.left == superview.left`, `${name}.top == superview.top`] }, layout => {
      assert.deepEqual(layout.findings, []);
      assert.equal(frameText(layout, name), '0 0 7 8');
    });
  });
}

for (const [name, other] of [['é', 'è'], ['Ω', 'ω'], ['漢', '汉'], ['é', 'e']]) {
  test(`${name} and ${other} are two names`, () => {
    using({ size: [100, 100], view: { subviews: [name] }, constraints: [`${other}.width == 7`] }, layout => assert.ok(ids(layout).includes('layout.unknown-view')));
  });
}

for (const [text, plain] of [['a.width ＝＝ 3', '='], ['a.width ≥ 3', '>='], ['a。width == 3', undefined], ['а.width == 3', undefined]]) {
  test(`the equation ${text} has an error`, () => {
    using({ size: [100, 100], view: { subviews: ['a'] }, constraints: [text] }, layout => {
      const finding = layout.findings.find(({ id }) => id.startsWith('layout.equation') || id === 'layout.unknown-view');
      assert.ok(finding, JSON.stringify(layout.findings));
      if (plain) assert.ok(finding.message.includes(`with '${plain}'`), finding.message);
    });
  });
}

test('full-width characters in a format have a fix', () => {
  const [finding] = plumb.check('|－[a]').findings;
  assert.equal(finding.fixIts[0].edits[0].replacement, '-');
});
