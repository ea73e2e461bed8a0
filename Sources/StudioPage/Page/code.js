// The document as code and pictures, and its difference from the saved file or a revision.

import { make } from './element.js';
import { choice, textField } from './fields.js';
import { showPopover } from './popover.js';
import { words } from './strings.js';

const forms = ['changes', 'overlay', 'swift', 'anchors', 'vfl', 'svg', 'png', 'source'];
const extensions = { changes: 'diff', overlay: 'html', swift: 'swift', anchors: 'swift', vfl: 'vfl', svg: 'svg', png: 'png' };
const types = { html: 'text/html', svg: 'image/svg+xml' };

export function showCode(model, anchor, form = 'changes') {
  let revision = '';
  let content = '';
  const text = make('pre.code', { tabindex: 0 });
  const picture = make('img.drawing', { alt: words('code.svg') });
  const request = form => model.connection.request('text', { document: model.state.document, form: form === 'png' ? 'svg' : form, ...(revision && (form === 'changes' || form === 'overlay') ? { revision } : {}) }).catch(() => ({}));
  const copy = make('button', { type: 'button', text: words('code.copy'), onclick: async () => { await navigator.clipboard?.writeText(content); model.say(words('code.copied')); } });
  const save = make('button', { type: 'button', id: 'export-button', text: words('code.export'), onclick: async () => {
    const extension = extensions[form] ?? model.state.document.split('.').pop();
    const name = model.state.document.split('/').pop().replace(/\.[^.]*$/, '') + '.' + extension;
    const blob = form === 'png' ? await bitmap(content).catch(() => null) : new Blob([content], { type: types[extension] ?? 'text/plain' });
    if (!blob) { model.say(words('code.failed'), 'error'); return; }
    download(blob, name);
    model.say(words('code.exported', name));
  } });
  const base = textField(words('code.revision'), '', value => { revision = value.trim(); show(); }, { id: 'code-revision', placeholder: words('code.saved') });
  let number = 0;
  const show = async () => {
    const current = ++number;
    save.disabled = copy.disabled = true;
    const reply = await request(form);
    // The page of the overlay is for a window of its own. Its text is that of the changes.
    const changes = form === 'overlay' ? (await request('changes')).text : null;
    if (current !== number) return;
    const isPicture = form === 'svg' || form === 'png';
    content = reply.text ?? '';
    picture.hidden = !isPicture || !content;
    text.hidden = !picture.hidden;
    base.hidden = form !== 'changes' && form !== 'overlay';
    text.setAttribute('aria-label', words('code.' + form));
    if (isPicture) picture.src = 'data:image/svg+xml,' + encodeURIComponent(content);
    const shown = form === 'overlay' ? changes : content;
    text.textContent = shown || reply.refusal?.message || words('code.none');
    save.disabled = copy.disabled = !content;
  };
  const menu = choice(words('code'), form, forms.map(name => [name, words('code.' + name)]), value => { form = value; show(); }, { id: 'code-form' });
  showPopover(anchor, words('code'), [make('div.code-bar', {}, menu, base, copy, save), text, picture], () => {}, '.wide');
  show();
}

function download(blob, name) {
  const address = URL.createObjectURL(blob);
  const link = make('a', { href: address, download: name });
  link.click();
  setTimeout(() => URL.revokeObjectURL(address), 10_000);
}

/** The drawing as a picture with two pixels for each point. */
async function bitmap(drawing) {
  const image = new Image();
  image.src = 'data:image/svg+xml,' + encodeURIComponent(drawing);
  await image.decode();
  const canvas = make('canvas', { width: image.naturalWidth * 2, height: image.naturalHeight * 2 });
  canvas.getContext('2d').drawImage(image, 0, 0, canvas.width, canvas.height);
  return new Promise(resolve => canvas.toBlob(resolve, 'image/png'));
}
