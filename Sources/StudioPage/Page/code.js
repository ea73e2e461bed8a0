// The document as code, and its difference from the saved file.

import { make } from './element.js';
import { choice } from './fields.js';
import { showPopover } from './popover.js';
import { words } from './strings.js';

const forms = ['changes', 'swift', 'anchors', 'vfl', 'source'];

export function showCode(model, anchor, form = 'changes') {
  const text = make('pre.code', { tabindex: 0, 'aria-label': words('code.' + form) });
  const copy = make('button', { type: 'button', text: words('code.copy'), onclick: async () => { await navigator.clipboard?.writeText(text.textContent); model.say(words('code.copied')); } });
  const show = async form => {
    const reply = await model.connection.request('text', { document: model.state.document, form }).catch(() => ({}));
    text.textContent = reply.text || reply.refusal?.message || words('code.none');
  };
  const menu = choice(words('code'), form, forms.map(name => [name, words('code.' + name)]), show, { id: 'code-form' });
  showPopover(anchor, words('code'), [make('div.code-bar', {}, menu, copy), text], () => {}, '.wide');
  show(form);
}
