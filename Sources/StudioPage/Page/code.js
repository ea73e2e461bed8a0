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
  const comparison = make('div.comparison');
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
    if (current !== number) return;
    const isPicture = form === 'svg' || form === 'png';
    content = reply.text ?? '';
    picture.hidden = !isPicture || !content;
    const drawings = form === 'overlay' && content ? comparisons(content) : [];
    comparison.replaceChildren(...drawings);
    text.hidden = !picture.hidden || drawings.length > 0;
    base.hidden = form !== 'changes' && form !== 'overlay';
    text.setAttribute('aria-label', words('code.' + form));
    if (isPicture) picture.src = 'data:image/svg+xml,' + encodeURIComponent(content);
    text.textContent = (form === 'overlay' ? '' : content) || reply.refusal?.message || words(form === 'overlay' ? 'code.none.overlay' : 'code.none');
    save.disabled = copy.disabled = !content;
  };
  const menu = choice(words('code'), form, forms.map(name => [name, words('code.' + name)]), value => { form = value; show(); }, { id: 'code-form' });
  showPopover(anchor, words('code'), [make('div.code-bar', {}, menu, base, copy, save), text, picture, comparison], () => {}, '.wide');
  show();
}

/** The drawings of an overlay page: each scene before and after, and both with a border that moves. */
function comparisons(page) {
  // The styles and scripts of the page are not for this one.
  const markup = page.replace(/<style>[^]*?<\/style>| (style|oninput)="[^"]*"/g, '');
  const scenes = new DOMParser().parseFromString(markup, 'text/html').querySelectorAll('section');
  return [...scenes].map(scene => {
    const figures = [...scene.querySelectorAll('figure')].map(figure => {
      const images = [...figure.querySelectorAll('img')].map(image => make('img.' + image.className, { alt: words('code.' + image.className), src: image.getAttribute('src') }));
      if (images.length === 1) return make('figure', {}, images[0], make('figcaption', { text: images[0].alt }));
      const border = make('input', { type: 'range', min: 0, max: 100, value: 50, 'aria-label': words('code.border') });
      const pair = make('div', {}, ...images);
      border.addEventListener('input', () => pair.style.setProperty('--border', border.value + '%'));
      return make('figure.pair', {}, pair, border);
    });
    return make('section', {}, make('h3', { text: scene.querySelector('h2')?.textContent ?? '' }), make('div.versions', {}, ...figures));
  });
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
