// Control-drag from a view to another, to its container or to itself: the constraints that make sense there.

import { showMenu } from './popover.js';
import { words } from './strings.js';

export function showConnections(model, first, second, [dx, dy], event) {
  const connect = values => () => model.perform({ name: 'connect', ...values });
  const items = first === second ? own(first, connect) : model.isInside(first.id, second.id) ? toContainer(model, first, second, connect)
    : model.isInside(second.id, first.id) ? toContainer(model, second, first, connect) : toSibling(model, first, second, Math.abs(dx) >= Math.abs(dy), connect);
  showMenu([event.clientX, event.clientY], words('constraint'), items);
}

const own = (view, connect) => [
  { title: words('pin.width'), run: connect({ first: view.id, attribute: 'width' }) }, { title: words('pin.height'), run: connect({ first: view.id, attribute: 'height' }) },
  { title: words('pin.aspect'), run: connect({ first: view.id, attribute: 'width', second: view.id, secondAttribute: 'height', multiplier: view.frame[2] / Math.max(1, view.frame[3]), constant: 0 }) },
];

function toContainer(model, view, container, connect) {
  const guide = model.scene(view.id).guides.find(guide => guide.owner === container.id && guide.kind === 'safeAreaGuide');
  const outer = guide ?? container;
  const title = guide ? words('guide.safeAreaGuide') : model.title(container.id);
  const edge = name => ({ title: words('connect.' + name, title), run: connect(['leading', 'top'].includes(name)
    ? { first: view.id, attribute: name, second: outer.id, secondAttribute: name } : { first: outer.id, attribute: name, second: view.id, secondAttribute: name }) });
  const centre = name => ({ title: words('connect.' + name), run: connect({ first: view.id, attribute: name, second: container.id, secondAttribute: name }) });
  return [edge('leading'), edge('trailing'), edge('top'), edge('bottom'), null, centre('centerX'), centre('centerY'), null, ...equal(view, container, connect)];
}

function toSibling(model, first, second, isHorizontal, connect) {
  const [low, high] = (isHorizontal ? first.frame[0] <= second.frame[0] : first.frame[1] <= second.frame[1]) ? [first, second] : [second, first];
  const isMirrored = isHorizontal && model.state.settings.rightToLeft;
  const [before, after] = isMirrored ? [high, low] : [low, high];
  const spacing = { title: words(isHorizontal ? 'connect.horizontal' : 'connect.vertical'),
    run: connect({ first: after.id, attribute: isHorizontal ? 'leading' : 'top', second: before.id, secondAttribute: isHorizontal ? 'trailing' : 'bottom' }) };
  const align = (title, attribute) => ({ title: words('align.' + title), run: connect({ first: second.id, attribute, second: first.id, secondAttribute: attribute }) });
  const alignments = isHorizontal ? [align('top', 'top'), align('centers-y', 'centerY'), ...(first.baselines && second.baselines ? [align('baselines', 'firstBaseline')] : []), align('bottom', 'bottom')]
    : [align('leading', 'leading'), align('centers-x', 'centerX'), align('trailing', 'trailing')];
  return [spacing, null, ...alignments, null, ...equal(first, second, connect)];
}

const equal = (first, second, connect) => [
  { title: words('connect.equalWidth'), run: connect({ first: first.id, attribute: 'width', second: second.id, secondAttribute: 'width', constant: 0 }) },
  { title: words('connect.equalHeight'), run: connect({ first: first.id, attribute: 'height', second: second.id, secondAttribute: 'height', constant: 0 }) },
];
