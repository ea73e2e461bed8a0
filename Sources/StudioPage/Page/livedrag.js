// The layout at each step of a drag: the session answers with the frames that differ, and the canvas follows.

import { short } from './geometry.js';

export class LiveDrag {
  #wanted = null;
  #isWaiting = false;
  #number = 0;

  constructor(model, canvas) {
    Object.assign(this, { model, canvas });
    canvas.moved = () => this.#showFrame();
  }

  /** Asks for the layout with views at other frames. Steps that come before the answer are joined to one. */
  step(frames) {
    this.#wanted = frames;
    if (!this.#isWaiting) this.#ask();
  }

  /** Ends the drag: later answers change nothing. */
  end() {
    this.#wanted = null;
    this.#number += 1;
  }

  /** Shows the frame of the dragged view in the size inspector. */
  #showFrame() {
    const { model, canvas } = this;
    const view = model.selection.length === 1 && model.view(model.selection[0]);
    const parent = view && model.view(view.parent);
    if (!parent) return;
    const [frame, outer] = [canvas.frame(view), canvas.frame(parent)];
    const values = { x: frame[0] - outer[0], y: frame[1] - outer[1], width: frame[2], height: frame[3] };
    for (const field of document.querySelectorAll('#inspector [data-frame]')) field.value = short(values[field.dataset.frame]);
  }

  async #ask() {
    const [frames, number] = [this.#wanted, this.#number];
    this.#wanted = null;
    this.#isWaiting = true;
    const reply = await this.model.connection.request('drag', { document: this.model.state.document, frames }).catch(() => ({}));
    this.#isWaiting = false;
    if (number === this.#number && reply.drag) this.canvas.follow(reply.drag);
    if (this.#wanted) this.#ask();
  }
}
