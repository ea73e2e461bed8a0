// A scene on all devices side by side.

import { drawing } from './drawing.js';
import { make, makeSVG } from './element.js';
import { closePopover, showPopover } from './popover.js';
import { words } from './strings.js';

const scale = .3;

export async function showDevices(model, anchor) {
  const scene = model.currentScene;
  if (!scene) return;
  const reply = await model.request('devices', { view: scene.root });
  if (!reply.previews) return;
  const figures = reply.previews.map(preview => figure(model, preview));
  showPopover(anchor, words('device.all'), [make('div.devices', {}, ...figures)], () => {}, '.whole');
}

function figure(model, { device, scene }) {
  const [width, height] = scene.size;
  const svg = makeSVG('svg', { class: 'scene' + (model.state.settings.dark ? ' dark' : ''), viewBox: `0 0 ${width} ${height}`, width: width * scale, height: height * scale, 'aria-hidden': 'true' });
  svg.append(makeSVG('rect', { class: 'paper', x: 0, y: 0, width, height }));
  const hidden = new Set();
  for (const view of scene.views) {
    if (view.hidden || hidden.has(view.parent)) { hidden.add(view.id); continue; }
    const group = makeSVG('g', { class: 'view', transform: `translate(${view.frame[0]} ${view.frame[1]})` });
    group.append(...drawing(view, view.frame[2], view.frame[3]));
    svg.append(group);
  }
  const problems = scene.views.filter(view => view.ambiguous || view.conflicting).length;
  return make('button.device', { type: 'button', 'data-device': device.id, title: words('device.show'), onclick: () => { closePopover(); model.configure({ device: device.id }); } },
    svg, make('span', { text: device.title }), problems ? make('span.problems', { text: words('device.problems') }) : null);
}
