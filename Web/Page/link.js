// Links: the state as text in the fragment of the address, which browsers do not send. `#1.` is the version; `#log.1.` holds a log.

import { readState } from './state.js';

const version = '1.';
const logPrefix = 'log';
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

async function packed(value) {
  return version + toText(await through(new CompressionStream('deflate-raw'), new TextEncoder().encode(JSON.stringify(value))));
}

async function unpacked(text) {
  if (!text.startsWith(version)) throw new TypeError('another version');
  const bytes = await through(new DecompressionStream('deflate-raw'), toBytes(text.slice(version.length)));
  return JSON.parse(new TextDecoder('utf-8', { fatal: true }).decode(bytes));
}

/** The fragment for a state, without the number sign. */
export const fragmentOf = state => packed(state);

/** The fragment for the text of a log, without the number sign. */
export async function logFragmentOf(text) { return text ? `${logPrefix}.${await packed(text)}` : logPrefix; }

/** Returns whether a fragment is one of a log. */
export const isLogFragment = fragment => new RegExp(`^#?${logPrefix}(\\.|$)`).test(fragment);

/** The state of a fragment; null where there is none. Throws where the fragment is broken. */
export async function stateOfFragment(fragment) {
  const text = fragment.replace(/^#/, '');
  return text === '' ? null : readState(await unpacked(text));
}

/** The log of a fragment; empty where it holds none. Throws where the fragment is broken. */
export async function logOfFragment(fragment) {
  const text = fragment.replace(/^#/, '').slice(logPrefix.length + 1);
  if (text === '') return '';
  const log = await unpacked(text);
  if (typeof log !== 'string') throw new TypeError('no log');
  return log;
}
