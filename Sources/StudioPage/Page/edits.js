// The list of edits that a pop-over would make, with the frames on the canvas.

import { make } from './element.js';
import { words } from './strings.js';

export class Edits {
  #number = 0;

  constructor(model) {
    this.model = model;
    this.list = make('ul.edits', { 'aria-label': words('edits'), 'aria-live': 'polite' });
  }

  /** Shows the edits of a command; null for none. `done` is called with their number. */
  async show(command, done = () => {}) {
    const number = ++this.#number;
    if (!command) return this.#take([], [], null, done);
    const reply = await this.model.preview(command).catch(() => null);
    if (number !== this.#number || !reply) return;
    if (reply.refusal) return this.#take([], [reply.refusal.message], null, done);
    this.#take(reply.outcome.edits, reply.outcome.notes, reply.state, done, reply.outcome.added);
  }

  #take(edits, notes, state, done, added = 0) {
    this.list.replaceChildren(...edits.map(text => make('li', { text: this.model.named(text) })), ...notes.map(text => make('li.note', { text: this.model.named(text) })));
    this.model.showGhost(state);
    done(added);
  }
}
