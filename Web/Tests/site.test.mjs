// The search of the site.

import assert from 'node:assert/strict';
import { test } from 'node:test';
import { excerpt, found } from '../Site/search.js';

const sections = [
  { title: 'Hidden facts', page: 'Conflict logs', address: 'a', text: 'Widths and heights of views are not negative. Margins are at least 0.' },
  { title: 'The broken constraint', page: 'Conflict logs', address: 'b', text: 'Apple documents no rule.' },
  { title: 'Margins', page: 'Layout documents', address: 'c', text: 'Distances.' },
  { title: '间距与 metrics', page: '教程', address: 'd', text: '单独一个 - 是标准间距。' },
];
const addresses = query => found(sections, query).map(section => section.address);

for (const [query, expected] of [
  ['margins', ['c', 'a']], ['MARGIN negative', ['a']], ['conflict', ['a', 'b']], ['broken conflict', ['b']], ['标准间距', ['d']], ['', []], ['  ', []], ['nothing of this', []],
]) test(`finds ${JSON.stringify(query)}`, () => assert.deepEqual(addresses(query), expected));

test('shows the text around the first word', () => {
  assert.match(excerpt(sections[0].text, 'margins', 30), /^….*Margins/);
  assert.equal(excerpt('short', 'x'), 'short');
});

test('shows twelve results at most', () => assert.equal(found(Array.from({ length: 40 }, () => sections[2]), 'margins').length, 12));
