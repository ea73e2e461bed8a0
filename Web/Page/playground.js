// The playground: loads the engine, and connects the parts of the page.

import { load } from '../plumb.js';
import { codeOf } from './code.js';
import { devices } from './devices.js';
import { Editor } from './editor.js';
import { find, length, make } from './element.js';
import { examples } from './examples.js';
import { Explanation } from './explanation.js';
import { Inspector } from './inspector.js';
import { lessons } from './lessons.js';
import { fragmentOf, stateOfFragment } from './link.js';
import { Metrics } from './metrics.js';
import { Picture } from './picture.js';
import { Problems } from './problems.js';
import { Session } from './session.js';
import { defaultState, stateOf } from './state.js';
import { language, setLanguage, translate, words } from './strings.js';
import { Tutorial } from './tutorial.js';

/** A choice that the browser remembers, if it may. */
const memory = {
  get(key) { try { return localStorage.getItem('plumb.' + key); } catch { return null; } },
  set(key, value) { try { localStorage.setItem('plumb.' + key, value); } catch { /* Private windows may refuse. */ } },
};

setLanguage(memory.get('language') ?? (navigator.language.startsWith('zh') ? 'zh' : 'en'));
setTheme(memory.get('theme') ?? 'auto');
start().catch(error => {
  notify(words('broken.engine'));
  console.error(error);
});

async function start() {
  translate(document);
  const plumb = await load();
  const session = new Session(plumb, defaultState());
  await openLink(session);
  const editor = new Editor(session);
  const parts = { editor, problems: new Problems(session, editor), metrics: new Metrics(session), picture: new Picture(session, new Explanation(session)), inspector: new Inspector(session), tutorial: new Tutorial(session) };
  connectMenus(session, parts);
  connectTools(session);
  connectCode(session);
  connectLink(session);
  // The engine stops only at a defect of its own. The link in the address keeps the layout.
  addEventListener('error', event => { if (event.error) notify(words('broken.stopped')); });
  document.body.classList.add('ready');
}

// MARK: Menus

function connectMenus(session, parts) {
  const show = () => {
    document.documentElement.lang = language() === 'zh' ? 'zh-Hans' : 'en';
    document.title = words('title');
    find('language').value = language();
    translate(document);
    fillMenus();
    session.load(session.state);
    parts.tutorial.draw();
  };
  find('language').addEventListener('change', event => {
    setLanguage(event.target.value);
    memory.set('language', event.target.value);
    show();
  });
  find('theme').addEventListener('change', event => {
    memory.set('theme', event.target.value);
    setTheme(event.target.value);
  });
  find('examples').addEventListener('change', event => {
    const [kind, index] = event.target.value.split(' ');
    event.target.value = '';
    if (kind === 'lesson') parts.tutorial.open(Number(index));
    else session.load(kind === 'first' ? defaultState() : stateOf(structuredClone(examples[index].document)));
  });
  // A menu closes when the focus leaves it.
  for (const menu of document.querySelectorAll('details.menu')) {
    document.addEventListener('pointerdown', event => { if (!menu.contains(event.target)) menu.open = false; });
    menu.addEventListener('keydown', event => {
      if (event.key !== 'Escape') return;
      menu.open = false;
      menu.querySelector('summary').focus();
    });
  }
  show();
}

function fillMenus() {
  const place = language() === 'zh' ? 1 : 0;
  const option = (value, text) => make('option', { value, text });
  find('examples').replaceChildren(option('', words('examples.choose')), option('first', words('examples.first')), make('optgroup', { label: words('examples') },
    ...examples.map((example, index) => option(`example ${index}`, example.titles[place]))), make('optgroup', { label: words('tutorial') },
    ...lessons.map((lesson, index) => option(`lesson ${index}`, `${index + 1}. ${lesson.titles[place]}`))));
  find('device').replaceChildren(option('', words('picture.custom')), ...devices.map(([name, width, height]) => option(`${width} ${height}`, `${name} · ${width} × ${height}`)));
}

function setTheme(theme) {
  if (theme === 'auto') delete document.documentElement.dataset.theme;
  else document.documentElement.dataset.theme = theme;
  find('theme').value = theme;
}

// MARK: The picture's tools

function connectTools(session) {
  const [width, height, device, direction] = ['width', 'height', 'device', 'direction'].map(find);
  const show = () => {
    const [w, h] = session.state.size;
    if (document.activeElement !== width) width.value = length(w);
    if (document.activeElement !== height) height.value = length(h);
    device.value = `${w} ${h}`;
    if (device.selectedIndex < 0) device.value = '';
    direction.checked = session.state.direction === 'rtl';
  };
  for (const field of [width, height]) field.addEventListener('input', () => {
    if (width.validity.valid && height.validity.valid && width.value && height.value) session.resize(width.valueAsNumber, height.valueAsNumber);
  });
  device.addEventListener('change', () => { if (device.value) session.resize(...device.value.split(' ').map(Number)); });
  find('rotate').addEventListener('click', () => session.resize(session.state.size[1], session.state.size[0]));
  direction.addEventListener('change', () => session.change(state => { state.direction = direction.checked ? 'rtl' : 'ltr'; }));
  session.listen(show);
  show();
}

// MARK: Code

function connectCode(session) {
  const [dialog, kind, text, status] = ['code', 'code-kind', 'code-text', 'code-status'].map(find);
  const show = () => {
    text.value = codeOf(kind.value, session);
    status.textContent = '';
  };
  find('code-button').addEventListener('click', () => {
    show();
    dialog.showModal();
    kind.focus();
  });
  kind.addEventListener('change', show);
  find('code-copy').addEventListener('click', async () => { if (await copy(text.value, text)) status.textContent = words('code.copied'); });
}

/** Copies a text. Where the browser refuses, selects it in a field so that the reader can copy it. */
async function copy(text, field) {
  try {
    await navigator.clipboard.writeText(text);
    return true;
  } catch {
    field?.select();
    return false;
  }
}

// MARK: Links

async function openLink(session) {
  try {
    const state = await stateOfFragment(location.hash);
    if (state) session.load(state);
    return true;
  } catch {
    notify(words('link.broken'));
    return false;
  }
}

function connectLink(session) {
  let timer;
  let written = location.hash;
  const write = async () => {
    written = '#' + await fragmentOf(session.state);
    history.replaceState(null, '', written);
  };
  session.listen(kind => {
    if (kind === 'selection') return;
    clearTimeout(timer);
    timer = setTimeout(write, 300);
  });
  addEventListener('hashchange', () => { if (location.hash !== written) openLink(session); });
  find('link-button').addEventListener('click', async () => {
    clearTimeout(timer);
    await write();
    notify(await copy(location.href) ? words('link.copied') : location.href);
  });
  find('notice-close').addEventListener('click', () => { find('notice').hidden = true; });
}

function notify(text) {
  find('notice').hidden = false;
  find('notice-text').textContent = text;
}
