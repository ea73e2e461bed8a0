// Compares the frames of live pages with those of `plumb layout --size`, at random sizes.
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
const sum = { documents: 0, screens: 0, sizes: 0, frames: 0, unequal: 0, unknown: 0, bytes: 0, seconds: 0 };
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
  for (let index = 0; index < Number(values.sizes); index += 1) {
    const [width, height] = [number(280, 1400), number(280, 1400)];
    const size = `${width}x${height}`;
    const scenes = JSON.parse(run('layout', '--json', '--device', values.device, '--size', size, file).split('\n')[0]).scenes;
    for (const screen of screens) {
      const layout = screen.layouts[0];
      const views = screen.views[layout.views];
      const scene = scenes.find(scene => scene.views[0].id === views[0].id);
      const frames = framesAt(screen, layout, width, height);
      sum.sizes += 1;
      if (!frames) {
        sum.unknown += 1;
        console.log(`unknown ${file} ${size} ${screen.title}`);
        continue;
      }
      views.forEach((view, index) => {
        const expected = scene.views[index];
        sum.frames += 1;
        const isEqual = expected.id === view.id
          && expected.frame.every((number, part) => Math.abs(number - frames[index][part]) <= 1 / layout.scale + 1e-6);
        if (isEqual) return;
        sum.unequal += 1;
        console.log(`unequal ${file} ${size} ${view.id}: ${frames[index]} instead of ${expected.frame}`);
      });
    }
  }
  const wrong = sum.unequal + sum.unknown - before.unequal - before.unknown;
  console.log(`${wrong ? 'wrong' : 'equal'} ${screens.length} screens, ${seconds.toFixed(1)} s, ${(page.length / 1000).toFixed(0)} KB, ${screens.map(screen => screen.layouts[0].regions.length)} regions: ${file}`);
}
rmSync(folder, { recursive: true });
console.log(JSON.stringify(sum));
process.exit(sum.unequal || sum.unknown || !sum.frames ? 1 : 0);
