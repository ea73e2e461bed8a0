// The parts of the playground that need no browser.

import assert from 'node:assert/strict';
import { readFileSync } from 'node:fs';
import { test } from 'node:test';
import { plumb, using } from './engine.mjs';
import { codeOf } from '../Page/code.js';
import { candidates } from '../Page/completion.js';
import { deviceOf, devices, safeAreaOf } from '../Page/devices.js';
import { examples } from '../Page/examples.js';
import { lessons } from '../Page/lessons.js';
import { edited, offsetOfColumn, optionPlace, readLines, viewNames, withOptions } from '../Page/lines.js';
import { fragmentOf, isLogFragment, logFragmentOf, logOfFragment, stateOfFragment } from '../Page/link.js';
import { constraintSentence, effectSentence, fixSentence, reasonSentence, summary } from '../Page/logwords.js';
import { attributes, guides, horizontalOptions, otherOptions, verticalOptions } from '../Page/names.js';
import { sampleLog } from '../Page/samplelog.js';
import { Session } from '../Page/session.js';
import { defaultState, documentOf, readState, stateOf, textStyles } from '../Page/state.js';
import { setLanguage, words } from '../Page/strings.js';

const session = (text, more = {}) => new Session(plumb, readState({ ...defaultState(), metrics: {}, views: [], text, ...more }));

for (const [line, source, options] of [
  ['  H:|[a]|  // options: alignAllTop, alignAllBottom ', 'H:|[a]|', ['alignAllTop', 'alignAllBottom']],
  ['[a] //options:alignAllTop', '[a]', ['alignAllTop']], ['a.width == 3 // why', 'a.width == 3', []], ['// only a comment', '', []],
  ['# a comment', '', []], ['', '', []], ['[a] // options:', '[a]', []],
]) test(`reads the line ${JSON.stringify(line)}`, () => {
  const [read] = readLines(line);
  assert.deepEqual([read.source, read.options], [source, options]);
});

for (const [line, options, result] of [['[a]', ['x'], '[a] // options: x'], ['[a]  // options: x', [], '[a]'], ['[a] // options: x', ['y', 'z'], '[a] // options: y, z']]) {
  test(`gives ${line} the options ${options}`, () => assert.equal(withOptions(line, options), result));
}

for (const [text, names] of [
  ['|-[a]-[b(c)]', ['a', 'b']], ['a.width == 1.5 * b.height + gap', ['a', 'b']], ['a.top == superview.safeAreaLayoutGuide.top', ['a', 'superview']],
  ['标题.width == 3', ['标题']], ['', []], ['[', []],
]) test(`finds the views of ${JSON.stringify(text)}`, () => assert.deepEqual(viewNames(plumb, readLines(text)[0]), names));

test('edits and columns count bytes', () => {
  assert.equal(edited('[é]-8[b]', [{ offset: 6, length: 0, replacement: '-' }]), '[é]-8-[b]');
  assert.equal(offsetOfColumn('[é]-8[b]', 7), 5);
  assert.equal(offsetOfColumn('标题.widht', 8), 3);
  assert.equal(offsetOfColumn('abc', 99), 3);
});

for (const [before, expected] of [
  ['|-[fi', ['field', 'find']], ['|-[', ['field', 'find']], ['|-[find', null], ['|-ga', ['gap']], ['[find(ga', ['gap']], ['[find(==fie', ['field']], ['find.wi', ['width']],
  ['fie', ['field']], ['find.width == fi', ['field', 'find']], ['[find][field] // options: alignAllT', ['alignAllTop']], ['V:[find] // options: alignAllLea', ['alignAllLeading']],
  ['[find] // wi', null], ['|-8', null], ['zz', null],
]) test(`completes ${JSON.stringify(before)}`, () => assert.deepEqual(candidates(before, ['field', 'find'], ['gap'])?.words ?? null, expected));

for (const [title, constraints, texts] of [
  ['a constant, or a priority', ['|-[a(300)]-|'], ['|-[a(260)]-|', '|-[a(300@999)]-|']],
  ['an equation', ['|-[a]-|', 'a.width == 300'], ['a.width == 260', 'a.width == 300 @ 999']],
  ['a priority where another constant is none', ['[a(b)]', 'b.width == 10 + 20', 'a.width == 40'], ['a.width == 30', 'a.width == 40 @ 999']],
  ['the removal of an alignment', [{ format: '[a]-[b]', options: ['alignAllTop'] }, 'V:|-[a]', 'V:|-50-[b]'], ['V:|-20-[b]', 'V:|-(50@999)-[b]']],
]) test(`fixes a conflict by ${title}`, () => {
  const document = { size: [300, 100], view: { subviews: ['a', 'b'] }, constraints };
  using(document, layout => {
    const [conflict] = layout.conflicts;
    assert.deepEqual(conflict.fixes.map(({ statement, edits }) => edited(layout.statements[statement].text, edits)), texts);
    for (const { statement, edits } of conflict.fixes) {
      const changed = [...constraints];
      const text = edited(layout.statements[statement].text, edits);
      changed[statement] = typeof changed[statement] === 'string' ? text : { ...changed[statement], format: text };
      using({ ...document, constraints: changed }, other => assert.deepEqual(other.conflicts, []));
    }
  });
});

test('a picture keeps the last statements without mistakes', () => {
  const it = session('|-[a(50)]\nV:|[a(20)]');
  it.setText('|-[a(60)\nV:|[a(30)]');
  assert.equal(it.hasMistakes, true);
  assert.deepEqual([it.layout.frame('a').width, it.layout.frame('a').height], [50, 20]);
  it.resize(500, 200);
  assert.equal(it.layout.frame('view').width, 500);
  it.setText('|-[a(60)]\nV:|[a(30)]');
  assert.deepEqual([it.layout.frame('a').width, it.layout.frame('a').height], [60, 30]);
});

test('a first text with a mistake shows its other lines', () => assert.equal(session('|-[a(50)]\n[b').layout.frame('a').width, 50));

test('suggests the name of another view', () => {
  assert.deepEqual(session('|-[title]\nV:|-[title]\nV:[titel]').hints.map(hint => [hint.name, hint.line, hint.fixIts[0].edits[0].replacement]), [['titel', 2, 'title']]);
  assert.deepEqual(session('|-[button1]\nV:|-[button1]\nV:[button2]').hints, []);
});

for (const [text, before, after] of [
  ['  a.widht == 3', 'widht', '  a.width == 3'], ['é.top == a.buttom + 3', 'buttom', 'é.top == a.bottom + 3'], ['[a][b] // options: alignAllTop, alignAlBottom', 'alignAlBottom', '[a][b] // options: alignAllTop, alignAllBottom'],
  ['a.top == superview.safeAreaLayoutGide.top', 'safeAreaLayoutGide', 'a.top == superview.safeAreaLayoutGuide.top'],
]) test(`fixes the spelling of ${before}`, () => {
  const [finding] = session(text).mistakes;
  assert.equal(text.slice(finding.offset, finding.offset + before.length), before);
  assert.equal(text.slice(0, finding.start) + edited(finding.source, finding.fixIts[0].edits) + text.slice(finding.start + finding.source.length), after);
});

test('finds the place of an option in its line', () => {
  const [line] = readLines('  [a][b] // options: alignAllTop,alignAllTop, x');
  assert.deepEqual([0, 1, 2].map(index => optionPlace(line, index)), [21, 33, 46]);
});

test('offers no fix for a word that is near nothing', () => {
  for (const text of ['a.xyzzy == 3', 'a.width ==', '[a] // options: xyzzy']) assert.deepEqual(session(text).mistakes[0].fixIts ?? [], [], text);
});

test('makes the views that the text names, and their superviews', () => {
  const it = session('|-[a]-[b]\nc.width == 3', { views: [{ name: 'gone', class: 'UILabel' }, { name: 'b', class: 'UIButton', superview: 'box' }] });
  const { views } = it.layout;
  assert.deepEqual(views.slice(1).map(view => `${view.name} in ${views[view.parent].name}`).sort(), ['a in view', 'b in box', 'box in view', 'c in view']);
});

test('views in stack views and views with a frame need no statement', () => {
  const views = [{ name: 's', class: 'UIStackView' }, { name: 't', class: 'UIStackView', superview: 's' }, { name: 'a', superview: 't' }, { name: 'badge', frame: [1, 2, 3, 4] }, { name: 'box' }, { name: 'inner', superview: 'box' }];
  assert.deepEqual(session('|[s]|\nV:|[s]|', { views }).layout.names, ['view', 's', 't', 'a', 'badge']);
  assert.deepEqual(session('', { views }).layout.names, ['view', 'badge']);
  assert.deepEqual(session('[inner]', { views }).layout.names, ['view', 'badge', 'box', 'inner']);
});

for (const text of ['', '1.', '1.!!!', '1.AAAA', '2.abc', 'x', '1.' + 'A'.repeat(10_000), '%', '1.q1YqSS0uUbJSKk5NUaoFAA']) {
  test(`the fragment ${text.slice(0, 20)} is broken`, async () => {
    if (text === '') assert.equal(await stateOfFragment('#'), null);
    else await assert.rejects(stateOfFragment('#' + text));
  });
}
test('a fragment that expands beyond the limit is refused', async () => {
  await assert.rejects(stateOfFragment('#' + await fragmentOf({ text: 'a'.repeat(2_000_000) })), RangeError);
});

for (const [title, state] of [['the default', defaultState()], ...examples.map(example => [example.path, stateOf(structuredClone(example.document))]), ...lessons.map(lesson => [lesson.titles[0], readState(structuredClone(lesson.state))])]) {
  test(`a link holds ${title}`, async () => {
    const fragment = await fragmentOf(state);
    assert.match(fragment, /^1\.[\w-]+$/);
    assert.deepEqual(await stateOfFragment('#' + fragment), JSON.parse(JSON.stringify(state)));
  });
}

test('a state drops values of the wrong kind', () => {
  const state = readState({ text: '[a]', size: [1e9, -1], metrics: { m: 3, n: 'x' }, direction: 'up', root: { name: 3 }, views: [3, { name: 'a', class: 7, hugging: 'x', hidden: true, constructor: 1 }, { class: 'UILabel' }] });
  assert.deepEqual(state, { text: '[a]', metrics: { m: 3 }, size: [2000, 0], direction: 'ltr', root: { name: 'view' }, views: [{ name: 'a', hidden: true }] });
  for (const wrong of [null, [], 3, {}, { text: 3 }]) assert.throws(() => readState(wrong), TypeError);
});

for (const { path, document } of examples) test(`the example ${path} is the same layout as a state`, () => {
  const frames = document => using(document, layout => layout.names.map((name, index) => [name, ...layout.frames.subarray(index * 4, index * 4 + 4)]).sort());
  assert.deepEqual(frames(documentOf(plumb, stateOf(structuredClone(document)))), frames(document));
});

test('each lesson has both languages, and only step 9 has mistakes', () => lessons.forEach((lesson, index) => {
  assert.equal(lesson.titles.length + lesson.texts.length, 4);
  assert.equal(lesson.texts[0].split('\n').length, lesson.texts[1].split('\n').length);
  assert.equal(new Session(plumb, readState(structuredClone(lesson.state))).hasMistakes, index === 8, lesson.titles[0]);
}));

const copied = session('|-[a(40@700)]-[b(a)]-gap-| // options: alignAllTop\nV:|-[a(20)]\nb.height == 0.5 * a.height + 3\na.centerX == 0.5 * b.centerX @ 10', {
  metrics: { gap: 3 }, views: [{ name: 'a', class: 'UILabel', text: 'Say "hi"', hugging: { horizontal: 251 } }] });
for (const [kind, parts] of [
  ['vfl', ['let a = UILabel()', 'a.text = "Say \\"hi\\""', 'view.addSubview(a)', 'withVisualFormat: "|-[a(40@700)]-[b(a)]-gap-|"', 'options: [.alignAllTop]', 'let metrics: [String: CGFloat] = ["gap": 3]',
    'b.heightAnchor.constraint(equalTo: a.heightAnchor, multiplier: 0.5, constant: 3),']],
  ['anchors', ['a.leadingAnchor.constraint(equalTo: view.leadingAnchor, constant: 20),', 'let optional1 = a.widthAnchor.constraint(equalToConstant: 40)\noptional1.priority = UILayoutPriority(700)', '    optional1,',
    'b.widthAnchor.constraint(equalTo: a.widthAnchor),', 'NSLayoutConstraint(item: a, attribute: .centerX, relatedBy: .equal, toItem: b, attribute: .centerX, multiplier: 0.5, constant: 0)']],
  ['yaml', ['size: [320, 140]', 'metrics: {gap: 3}', '{name: a, class: UILabel, text: "Say \\"hi\\"", hugging: {horizontal: 251}}', '{format: "|-[a(40@700)]-[b(a)]-gap-|", options: [alignAllTop]}']],
  ['svg', ['<svg', '</svg>']],
]) test(`copies as ${kind}`, () => { for (const part of parts) assert.ok(codeOf(kind, copied).includes(part), part); });

// MARK: Conflict logs

const log = lines => `Unable to simultaneously satisfy constraints.\n(\n${lines.map((line, index) => `    "<${line.startsWith('A ') ? 'NSAutoresizingMaskLayoutConstraint' : 'NSLayoutConstraint'}:0xc${index} ${line.slice(2)}>"`).join(',\n')}\n)\n`;
const analysisOf = lines => plumb.explainLogs(log(lines))[0].analysis;

test('has Chinese sentences for a log that is cut off', () => {
  const { analysis } = plumb.explainLogs(log(['N UILabel:0xa.top == B:0xb.top']).replace(/\)\n$/, ''))[0];
  assert.deepEqual([analysis.id, analysis.reasonKinds[0]], ['log.cut-off', { kind: 'missingPart', part: 'endOfList' }]);
  setLanguage('zh');
  const sentences = [summary(analysis), reasonSentence(analysis, 0)];
  setLanguage('en');
  for (const sentence of sentences) assert.match(sentence, /[\u4e00-\u9fff].*。$/u);
});

test('the sample is the log of the examples', () => assert.equal(sampleLog, readFileSync(new URL('../../Examples/Conflicts.txt', import.meta.url), 'utf8')));

for (const [line, english, chinese] of [
  ["N UILabel:0xa'Title'.height == 200", "Height of UILabel 'Title' is 200 pt.", "UILabel 'Title' 的高度是 200 pt。"],
  ['N UILabel:0xa.width >= 44 priority:750', 'Width of UILabel is at least 44 pt at priority 750.', 'UILabel 的宽度至少是 44 pt（优先级 750）。'],
  ["N V:|-(16)-[UILabel:0xa]   (active, names: '|':UIView:0xb )", 'Top space of UILabel in UIView is 16 pt.', 'UILabel 到 UIView 顶边的间距是 16 pt。'],
  ['N H:[A:0xa]-(>=8)-[B:0xb]', 'Horizontal space from A to B is at least 8 pt.', 'A 到 B 的水平间距至少是 8 pt。'],
  ['N A:0xa.bottom <= B:0xb.top - 8', 'Vertical space from A to B is at least 8 pt.', 'A 到 B 的垂直间距至少是 8 pt。'],
  ['N A:0xa.leading == B:0xb.leading', 'Leading of A equals the leading of B.', 'A 的前缘与 B 的前缘对齐。'],
  ['N A:0xa.leading == B:0xb.leading - 4', 'Leading of A is 4 pt before the leading of B.', 'A 的前缘在 B 的前缘之前 4 pt。'],
  ['N A:0xa.top >= B:0xb.top + 4', 'Top of A is at least 4 pt below the top of B.', 'A 的顶边在 B 的顶边下方至少 4 pt。'],
  ['N A:0xa.width == 0.5*A:0xa.height + 2', 'Width of A is 0.5 × the height of A + 2 pt.', 'A 的宽度是 A 的高度 × 0.5 + 2 pt。'],
  ["N 'UISV-hiding' A:0xa.height == 0", 'Height of A is 0 pt (hidden by its stack view).', 'A 的高度是 0 pt（被堆栈视图隐藏）。'],
  ["N UILayoutGuide:0xa'UIViewSafeAreaLayoutGuide'.bottom == A:0xb.bottom", 'Bottom of the safe area equals the bottom of A.', '安全区的底边与 A 的底边对齐。'],
]) test(`says in both languages: ${english}`, () => {
  const analysis = analysisOf([line]);
  assert.equal(constraintSentence(analysis, 1), english);
  setLanguage('zh');
  const sentence = constraintSentence(analysis, 1);
  setLanguage('en');
  assert.equal(sentence, chinese);
});

for (const [id, lines] of [
  ['log.contradiction', ['N UIView:0xa.height == 200', 'N UIView:0xa.height == 84']], ['log.consistent', ['N UILabel:0xa.top == B:0xb.top']],
  ['log.autoresizing-mask', ['A h=--& v=--& Card:0xa.width == 70', 'N Card:0xa.width == 320']], ['log.no-room', ['N UILabel:0xa.width == 90', "N 'UISV-hiding' UILabel:0xa.width == 0"]],
  ['log.encapsulated-size', ["N UILabel:0xa.height == 60", "N UILabel:0xa.height == Cell:0xb.height", "N 'UIView-Encapsulated-Layout-Height' Cell:0xb.height == 44"]],
  ['log.negative-size', ['N UILabel:0xa.height == - 15']], ['log.system-constraints', ['N _UIBarStack:0xa.width == 5', 'N _UIBarStack:0xa.width == 9']],
  ['log.stack-view', ['N UILabel:0xa.height == 40', "N 'UISV-alignment' UILabel:0xa.top == A:0xb.top", "N 'UISV-alignment' UILabel:0xa.bottom == A:0xb.bottom", 'N A:0xb.height == 60']],
]) test(`has Chinese sentences for ${id}`, () => {
  const analysis = analysisOf(lines);
  assert.equal(analysis.id, id);
  const sentences = () => [summary(analysis), effectSentence(analysis), ...analysis.fixes.map(fix => fixSentence(analysis, fix)), ...analysis.reasons.map((_, index) => reasonSentence(analysis, index))].filter(Boolean);
  const english = sentences();
  setLanguage('zh');
  const chinese = sentences();
  setLanguage('en');
  assert.equal(english.length, chinese.length);
  for (const [index, sentence] of chinese.entries()) {
    assert.match(sentence, /[\u4e00-\u9fff].*。$/u, english[index]);
    assert.doesNotMatch(sentence, /undefined|NaN|null/, english[index]);
    // The numbers of both languages are equal.
    assert.deepEqual((sentence.match(/\d+(?:\.\d+)?(?= pt)/g) ?? []).sort(), (english[index].match(/\d+(?:\.\d+)?(?= pt)/g) ?? []).sort(), sentence);
  }
});

test('the picture of a log has a place for each view', () => {
  const { picture, items } = analysisOf(["N V:|-(12)-[UIImageView:0xa]   (active, names: '|':Cell:0xb )", 'N UIImageView:0xa.height == 80', 'N UIImageView:0xa.height == 60']);
  assert.equal(picture.shapes.length, items.length);
  assert.equal(picture.wanted.frame[3], 60 + 80 - picture.shapes.find(({ item }) => item === picture.wanted.item).frame[3]);
});

for (const text of ['', 'a log\n中文 <NSLayoutConstraint:0x1>', sampleLog]) test(`a link holds the log ${JSON.stringify(text.slice(0, 12))}`, async () => {
  const fragment = await logFragmentOf(text);
  assert.ok(isLogFragment('#' + fragment));
  assert.equal(await logOfFragment('#' + fragment), text);
});
test('links of layouts and of logs are told apart', async () => {
  assert.equal(isLogFragment('#' + await fragmentOf(defaultState())), false);
  for (const fragment of ['', '#', '#logs', '#1.log']) assert.equal(isLogFragment(fragment), false, fragment);
  for (const fragment of ['#log.x', '#log.1.AAAA', '#log.' + await fragmentOf(defaultState())]) await assert.rejects(logOfFragment(fragment), fragment);
});

// MARK: Names and devices

test('the names for completion are those of the engine', () => {
  for (const name of attributes) assert.doesNotMatch(JSON.stringify(session(`a.${name} == 3`).mistakes), /Unknown attribute/, name);
  for (const name of guides) assert.doesNotMatch(JSON.stringify(session(`a.top == view.${name}.top`).mistakes), /Unknown attribute/, name);
  for (const [prefix, names] of [['H:', [...horizontalOptions, ...otherOptions]], ['V:', [...verticalOptions, ...otherOptions]]]) {
    for (const name of names) assert.equal(plumb.check(`${prefix}[a][b]`, { options: [name] }).isValid, true, name);
  }
  const all = plumb.check('[a]', { options: ['xyzzy'] }).findings[0].message;
  for (const name of [...horizontalOptions, ...verticalOptions, ...otherOptions]) assert.ok(all.includes(`'${name}'`) || all.includes(name), name);
});

test('devices have the sizes and insets of the command', () => {
  const source = readFileSync(new URL('../../Sources/InterfaceBuilder/Environment/ScreenDevice.swift', import.meta.url), 'utf8');
  const screens = [...source.matchAll(/\.init\("(\w+)", (\d+), (\d+), scale: \d(?:, top: (\d+))?(?:, bottom: (\d+))?/g)].map(([, , width, height, top = 20, bottom = 0]) => [width, height, top, bottom].map(Number).join());
  for (const [name, ...numbers] of devices) assert.ok(screens.includes(numbers.join()), name);
  assert.deepEqual(safeAreaOf(devices[4], false), [59, 0, 34, 0]);
  assert.deepEqual(safeAreaOf(devices[4], true), [0, 59, 21, 59]);
  assert.deepEqual(safeAreaOf(devices[1], true), [0, 0, 0, 0]);
  assert.deepEqual(deviceOf([852, 393]), { index: 4, isLandscape: true });
  assert.equal(deviceOf([123, 456]), null);
});

test('text styles have the sizes of Apple', () => {
  const sizes = textSize => Object.fromEntries(textStyles.map(style => [style, using({ textSize, view: { subviews: [{ name: 'a', class: 'UILabel', font: { style } }] } }, layout => layout.views[1].fontSize)]));
  assert.deepEqual(sizes('l'), { largeTitle: 34, title1: 28, title2: 22, title3: 20, headline: 17, subheadline: 15, body: 17, callout: 16, footnote: 13, caption1: 12, caption2: 11 });
  assert.deepEqual(sizes('ax5'), { largeTitle: 60, title1: 58, title2: 56, title3: 55, headline: 53, subheadline: 49, body: 53, callout: 51, footnote: 44, caption1: 43, caption2: 40 });
});

test('text styles follow the text size', () => {
  const heightAt = textSize => using({ size: [300, 200], textSize, view: { subviews: [{ name: 'a', class: 'UILabel', text: 'Ag', font: { style: 'body' } }] }, constraints: ['|-[a]', 'V:|-[a]'] }, layout => layout.frame('a').height);
  assert.equal(heightAt('l'), heightAt(undefined));
  assert.ok(heightAt('xs') < heightAt('l') && heightAt('l') < heightAt('ax5'));
  const it = session('|-[a]\nV:|-[a]', { views: [{ name: 'a', class: 'UILabel', text: 'Ag', font: { style: 'title1' } }], textSize: 'ax1' });
  assert.equal(it.layout.views[1].fontSize, 38);
  using({ textSize: 'huge', view: { subviews: [{ name: 'a', font: { style: 'bdy' } }] } }, layout => assert.deepEqual(layout.findings.filter(finding => finding.severity === 'error').map(finding => finding.id), ['layout.bad-value', 'layout.bad-value']));
  for (const part of ['font = .preferredFont(forTextStyle: .title1)', 'adjustsFontForContentSizeCategory = true']) assert.ok(codeOf('vfl', it).includes(part), part);
});

test('every word of the page has a text in both languages', () => {
  const html = readFileSync(new URL('../Page/index.html', import.meta.url), 'utf8');
  const keys = [...html.matchAll(/data-(?:text|label|hint)="([^"]*)"/g)].map(match => match[1]);
  assert.ok(keys.length > 30);
  for (const language of ['en', 'zh']) {
    setLanguage(language);
    for (const key of keys) assert.notEqual(words(key), key);
  }
  setLanguage('en');
});

test('the page loads nothing from elsewhere and has no inline style or script', () => {
  const html = readFileSync(new URL('../Page/index.html', import.meta.url), 'utf8');
  assert.doesNotMatch(html, /https?:|\sstyle=|\son\w+=|<style|<script(?![^>]*src=)/);
  assert.match(html, /Content-Security-Policy" content="default-src 'self'; script-src 'self' 'wasm-unsafe-eval'; style-src 'self'/);
});
