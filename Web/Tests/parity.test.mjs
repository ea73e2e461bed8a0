// The same layout documents through the command and the module: frames are equal within half a point.
// The command is that of PLUMB, or the one that `swift build` has made.

import assert from 'node:assert/strict';
import { spawnSync } from 'node:child_process';
import { existsSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { after, test } from 'node:test';
import { fileURLToPath } from 'node:url';
import { plumb, using } from './engine.mjs';
import { yaml } from '../Page/code.js';
import { devices } from '../Page/devices.js';
import { examples } from '../Page/examples.js';
import { alignments, distributions } from '../Page/state.js';

const repository = fileURLToPath(new URL('../..', import.meta.url));
const command = [process.env.PLUMB, join(repository, '.build/release/plumb'), join(repository, '.build/debug/plumb')].find(path => path && existsSync(path));
const folder = mkdtempSync(join(tmpdir(), 'plumb-parity-'));
after(() => rmSync(folder, { recursive: true }));

const view = (name, className, more = {}) => ({ name, class: className, ...more });
const long = 'The quick brown fox jumps over the lazy dog, and then it sleeps in the sun for a while.';
const fill = ['H:|-10-[s]-10-|', 'V:|-10-[s]-10-|'];
const arranged = [view('a', 'UILabel', { text: 'Name' }), view('b', 'UIButton', { title: 'Continue' }), view('c', 'UIImageView', { image: [40, 30] }), view('d', 'UISwitch')];
const stack = (more, constraints = fill, size = [400, 200]) => ({ size, view: { subviews: [view('s', 'UIStackView', { spacing: 6, subviews: structuredClone(arranged), ...more })] }, constraints });

const characters = ['é è ô ñ ÅÇ', 'e\u0301o\u0302', 'Ⅷ Ⓐ ⅓ ² ①', '٣٤ ३४ １２', 'ß ﬁ ﬀ', 'Ωμέγα ΑΒΓ', 'Привет, МИР', '👨‍👩‍👧 🎉 ☺ ☺️', '한국어 조합', 'ﷺ عربى', 'Ａｂｃ　ｄ', '－–—‐-一-1', 'कि क्षत्रिय', 'x̂y Ž̧', 'あいう、漢字。（終）', '“ „ « » … €', 'ا\u200bب\u00adc', 'ĳ ǅ ʰ ˆ'];

const documents = {
  ...Object.fromEntries(examples.map(({ path, document }) => [path, document])),
  ...Object.fromEntries(distributions.flatMap(distribution => ['horizontal', 'vertical'].map(axis => [`stack ${axis} ${distribution}`, stack({ axis, distribution })]))),
  ...Object.fromEntries(alignments.map(alignment => [`stack horizontal ${alignment}`, stack({ alignment })])),
  ...Object.fromEntries(['leading', 'center', 'trailing', 'fill'].map(alignment => [`stack vertical ${alignment}`, stack({ axis: 'vertical', alignment })])),
  'stack as small as its content': stack({ alignment: 'center' }, ['s.top == view.top', 's.leading == view.leading']),
  'stack with a hidden view': stack({ subviews: [arranged[0], { ...arranged[1], hidden: true }, arranged[2]] }),
  'stack with margins': stack({ margins: [1, 2, 3, 4] }),
  'stack, right to left': { ...stack({ distribution: 'equalSpacing' }), rtl: true },
  'nested stacks': stack({ axis: 'vertical', subviews: [view('t', 'UIStackView', { spacing: 4, subviews: [arranged[0], arranged[1]] }), view('e', 'UITextField', { placeholder: 'Jane' })] }),
  'a label that wraps': { size: [200, 300], view: { subviews: [view('a', 'UILabel', { text: long, lines: 0 }), view('b', 'UILabel', { text: 'below' })] }, constraints: ['|-[a]-|', { format: 'V:|-[a]-[b]', options: ['alignAllLeading'] }] },
  'a label of two lines': { size: [200, 300], view: { subviews: [view('a', 'UILabel', { text: long, lines: 2 })] }, constraints: ['|-[a]-|', 'V:|-[a]'] },
  'a label of several paragraphs': { size: [200, 300], view: { subviews: [view('a', 'UILabel', { text: 'One\nTwo words\n\nThree', lines: 0 })] }, constraints: ['|-[a]', 'V:|-[a]'] },
  'a label of Chinese text': { size: [200, 300], view: { subviews: [view('a', 'UILabel', { text: '自动布局把约束变成视图的位置和大小，这是一段很长的文字。', lines: 0 })] }, constraints: ['|-[a]-|', 'V:|-[a]'] },
  'labels of many characters': { size: [900, 900], view: { subviews: characters.map((text, index) => view(`l${index}`, 'UILabel', { text, lines: index % 2 })) },
    constraints: characters.flatMap((_, index) => [`l${index}.leading == view.leading`, `l${index}.top == view.top + ${index * 40}`, `l${index}.width <= 120`]) },
  'fonts': { size: [400, 400], view: { subviews: ['ultraLight', 'regular', 'semibold', 'bold', 'black'].map((weight, index) => view(`l${index}`, 'UILabel', { text: 'Hamburgefonts', font: { size: 12 + index * 5, weight } })) },
    constraints: ['V:|[l0][l1][l2][l3][l4]', ...[0, 1, 2, 3, 4].map(index => `|[l${index}]`)] },
  'labels that wrap beside each other': { size: [300, 300], view: { subviews: [view('a', 'UILabel', { text: long, lines: 0 }), view('b', 'UILabel', { text: long, lines: 0 })] }, constraints: [{ format: '|-[a]-[b(a)]-|', options: ['alignAllTop'] }, 'V:|-[a]'] },
  'every control': { size: [400, 700], view: { subviews: ['UIView', 'UILabel', 'UIButton', 'UITextField', 'UITextView', 'UIImageView', 'UISwitch', 'UISlider', 'UISegmentedControl', 'UIStepper', 'UIProgressView', 'UIActivityIndicatorView', 'UIPageControl', 'UISearchBar']
    .map((name, index) => view(`v${index}`, name, { text: 'Text' })) }, constraints: Array.from({ length: 14 }, (_, index) => [`v${index}.leading == view.leading + 20`, `v${index}.top == view.top + ${index * 50}`]).flat() },
  'margins': { size: [320, 200], view: { margins: [10, 20, 30, 40], subviews: ['a', view('b', 'UIView', { subviews: ['c'] })] },
    constraints: ['a.leading == view.leadingMargin', 'a.trailing == view.trailingMargin', 'a.top == view.layoutMarginsGuide.top', 'a.bottom == view.layoutMarginsGuide.bottom', '|-[b]-|', 'V:|-[b]-|', 'c.leading == b.leadingMargin', 'c.trailing == b.trailingMargin', 'c.top == b.topMargin', 'c.bottom == b.bottomMargin'] },
  'safe areas': { size: [393, 852], view: { safeArea: [59, 0, 34, 0], subviews: ['a', 'b'] }, constraints: ['|[a]|', 'a.top == view.safeAreaLayoutGuide.top', 'a.bottom == view.safeAreaLayoutGuide.bottom', '|[b]|', 'b.top == view.topMargin', 'b.bottom == view.bottomMargin'] },
  'right to left': { size: [320, 100], view: { subviews: [view('a', 'UILabel', { text: 'Name' }), view('b', 'UITextField')] }, constraints: [{ format: '|-[a]-[b(>=20)]-|', options: ['alignAllFirstBaseline'] }, 'V:|-[b]', 'a.width == 60'], rtl: true },
  'a fixed direction': { size: [320, 100], view: { subviews: ['a', 'b'] }, constraints: [{ format: '|-[a(20)]-[b(30)]', options: ['directionLeftToRight', 'alignAllTop'] }, 'V:|[a(10)]', 'V:[b(10)]'], rtl: true },
  'priorities': { size: [320, 70], view: { subviews: ['a', 'b'] }, constraints: ['|-[a(200@700)]-(>=8)-[b(140)]-|', 'V:|-[a(30)]', 'V:|-[b(30)]'] },
  'a conflict': { size: [320, 100], view: { subviews: [view('a', 'UILabel', { text: 'Name', hugging: 251 }), view('b', 'UITextField')] }, constraints: [{ format: '|-[a]-[b(300)]-|', options: ['alignAllFirstBaseline'] }, 'V:|-[b]'] },
  'an ambiguous layout': { size: [320, 100], view: { subviews: [view('a', 'UILabel', { text: 'Name' }), view('b', 'UITextField', { placeholder: 'Jane' })] }, constraints: [{ format: '|-[a]-[b]-|', options: ['alignAllFirstBaseline'] }, 'V:|-[b]'] },
  'no size': { view: { subviews: [view('a', 'UILabel', { text: 'Name' })] }, constraints: ['|-10-[a]-10-|', 'V:|-10-[a]-10-|'] },
  'thirds': { size: [100, 100], view: { subviews: ['a', 'b', 'c'] }, constraints: [{ format: '|[a][b(a)][c(a)]|', options: ['alignAllTop', 'alignAllBottom'] }, 'V:|[a]|'] },
  'a frame and a scroll view': { size: [300, 300], view: { subviews: [view('s', 'UIScrollView', { subviews: [view('a', 'UILabel', { text: long, lines: 0 })] })] }, constraints: ['|[s]|', 'V:|[s]|', '|-[a]-|', 'V:|-[a]-|', 'a.width == s.frameLayoutGuide.width - 40'] },
};

/** The frames of a file by the command. */
function commandFrames(file, isRightToLeft) {
  const { stdout, stderr } = spawnSync(command, ['layout', '--json', ...(isRightToLeft ? ['--direction', 'rtl'] : []), file], { encoding: 'utf8' });
  const [scene] = JSON.parse(stdout || '{"scenes":[]}').scenes;
  assert.ok(scene, stderr || stdout);
  return new Map(scene.views.map(view => [view.name, view.frame]));
}

function assertEqual(document, expected) {
  using(document, layout => {
    const differences = layout.names.flatMap((name, index) => {
      const frame = [...layout.frames.subarray(index * 4, index * 4 + 4)];
      const other = expected.get(name);
      return other && frame.every((value, place) => Math.abs(value - other[place]) <= 0.5) ? [] : [`${name}: command ${other?.join(' ')}, module ${frame.join(' ')}`];
    });
    assert.deepEqual(differences, []);
    assert.equal(layout.names.length, expected.size);
  });
}

const options = { skip: command ? false : 'no command: build it, or set PLUMB' };
let number = 0;
for (const [title, { rtl, ...document }] of Object.entries(documents)) test(`frames of ${title}`, options, () => {
  const file = join(folder, `${number += 1}.json`);
  writeFileSync(file, JSON.stringify(document));
  assertEqual(rtl ? { ...document, direction: 'rtl' } : document, commandFrames(file, rtl));
});

for (const { path, document } of examples) {
  test(`the example ${path} is the document of the repository`, options, () => assertEqual(document, commandFrames(join(repository, 'Examples', `${path}.yaml`))));
  test(`the example ${path} as YAML`, options, () => {
    const file = join(folder, `${number += 1}.yaml`);
    writeFileSync(file, yaml(document));
    assertEqual(document, commandFrames(file));
  });
}

test('the device menu has the sizes of the command', options, () => {
  const lines = spawnSync(command, ['devices'], { encoding: 'utf8' }).stdout.split('\n');
  for (const [name, width, height] of devices) {
    const bare = name.replace(/ \((\d)\w+ generation\)/, '');
    assert.ok(lines.some(line => line.includes(`${width}×${height} `) && line.includes(bare)), name);
  }
});
