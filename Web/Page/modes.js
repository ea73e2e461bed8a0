// The two modes of the page: the editor of layouts, and the explanation of conflict logs.

import { find } from './element.js';

const names = ['layout', 'log'];

export class Modes {
  #listeners = [];

  constructor() {
    for (const name of names) {
      const tab = find(`mode-${name}`);
      tab.addEventListener('click', () => this.#choose(name));
      tab.addEventListener('keydown', event => {
        const other = { ArrowLeft: -1, ArrowRight: 1, Home: -names.length, End: names.length }[event.key];
        if (other === undefined) return;
        event.preventDefault();
        const place = Math.min(names.length - 1, Math.max(0, names.indexOf(name) + other));
        this.#choose(names[place]);
        find(`mode-${names[place]}`).focus();
      });
    }
    this.show('layout');
  }

  get isLog() { return this.name === 'log'; }

  /** Calls a function after the reader has chosen a mode. */
  listen(listener) { this.#listeners.push(listener); }

  show(name) {
    this.name = name;
    for (const other of names) {
      const tab = find(`mode-${other}`);
      tab.setAttribute('aria-selected', String(other === name));
      tab.tabIndex = other === name ? 0 : -1;
      find(other).hidden = other !== name;
    }
    document.body.classList.toggle('shows-log', this.isLog);
  }

  #choose(name) {
    if (name === this.name) return;
    this.show(name);
    for (const listener of this.#listeners) listener();
  }
}
