// Links: the state as text in the fragment of the address, which browsers do not send. `#1.` is the version.

import { readState } from './state.js';

const version = '1.';
/** The largest state that a link may hold, in bytes. */
const limit = 1_000_000;

const toText = bytes => btoa(Array.from(bytes, byte => String.fromCharCode(byte)).join(''))
  .replaceAll('+', '-').replaceAll('/', '_').replaceAll('=', '');
const toBytes = text => Uint8Array.from(atob(text.replaceAll('-', '+').replaceAll('_', '/')), character => character.charCodeAt(0));

async function through(stream, bytes) {
  const writer = stream.writable.getWriter();
  writer.write(bytes).catch(() => {});
  writer.close().catch(() => {});
  const parts = [];
  let count = 0;
  for (const reader = stream.readable.getReader(); ;) {
    const { done, value } = await reader.read();
    if (done) break;
    count += value.length;
    if (count > limit) throw new RangeError('too large');
    parts.push(value);
  }
  return new Uint8Array(await new Blob(parts).arrayBuffer());
}

/** The fragment for a state, without the number sign. */
export async function fragmentOf(state) {
  const bytes = new TextEncoder().encode(JSON.stringify(state));
  return version + toText(await through(new CompressionStream('deflate-raw'), bytes));
}

/** The state of a fragment; null where there is none. Throws where the fragment is broken. */
export async function stateOfFragment(fragment) {
  const text = fragment.replace(/^#/, '');
  if (text === '') return null;
  if (!text.startsWith(version)) throw new TypeError('another version');
  const bytes = await through(new DecompressionStream('deflate-raw'), toBytes(text.slice(version.length)));
  return readState(JSON.parse(new TextDecoder('utf-8', { fatal: true }).decode(bytes)));
}
