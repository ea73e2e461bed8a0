// The tutorial beside the editor: one step at a time.

import { find, make, prose } from './element.js';
import { lessons } from './lessons.js';
import { readState } from './state.js';
import { language, words } from './strings.js';

export class Tutorial {
  constructor(session) {
    this.session = session;
    this.step = 0;
    this.panel = find('tutorial');
    this.button = find('tutorial-button');
    this.button.addEventListener('click', () => this.toggle());
  }

  toggle(isOpen = this.panel.hidden) {
    this.panel.hidden = !isOpen;
    this.button.setAttribute('aria-expanded', String(isOpen));
    document.body.classList.toggle('has-tutorial', isOpen);
    if (isOpen) this.draw();
  }

  /** Opens a step and its layout. */
  open(step) {
    this.step = step;
    this.toggle(true);
    this.#try();
  }

  draw() {
    if (this.panel.hidden) return;
    const lesson = lessons[this.step];
    const place = language() === 'zh' ? 1 : 0;
    const button = (key, name, isOff, onclick) => {
      const element = make('button.' + name, { type: 'button', text: words(key), onclick });
      element.disabled = isOff;
      return element;
    };
    this.panel.replaceChildren(
      make('header', {}, make('h2', { text: words('tutorial.title') }),
        make('button.remove', { type: 'button', text: '×', 'aria-label': words('tutorial.close'), onclick: () => { this.toggle(false); this.button.focus(); } })),
      make('p.step', { text: words('tutorial.step', this.step + 1, lessons.length) }), make('h3', { text: `${this.step + 1}. ${lesson.titles[place]}` }),
      ...lesson.texts[place].split('\n').map(text => prose('p', text.replaceAll('*', ''))),
      make('div.steps', {}, button('tutorial.try', 'primary', false, () => this.#try()),
        button('tutorial.previous', 'previous', this.step === 0, () => this.#go(-1)), button('tutorial.next', 'next', this.step === lessons.length - 1, () => this.#go(1))));
  }

  #go(step) {
    this.step += step;
    this.draw();
    const names = step > 0 ? ['next', 'previous'] : ['previous', 'next'];
    names.map(name => this.panel.querySelector('.' + name)).find(button => !button.disabled).focus();
  }

  #try() { this.session.load(readState(structuredClone(lessons[this.step].state))); }
}
