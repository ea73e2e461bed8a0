// Alignment guides: where a moved or resized view snaps, and the lines that show why.

import { alignment, maxX, maxY, midX, midY } from './geometry.js';

/** Apple's standard distances: to a sibling, and to the edge of the superview. */
const [toSibling, toEdge] = [8, 20];

/** The lines at which views inside a container snap: `{ at, from, to }` by axis. */
export function lines(scene, container, moved, frames) {
  const [x, y] = [[], []];
  const parent = scene.views.find(view => view.id === container);
  if (!parent) return { x, y };
  const outer = frames(parent);
  add(outer, 'edge');
  x.push({ at: outer[0] + toEdge, frame: outer, role: 'low' }, { at: maxX(outer) - toEdge, frame: outer, role: 'high' });
  y.push({ at: outer[1] + toEdge, frame: outer, role: 'low' }, { at: maxY(outer) - toEdge, frame: outer, role: 'high' });
  for (const guide of scene.guides) if (guide.owner === container && ['safeAreaGuide', 'marginsGuide'].includes(guide.kind)) add(guide.frame, 'edge');
  for (const view of scene.views) {
    if (view.parent !== container || moved.has(view.id) || view.hidden) continue;
    const frame = alignment(view, frames(view));
    add(frame, 'edge');
    x.push({ at: maxX(frame) + toSibling, frame, role: 'low' }, { at: frame[0] - toSibling, frame, role: 'high' });
    y.push({ at: maxY(frame) + toSibling, frame, role: 'low' }, { at: frame[1] - toSibling, frame, role: 'high' });
    if (view.baselines) y.push({ at: frame[1] + view.baselines[0], frame, role: 'baseline' });
  }
  return { x, y };

  function add(frame) {
    x.push({ at: frame[0], frame }, { at: maxX(frame), frame }, { at: midX(frame), frame, role: 'middle' });
    y.push({ at: frame[1], frame }, { at: maxY(frame), frame }, { at: midY(frame), frame, role: 'middle' });
  }
}

/**
 * Snaps a rectangle. `edges` tells which edges move: `low`, `high` and `middle` by axis, and the position of a baseline.
 * The result is the distance to move on each axis and the guides to show.
 */
export function snapped(frame, edges, { x, y }, tolerance) {
  const across = nearest([['low', frame[0]], ['high', maxX(frame)], ['middle', midX(frame)]], edges.x, x, tolerance);
  const down = nearest([['low', frame[1]], ['high', maxY(frame)], ['middle', midY(frame)], ['baseline', edges.baseline]], edges.y, y, tolerance);
  const guides = [];
  if (across) guides.push({ x1: across.line.at, x2: across.line.at, y1: Math.min(frame[1], across.line.frame[1]), y2: Math.max(maxY(frame), maxY(across.line.frame)) });
  if (down) guides.push({ y1: down.line.at, y2: down.line.at, x1: Math.min(frame[0], down.line.frame[0]), x2: Math.max(maxX(frame), maxX(down.line.frame)) });
  return { dx: across?.distance ?? 0, dy: down?.distance ?? 0, guides };
}

function nearest(positions, moving, lines, tolerance) {
  let best = null;
  for (const [role, value] of positions) {
    if (value === undefined || !moving.includes(role)) continue;
    for (const line of lines) {
      // Centres snap to centres, baselines to baselines, and standard distances to the edge that faces them.
      if (line.role ? line.role !== role : role === 'middle' || role === 'baseline') continue;
      const distance = line.at - value;
      if (Math.abs(distance) <= tolerance && (!best || Math.abs(distance) < Math.abs(best.distance))) best = { distance, line };
    }
  }
  return best;
}
