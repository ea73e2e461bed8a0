// The neighbors of a view for the spaces of Add New Constraints.

import { make } from './element.js';
import { choice } from './fields.js';
import { short } from './geometry.js';
import { words } from './strings.js';

/** Returns the neighbors of a view by side, the default one first. */
export async function neighbors(model, view, margins) {
  const reply = await model.connection.request('neighbors', { document: model.state.document, view, margins }).catch(() => ({}));
  return reply.neighbors ?? {};
}

/** A menu of the neighbors on a side; `commit` gets the chosen one. */
export function neighborMenu(model, side, found, commit, properties) {
  const title = ({ id, distance }) => `${model.title(id)} (${short(distance)})`;
  const menu = choice(words('pin.neighbor', words('pin.' + side)), found[0]?.id, found.map(neighbor => [neighbor.id, title(neighbor)]),
    id => commit(found.find(neighbor => neighbor.id === id)), { 'data-neighbor': side, ...properties });
  return make('span.neighbor', {}, menu);
}
