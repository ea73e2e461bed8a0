// Constraints as Interface Builder draws them: I-bars for spaces and sizes, lines for alignments.

import { alignment, isHorizontal, maxX, maxY, position } from './geometry.js';

/**
 * The shape of a constraint: the two ends of its line in the coordinates of the scene, and whether it is an alignment.
 * `frames` returns the frame of a view on the canvas. The result is null if an item has no frame.
 */
export function shape(constraint, scene, frames, isRightToLeft) {
  const first = item(constraint.first, scene, frames);
  if (!first) return null;
  const across = !isHorizontal(constraint.attribute);
  if (constraint.attribute === 'width' || constraint.attribute === 'height') {
    const line = size(first.frame, across);
    if (!constraint.second) return { ...line, kind: 'size' };
    const second = item(constraint.second, scene, frames);
    if (!second || constraint.second === constraint.first) return { ...line, kind: 'badge', mark: ':' };
    return { ...line, kind: 'badge', mark: '=', other: size(second.frame, constraint.secondAttribute === 'height') };
  }
  const second = item(constraint.second, scene, frames);
  if (!second) return null;
  const one = position(constraint.attribute, first.frame, first.baselines, isRightToLeft);
  const other = position(constraint.secondAttribute, second.frame, second.baselines, isRightToLeft);
  const [low, high] = [Math.min(one, other), Math.max(one, other)];
  const isAligned = sameLine(constraint) && high - low < .75;
  if (isAligned) {
    return across
      ? { x1: Math.min(first.frame[0], second.frame[0]), y1: one, x2: Math.max(maxX(first.frame), maxX(second.frame)), y2: one, kind: 'line' }
      : { x1: one, y1: Math.min(first.frame[1], second.frame[1]), x2: one, y2: Math.max(maxY(first.frame), maxY(second.frame)), kind: 'line' };
  }
  if (across) {
    const x = middle(first.frame[0], maxX(first.frame), second.frame[0], maxX(second.frame));
    return { x1: x, y1: low, x2: x, y2: high, kind: 'space' };
  }
  const y = middle(first.frame[1], maxY(first.frame), second.frame[1], maxY(second.frame));
  return { x1: low, y1: y, x2: high, y2: y, kind: 'space' };
}

/** Whether both attributes are of one kind, so a constant of 0 aligns them. */
const sameLine = ({ attribute, secondAttribute }) => attribute.replace(/Margin|WithinMargins/, '') === secondAttribute.replace(/Margin|WithinMargins/, '')
  || (attribute.includes('aseline') && secondAttribute.includes('aseline'));

function item(id, scene, frames) {
  const view = scene.views.find(view => view.id === id);
  if (view) return { frame: alignment(view, frames(view)), baselines: view.baselines };
  const guide = scene.guides.find(guide => guide.id === id);
  return guide ? { frame: guide.frame } : null;
}

function size(frame, isVertical) {
  return isVertical ? { x1: maxX(frame) + 8, y1: frame[1], x2: maxX(frame) + 8, y2: maxY(frame) }
    : { x1: frame[0], y1: maxY(frame) + 8, x2: maxX(frame), y2: maxY(frame) + 8 };
}

/** The middle of the part that two ranges share, or of the gap between them. */
function middle(start, end, otherStart, otherEnd) { return (Math.max(start, otherStart) + Math.min(end, otherEnd)) / 2; }

export const centre = line => [(line.x1 + line.x2) / 2, (line.y1 + line.y2) / 2];

/** The distance of a point from a line. */
export function distance(line, x, y) {
  const [dx, dy] = [line.x2 - line.x1, line.y2 - line.y1];
  const long = dx * dx + dy * dy;
  const part = long ? Math.max(0, Math.min(1, ((x - line.x1) * dx + (y - line.y1) * dy) / long)) : 0;
  return Math.hypot(x - line.x1 - part * dx, y - line.y1 - part * dy);
}


