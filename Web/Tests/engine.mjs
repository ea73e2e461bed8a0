// The engine for the tests, and helpers.

import assert from 'node:assert/strict';
import { load } from '../plumb.js';

export const plumb = await load();

/** Opens a document, and closes it after the body. */
export function using(document, body) {
  const layout = plumb.open(document);
  try {
    return body(layout);
  } finally {
    layout.close();
  }
}

/** A document of plain views with constraints: `simple('a b', 'H:|[a]|', …)`. */
export function simple(names, ...constraints) {
  return { size: [300, 100], view: { subviews: names.split(' ').filter(Boolean) }, constraints };
}

/** The frame of a view as text: x, y, width, height. */
export function frameText(layout, name) {
  const { x, y, width, height } = layout.frame(name);
  return [x, y, width, height].join(' ');
}

/** The ids of the findings, sorted. */
export const ids = ({ findings }) => findings.map(finding => finding.id).sort();

/** Asserts the frames of a document: `{ name: 'x y width height' }`. */
export function assertFrames(document, frames) {
  using(document, layout => {
    for (const [name, frame] of Object.entries(frames)) assert.equal(frameText(layout, name), frame, `frame of ${name}`);
  });
}
