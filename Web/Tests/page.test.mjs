// The parts of the playground that need no browser.

import assert from 'node:assert/strict';
import { readFileSync } from 'node:fs';
import { test } from 'node:test';
import { plumb, using } from './engine.mjs';
import { codeOf } from '../Page/code.js';
import { candidates } from '../Page/completion.js';
import { cured } from '../Page/cure.js';
import { examples } from '../Page/examples.js';
import { lessons } from '../Page/lessons.js';
import { edited, offsetOfColumn, readLines, viewNames, withOptions } from '../Page/lines.js';
import { fragmentOf, stateOfFragment } from '../Page/link.js';
import { Session } from '../Page/session.js';
import { defaultState, documentOf, readState, stateOf } from '../Page/state.js';
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

for (const [text, place, constant, result] of [
  ['|-[a(300)]-|', 1, 260, '|-[a(260)]-|'], ['|-[a(>=300@999)]-|', 1, 260, '|-[a(>=260@999)]-|'], ['|-[a(300)]-|', 0, 5, '|-5-[a(300)]-|'], ['|-16-[a]', 0, -4, '|-(-4)-[a]'],
  ['|-(>=16)-[a]', 0, 4, '|-(>=4)-[a]'], ['|[a]', 0, 4, '|-4-[a]'], ['|-[a(300)]-|', 1, undefined, '|-[a(300@999)]-|'], ['|-[a(300)]-|', 0, undefined, '|-(20@999)-[a(300)]-|'], ['|-16-[a]', 0, undefined, '|-(16@999)-[a]'],
  ['|[a]', 0, undefined, '|-(0@999)-[a]'],
  ['a.width == 90', 0, 80, 'a.width == 80'], ['a.width == 2 * b.height + 8 - 3 @ 750', 0, -4, 'a.width == 2 * b.height - 4 @ 750'], ['a.top == view.top', 0, 4, 'a.top == view.top + 4'],
  ['a.width == 90', 0, undefined, 'a.width == 90 @ 999'], ['[a(b)]', 0, 4, null], ['[b]-[a(b@999)]', 1, undefined, null],
]) test(`cures ${text} by ${constant ?? 'a priority'}`, () => {
  const document = { size: [300, 100], view: { subviews: ['a', 'b'] }, constraints: [text] };
  using(document, layout => {
    const cure = cured(layout.statements[0], place, constant, text.includes('['));
    assert.equal(cure, result);
    if (result === null) return;
    using({ ...document, constraints: [result] }, other => {
      const { constant: value, priority } = other.statements[0].constraints[place];
      if (constant === undefined) assert.equal(priority, 999);
      else assert.equal(value, constant);
    });
  });
});

test('a cure does not write into a format for an alignment option', () => {
  using({ size: [300, 100], view: { subviews: ['a', 'b'] }, constraints: [{ format: '|[a]-3-[b]|', options: ['alignAllTop'] }] }, layout => {
    const place = layout.statements[0].constraints.findIndex(constraint => constraint.description === 'a.top == b.top');
    assert.ok(place >= 0);
    assert.deepEqual([cured(layout.statements[0], place, 5, true), cured(layout.statements[0], place, undefined, true)], [null, null]);
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

test('offers no fix for a word that is near nothing', () => {
  for (const text of ['a.xyzzy == 3', 'a.width ==', '[a] // options: xyzzy', 'a.width = 3']) assert.deepEqual(session(text).mistakes[0].fixIts ?? [], [], text);
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
