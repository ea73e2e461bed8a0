// The connection to the session: requests and replies on a WebSocket, which opens again when the server returns.

export class Connection {
  #socket = null;
  #number = 0;
  #waiting = new Map();
  #queue = [];
  #delay = 250;

  /** `opened` is called at each opening, `closed` when the server is gone, and `changed` with the state that another window made. */
  constructor({ opened, closed, changed }) {
    Object.assign(this, { opened, closed, changed });
    this.#open();
  }

  get isOpen() { return this.#socket?.readyState === WebSocket.OPEN; }

  #open() {
    const address = new URL('socket', document.baseURI);
    address.protocol = 'ws:';
    const socket = new WebSocket(address);
    this.#socket = socket;
    socket.onopen = () => {
      this.#delay = 250;
      this.opened();
      for (const text of this.#queue.splice(0)) socket.send(text);
    };
    socket.onmessage = event => this.#receive(JSON.parse(event.data));
    socket.onclose = () => {
      for (const { reject } of this.#waiting.values()) reject(new Error('closed'));
      this.#waiting.clear();
      this.#queue = [];
      this.closed();
      setTimeout(() => this.#retry(), this.#delay);
      this.#delay = Math.min(4000, this.#delay * 2);
    };
  }

  /** Opens the socket when the server is back. A server that refuses this address has a new one, so the page stops. */
  async #retry() {
    const reply = await fetch(document.baseURI, { cache: 'no-store' }).catch(() => null);
    if (reply?.status === 403) return;
    if (reply) { this.#open(); return; }
    setTimeout(() => this.#retry(), this.#delay);
    this.#delay = Math.min(4000, this.#delay * 2);
  }

  #receive(reply) {
    if (reply.id === undefined) {
      if (reply.state) this.changed(reply.state);
      return;
    }
    const waiting = this.#waiting.get(reply.id);
    this.#waiting.delete(reply.id);
    waiting?.resolve(reply);
  }

  /** Sends a request, and returns the promise of its reply. */
  request(action, members = {}) {
    const id = ++this.#number;
    const text = JSON.stringify({ id, do: action, ...members });
    return new Promise((resolve, reject) => {
      this.#waiting.set(id, { resolve, reject });
      if (this.isOpen) this.#socket.send(text);
      else this.#queue.push(text);
    });
  }
}
