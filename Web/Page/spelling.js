// Fixes for misspelled attributes and options. The engine's own check of names decides what is near.

import { attributes, guides, horizontalOptions, otherOptions, verticalOptions } from './names.js';

const encoder = new TextEncoder();

/** The known names near a word, nearest first. */
function near(plumb, word, names) {
  if (!/^[A-Za-z_]\w*$/.test(word)) return [];
  return (plumb.check(`[${word}]`, { views: names }).findings[0]?.fixIts ?? []).map(fix => fix.edits[0].replacement);
}

function replacing(word, offset, names) {
  return names.map(replacement => ({ title: `replace '${word}' by '${replacement}'`, edits: [{ offset, length: word.length, replacement }] }));
}

/** The finding of an equation with fixes for an attribute that is nearly one. */
export function withAttributeFix(plumb, finding, { start }) {
  const before = finding.source.slice(0, finding.offset - start);
  const word = /^[A-Za-z]+/.exec(finding.source.slice(before.length))?.[0];
  if (!word || !before.trimEnd().endsWith('.')) return finding;
  const names = near(plumb, word, [...attributes, ...guides]);
  return names.length ? { ...finding, fixIts: replacing(word, encoder.encode(before).length, names) } : finding;
}

/** The finding of an unknown option, at the option. */
export function atOption(plumb, finding, line) {
  const known = [...horizontalOptions, ...verticalOptions, ...otherOptions];
  const word = line.options.find(option => !known.includes(option) && finding.message.includes(`'${option}'`));
  if (!word) return finding;
  const start = line.line.lastIndexOf(word);
  return { ...finding, source: word, start, offset: start, fixIts: replacing(word, 0, near(plumb, word, known)) };
}
