// Conflict logs: the text of Xcode's console on one side, its explanation on the other.

import { find, make } from './element.js';
import { logPicture, markItems } from './logpicture.js';
import { constraintSentence, effectSentence, fixSentence, reasonSentence, summary } from './logwords.js';
import { sampleLog } from './samplelog.js';
import { words } from './strings.js';

/** The most logs of a text that are shown. */
const mostLogs = 50;

export class Logs {
  #listeners = [];
  #timer;

  constructor(plumb) {
    this.plumb = plumb;
    this.area = find('log-text');
    this.area.addEventListener('input', () => {
      clearTimeout(this.#timer);
      this.#timer = setTimeout(() => this.#changed(), this.area.value.length > 20_000 ? 300 : 0);
    });
    find('log-sample').addEventListener('click', () => this.open(sampleLog));
    find('log-clear').addEventListener('click', () => {
      this.open('');
      this.area.focus();
    });
  }

  /** Calls a function after each change of the text. */
  listen(listener) { this.#listeners.push(listener); }

  get text() { return this.area.value; }

  /** Shows another text. */
  open(text) {
    this.area.value = text;
    this.#changed();
  }

  #changed() {
    this.draw();
    for (const listener of this.#listeners) listener();
  }

  /** Explains the text. */
  draw() {
    const { text } = this;
    const logs = text.trim() ? this.plumb.explainLogs(text).map(({ analysis }) => analysis) : [];
    const status = logs.length === 0 ? (text.trim() ? words('log.none') : '') : logs.length === 1 ? words('log.one') : words('log.count', logs.length);
    find('log-status').textContent = logs.length > mostLogs ? `${status} ${words('log.most', mostLogs)}` : status;
    find('log-list').replaceChildren(...(text.trim() ? logs.slice(0, mostLogs).map((analysis, index) => this.#article(analysis, index)) : [make('p.empty', { text: words('log.empty') })]));
  }

  #article(analysis, index) {
    const title = make('h3', { id: `log-${index}` }, make('button.place', { type: 'button', text: words('log.heading', index + 1, analysis.line), onclick: () => this.#goTo(analysis.line) }), summary(analysis));
    const article = make('article.log', { 'aria-labelledby': `log-${index}` }, title);
    const svg = logPicture(analysis);
    const shown = analysis.conflict.length ? [...analysis.conflict] : analysis.constraints.map((_, place) => place + 1);
    const broken = analysis.broken ?? (analysis.conflict.length ? analysis.predicted : null);
    if (broken && !shown.includes(broken)) shown.push(broken);
    shown.sort((a, b) => a - b);
    const parts = make('div.parts');
    if (shown.length) parts.append(make('h4', { text: words(analysis.conflict.length ? 'log.set' : 'log.printed') }), this.#list(analysis, shown, broken, svg));
    const others = analysis.constraints.map((_, place) => place + 1).filter(number => !shown.includes(number));
    if (others.length) {
      parts.append(make('details.others', {}, make('summary', { text: others.length === 1 ? words('log.other') : words('log.others', others.length) }), this.#list(analysis, others, null, svg)));
    }
    const effect = effectSentence(analysis);
    if (effect) parts.append(make('h4', { text: words('log.effect') }), make('p', { text: effect }));
    if (analysis.reasons.length) parts.append(make('h4', { text: words('log.reasons') }), make('ul.plain', {}, ...analysis.reasons.map((_, place) => make('li', { text: reasonSentence(analysis, place) }))));
    if (analysis.fixes.length) parts.append(make('h4', { text: words('log.fixes') }), make('ol.cures', {}, ...analysis.fixes.map(fix => make('li', { text: fixSentence(analysis, fix) }))));
    for (const note of this.#notes(analysis)) parts.append(make('p.note', { text: note }));
    const unread = analysis.diagnostics.filter(finding => finding.id === 'log.unread-constraint');
    if (unread.length) parts.append(make('h4', { text: words('log.unread') }), make('ul.plain', {}, ...unread.map(finding => this.#unread(finding))));
    article.append(make('div.columns', {}, parts, svg ? this.#figure(analysis, svg) : null));
    return article;
  }

  #notes(analysis) {
    const notes = [];
    if (analysis.assumesMargins) notes.push(words('log.margins'));
    const again = analysis.repeated.length;
    if (again) notes.push(again === 1 ? words('log.again') : words('log.repeated', again));
    return notes;
  }

  #list(analysis, numbers, broken, svg) {
    return make('ol.constraints', {}, ...numbers.map(number => {
      const constraint = analysis.constraints[number - 1];
      const isBroken = number === broken;
      const button = make('button', { type: 'button', title: constraint.text, onclick: () => this.#goTo(constraint.line) }, make('span.number', { text: String(number) }),
        make('span', {}, constraintSentence(analysis, number) + ' ', isBroken ? make('span.broken', { text: words(analysis.broken ? 'log.broken' : 'log.predicted', analysis.framework) }) : null));
      if (svg) {
        for (const kind of ['pointerenter', 'focus']) button.addEventListener(kind, () => markItems(svg, constraint));
        for (const kind of ['pointerleave', 'blur']) button.addEventListener(kind, () => markItems(svg, null));
      }
      return make(isBroken ? 'li.is-broken' : 'li', { value: number }, button);
    }));
  }

  #unread(finding) {
    return make('li', {}, make('button.place', { type: 'button', text: words('log.line', finding.line), onclick: () => this.#goTo(finding.line) }), make('code', { text: finding.constraints[0] ?? finding.message }));
  }

  #figure(analysis, svg) {
    const legend = [analysis.picture.wanted ? words('log.wanted') : '', words('log.arbitrary')];
    return make('figure', {}, svg, make('figcaption.help', { text: legend.filter(Boolean).join(' ') }));
  }

  /** Selects a line of the text. */
  #goTo(line) {
    const lines = this.area.value.split('\n');
    const start = lines.slice(0, line - 1).reduce((sum, text) => sum + text.length + 1, 0);
    this.area.focus();
    this.area.setSelectionRange(start, start + (lines[line - 1]?.length ?? 0));
    this.area.scrollTop = Math.max(0, (line - 4) * parseFloat(getComputedStyle(this.area).lineHeight));
  }
}
