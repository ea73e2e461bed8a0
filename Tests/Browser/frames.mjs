// Compares the frames of live pages with those of `plumb layout --size`, at random sizes, and those of all parts with `plumb preview`.
//
// A screen and the contents of its container views are compared with the layout at their sizes. At the size of the device, rows, cells and
// bars are compared too, with the picture of the preview.
//
//   node Tests/Browser/frames.mjs [--sizes 10] [--device retina6_12] PLUMB FILE…
//
// Exit status 1: a frame differs by more than a pixel, or a page does not know a size.

import { execFileSync } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync, statSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

const values = { sizes: '10', device: 'retina6_12' };
const [plumb, ...files] = (function read(list) {
  const option = /^--(sizes|device)$/.exec(list[0] ?? '');
  if (!option) return list;
  values[option[1]] = list[1];
  return read(list.slice(2));
})(process.argv.slice(2));

/** Runs the command, and returns its output. Findings about the document do not matter here. */
function run(...words) {
  try {
    return execFileSync(plumb, words, { encoding: 'utf8', maxBuffer: 1 << 28, stdio: ['ignore', 'pipe', 'pipe'] });
  } catch (error) {
    if (error.status !== 1) throw error;
    return error.stdout;
  }
}

/** Whole numbers that depend on a seed only. */
function numbers(seed) {
  let state = seed >>> 0;
  return (least, most) => {
    state = (Math.imul(state, 1664525) + 1013904223) >>> 0;
    return least + Math.floor(state / 2 ** 32 * (most - least + 1));
  };
}

const folder = mkdtempSync(join(tmpdir(), 'plumb-live-'));
const sum = { documents: 0, screens: 0, sizes: 0, frames: 0, contents: 0, pictures: 0, unequal: 0, unknown: 0, bytes: 0, seconds: 0 };
for (const [place, file] of files.entries()) {
  const path = join(folder, 'page.html');
  rmSync(path, { force: true });
  const start = performance.now();
  run('preview', '--live', '--no-project', '--devices', values.device, '-q', '-o', path, file);
  const seconds = (performance.now() - start) / 1000;
  let page;
  try { page = readFileSync(path, 'utf8'); } catch { continue; }
  const screens = [...page.matchAll(/<script type="application\/json">(.*?)<\/script>/gs)].map(([, text]) => JSON.parse(text));
  if (!screens.length) continue;
  const script = page.match(/<script>\n('use strict';\n\/\/ Returns \[x.*?)<\/script>/s)[1];
  const framesAt = new Function(script + 'return framesAt;')();
  const number = numbers(place * 977 + 5);
  const before = { ...sum };
  sum.documents += 1;
  sum.screens += screens.length;
  sum.bytes = Math.max(sum.bytes, statSync(path).size);
  sum.seconds = Math.max(sum.seconds, seconds);

  /** The views of a screen at a size with their frames, by id; nil at a size that the page does not know. */
  const shown = (screen, width, height) => {
    const layout = screen.layouts[0], views = screen.views[layout.views];
    const frames = framesAt(screen, layout, width, height);
    sum.sizes += 1;
    if (!frames) {
      sum.unknown += 1;
      console.log(`unknown ${file} ${width}x${height} ${screen.title}`);
      return null;
    }
    return new Map(views.flatMap(([id], index) => frames[index] ? [[id, frames[index]]] : []));
  };
  /** Compares the views of a scene, except the frame of a root that is inside of another view. */
  const compare = (found, scene, title, tolerance, isInside = false) => {
    for (const [index, view] of scene.views.entries()) {
      if (isInside && !index) continue;
      sum.frames += 1;
      const frame = found.get(view.id);
      if (frame && view.frame.every((number, part) => Math.abs(number - frame[part]) <= tolerance + 1e-6)) continue;
      sum.unequal += 1;
      console.log(`unequal ${file} ${title} ${view.id}: ${frame} instead of ${view.frame}`);
    }
  };
  const layouts = new Map();
  const scenesAt = size => {
    if (!layouts.has(size)) layouts.set(size, JSON.parse(run('layout', '--json', '--device', values.device, '--size', size, file).split('\n')[0]).scenes);
    return layouts.get(size);
  };
  for (let index = 0; index < Number(values.sizes); index += 1) {
    const [width, height] = [number(280, 1400), number(280, 1400)];
    for (const screen of screens) {
      const found = shown(screen, width, height);
      if (!found) continue;
      const scenes = scenesAt(`${width}x${height}`), tolerance = 1 / screen.layouts[0].scale;
      const own = scenes.find(scene => scene.views[0].id === screen.views[screen.layouts[0].views][0][0]);
      compare(found, own, `${width}x${height}`, tolerance);
      for (const scene of scenes) {
        // Contents of container views: roots of other screens.
        const root = scene.views[0].id, frame = found.get(root);
        if (scene === own || !frame || !screens.some(other => other.views[0][0][0] === root)) continue;
        const size = frame.slice(2).map(length => Math.max(length, 1)).join('x');
        compare(found, scenesAt(size).find(scene => scene.views[0].id === root), `${root} ${size}`, tolerance, true);
        sum.contents += 1;
      }
    }
  }
  const preview = JSON.parse(run('preview', '--json', '--no-project', '--devices', values.device, file));
  for (const screen of screens) {
    const scene = preview.screens.find(other => other.root === screen.views[0][0][0])?.pictures[0].scene;
    if (!scene || Math.max(...scene.size) > screen.range[1] || Math.min(...scene.size) < screen.range[0]) continue;
    const found = shown(screen, ...scene.size);
    // Contents are compared above: the preview keeps the size of contents that the document has before their container view.
    const inside = new Set(scene.views.filter(view => view.class === 'containerView').map(view => view.id));
    for (const view of scene.views) if (inside.has(view.parent)) inside.add(view.id);
    const views = scene.views.filter(view => !inside.has(view.parent));
    if (found) compare(found, { views }, 'picture', 1 / screen.layouts[0].scale);
    sum.pictures += 1;
  }
  const wrong = sum.unequal + sum.unknown - before.unequal - before.unknown;
  console.log(`${wrong ? 'wrong' : 'equal'} ${screens.length} screens, ${seconds.toFixed(1)} s, ${(page.length / 1000).toFixed(0)} KB, ${screens.map(screen => screen.layouts[0].regions.length)} regions: ${file}`);
}
rmSync(folder, { recursive: true });
console.log(JSON.stringify(sum));
process.exit(sum.unequal || sum.unknown || !sum.frames ? 1 : 0);
