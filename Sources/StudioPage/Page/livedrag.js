// The layout at each step of a drag: the session answers with the frames that differ, and the canvas follows.

export class LiveDrag {
  #wanted = null;
  #isWaiting = false;
  #number = 0;

  constructor(model, canvas) { Object.assign(this, { model, canvas }); }

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
