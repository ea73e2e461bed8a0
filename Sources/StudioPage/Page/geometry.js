// Rectangles as the session writes them: [x, y, width, height] in the coordinate space of the root, in points.

export const maxX = frame => frame[0] + frame[2];
export const maxY = frame => frame[1] + frame[3];
export const midX = frame => frame[0] + frame[2] / 2;
export const midY = frame => frame[1] + frame[3] / 2;

export const contains = (frame, x, y) => x >= frame[0] && x <= maxX(frame) && y >= frame[1] && y <= maxY(frame);

export const intersects = (one, other) => one[0] < maxX(other) && other[0] < maxX(one) && one[1] < maxY(other) && other[1] < maxY(one);

export const encloses = (outer, inner) => outer[0] <= inner[0] && outer[1] <= inner[1] && maxX(outer) >= maxX(inner) && maxY(outer) >= maxY(inner);

export function union(frames) {
  const [x, y] = [Math.min(...frames.map(frame => frame[0])), Math.min(...frames.map(frame => frame[1]))];
  return [x, y, Math.max(...frames.map(maxX)) - x, Math.max(...frames.map(maxY)) - y];
}

/** The alignment rectangle of a view with a frame. */
export function alignment(view, frame) {
  const [top, left, bottom, right] = view.alignmentInsets ?? [0, 0, 0, 0];
  return [frame[0] + left, frame[1] + top, frame[2] - left - right, frame[3] - top - bottom];
}

/** A number with at most three decimals. */
export const short = value => String(Math.round(value * 1000) / 1000);

const horizontal = new Set(['leading', 'trailing', 'left', 'right', 'centerX', 'width', 'leadingMargin', 'trailingMargin', 'leftMargin', 'rightMargin', 'centerXWithinMargins']);

export const isHorizontal = attribute => horizontal.has(attribute);

/** The position of an attribute of an alignment rectangle; `baselines` are the distances of a view with text. */
export function position(attribute, frame, baselines, isRightToLeft) {
  switch (attribute.replace('WithinMargins', '').replace('Margin', '')) {
    case 'left': return frame[0];
    case 'right': return maxX(frame);
    case 'leading': return isRightToLeft ? maxX(frame) : frame[0];
    case 'trailing': return isRightToLeft ? frame[0] : maxX(frame);
    case 'centerX': return midX(frame);
    case 'top': return frame[1];
    case 'centerY': return midY(frame);
    case 'firstBaseline': return baselines ? frame[1] + baselines[0] : maxY(frame);
    case 'baseline': return baselines ? maxY(frame) - baselines[1] : maxY(frame);
    default: return maxY(frame);
  }
}

/** The shortest side that has a handle in its middle; on a shorter one it would cover the view. */
const shortestSide = 28;

/** The handles of a box on the screen, with the edges that each moves. */
export function handles({ x, y, width, height }) {
  const [middleX, middleY, right, bottom] = [x + width / 2, y + height / 2, x + width, y + height];
  const corners = [[x, y, 'left top'], [right, y, 'right top'], [x, bottom, 'left bottom'], [right, bottom, 'right bottom']];
  const across = width < shortestSide ? [] : [[middleX, y, 'top'], [middleX, bottom, 'bottom']];
  const down = height < shortestSide ? [] : [[x, middleY, 'left'], [right, middleY, 'right']];
  return [...corners, ...across, ...down];
}
