// The constraints of the selected view as lines, as Interface Builder draws them: spaces between edges, lengths, and alignments.
// Baselines have no line, because the module does not say where they are.

const equation = /^(\S+)\.(\w+) (==|>=|<=) (?:(\S+)\.(\w+))?/;
const horizontal = new Set(['leading', 'trailing', 'left', 'right', 'centerX']);
const vertical = new Set(['top', 'bottom', 'centerY']);

/** The elements of SVG for the constraints that concern the selected view. */
export function beams({ layout, selection, state, lines }, places) {
  const index = selection === null ? -1 : layout.names.indexOf(selection);
  if (index < 0) return [];
  const names = new Map(layout.names.map((name, place) => [name, place]).reverse());
  const isRightToLeft = state.direction === 'rtl';
  const elements = [];
  for (const constraint of layout.statements.flatMap(statement => statement?.constraints ?? [])) {
    if (!constraint.views.includes(index)) continue;
    const [, first, attribute, , second, other] = equation.exec(constraint.description) ?? [];
    if (first === undefined) continue;
    const [a, b] = [places[names.get(first)], places[names.get(second)]];
    const kind = 'beam' + (constraint.error ? ' unsatisfied' : '') + (constraint.priority < 1000 ? ' optional' : '');
    if (a && !second) elements.push(...size(a, attribute, kind));
    else if (a && b && horizontal.has(attribute) && horizontal.has(other)) elements.push(...space(a, b, attribute, other, isRightToLeft, false, kind));
    else if (a && b && vertical.has(attribute) && vertical.has(other)) elements.push(...space(a, b, attribute, other, isRightToLeft, true, kind));
  }
  return elements;
}

function edge(place, attribute, isRightToLeft) {
  switch (attribute) {
    case 'left': return place.x;
    case 'right': return place.x + place.width;
    case 'leading': return isRightToLeft ? place.x + place.width : place.x;
    case 'trailing': return isRightToLeft ? place.x : place.x + place.width;
    case 'centerX': return place.x + place.width / 2;
    case 'top': return place.y;
    case 'centerY': return place.y + place.height / 2;
    default: return place.y + place.height;
  }
}

function space(a, b, attribute, other, isRightToLeft, isVertical, kind) {
  const [start, end] = [edge(a, attribute, isRightToLeft), edge(b, other, isRightToLeft)].sort((x, y) => x - y);
  // Two edges at one place are aligned: a line along both views.
  if (start === end && attribute === other) {
    return isVertical ? [line(Math.min(a.x, b.x), start, Math.max(a.x + a.width, b.x + b.width), start, kind)]
      : [line(start, Math.min(a.y, b.y), start, Math.max(a.y + a.height, b.y + b.height), kind)];
  }
  if (isVertical) {
    const x = middle(a.x, a.x + a.width, b.x, b.x + b.width);
    return beam(x, start, x, end, kind);
  }
  const y = middle(a.y, a.y + a.height, b.y, b.y + b.height);
  return beam(start, y, end, y, kind);
}

/** The middle of the part that two ranges share. */
function middle(start, end, otherStart, otherEnd) { return (Math.max(start, otherStart) + Math.min(end, otherEnd)) / 2; }

function size(place, attribute, kind) {
  if (attribute === 'width') return beam(place.x, place.y + place.height - 4, place.x + place.width, place.y + place.height - 4, kind);
  if (attribute === 'height') return beam(place.x + place.width - 4, place.y, place.x + place.width - 4, place.y + place.height, kind);
  return [];
}

/** A line with a bar at each end. */
function beam(x1, y1, x2, y2, kind) {
  const bar = x1 === x2 ? [3, 0] : [0, 3];
  return [line(x1, y1, x2, y2, kind), line(x1 - bar[0], y1 - bar[1], x1 + bar[0], y1 + bar[1], kind), line(x2 - bar[0], y2 - bar[1], x2 + bar[0], y2 + bar[1], kind)];
}

const line = (x1, y1, x2, y2, kind) => ({ tag: 'line', class: kind, x1, y1, x2, y2 });
