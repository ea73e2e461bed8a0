// The playground: loads the engine, and connects the parts of the page.

import { load } from '../plumb.js';
import { codeOf } from './code.js';
import { deviceOf, devices, safeAreaOf } from './devices.js';
import { Editor } from './editor.js';
import { find, length, make } from './element.js';
import { examples } from './examples.js';
import { Explanation } from './explanation.js';
import { Inspector } from './inspector.js';
import { lessons } from './lessons.js';
import { fragmentOf, isLogFragment, logFragmentOf, logOfFragment, stateOfFragment } from './link.js';
import { Logs } from './logs.js';
import { Metrics } from './metrics.js';
import { Modes } from './modes.js';
import { Picture } from './picture.js';
import { Problems } from './problems.js';
import { Session } from './session.js';
import { defaultState, stateOf, textSizes } from './state.js';
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
  const [logs, modes] = [new Logs(plumb), new Modes()];
  await openLink(session, logs, modes);
  const editor = new Editor(session);
  const parts = { editor, problems: new Problems(session, editor), metrics: new Metrics(session), picture: new Picture(session, new Explanation(session)), inspector: new Inspector(session), tutorial: new Tutorial(session), logs };
  connectMenus(session, parts);
  connectTools(session);
  connectCode(session);
  connectLink(session, logs, modes);
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
    parts.logs.draw();
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
  find('device').replaceChildren(option('', words('picture.custom')), ...devices.map(([name, width, height], index) => option(index, `${name} · ${width} × ${height}`)));
  find('text-size').replaceChildren(...textSizes.map(name => option(name, words('size.' + name))));
}

function setTheme(theme) {
  if (theme === 'auto') delete document.documentElement.dataset.theme;
  else document.documentElement.dataset.theme = theme;
  find('theme').value = theme;
}

// MARK: The picture's tools

function connectTools(session) {
  const [width, height, device, direction, textSize] = ['width', 'height', 'device', 'direction', 'text-size'].map(find);
  const present = () => {
    const known = deviceOf(session.state.size);
    const safeArea = known && safeAreaOf(devices[known.index], known.isLandscape);
    return known && String(session.state.root.safeArea ?? [0, 0, 0, 0]) === String(safeArea) ? known : null;
  };
  const show = () => {
    const [w, h] = session.state.size;
    if (document.activeElement !== width) width.value = length(w);
    if (document.activeElement !== height) height.value = length(h);
    device.value = present()?.index ?? '';
    direction.checked = session.state.direction === 'rtl';
    textSize.value = session.state.textSize ?? 'l';
  };
  /** Shows the size and the safe area of a device. */
  const choose = (index, isLandscape) => session.change(({ size, root }) => {
    const [, w, h] = devices[index];
    size.splice(0, 2, ...(isLandscape ? [h, w] : [w, h]));
    root.safeArea = safeAreaOf(devices[index], isLandscape);
    if (!root.safeArea.some(Boolean)) delete root.safeArea;
  });
  for (const field of [width, height]) field.addEventListener('input', () => {
    if (width.validity.valid && height.validity.valid && width.value && height.value) session.resize(width.valueAsNumber, height.valueAsNumber);
  });
  device.addEventListener('change', () => {
    if (device.value) choose(Number(device.value), false);
    else if (session.state.root.safeArea) session.change(({ root }) => { delete root.safeArea; });
  });
  find('rotate').addEventListener('click', () => {
    const known = present();
    if (known) choose(known.index, !known.isLandscape);
    else session.resize(session.state.size[1], session.state.size[0]);
  });
  textSize.addEventListener('change', () => session.change(state => {
    if (textSize.value === 'l') delete state.textSize;
    else state.textSize = textSize.value;
  }));
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

/** The longest fragment that the address gets. */
const longestFragment = 60_000;

async function openLink(session, logs, modes) {
  const isLog = isLogFragment(location.hash);
  try {
    if (isLog) {
      const log = await logOfFragment(location.hash);
      if (log !== logs.text) logs.open(log);
    } else {
      const state = await stateOfFragment(location.hash);
      if (state) session.load(state);
    }
  } catch {
    notify(words('link.broken'));
  }
  modes.show(isLog ? 'log' : 'layout');
}

function connectLink(session, logs, modes) {
  let timer;
  let written = location.hash;
  const write = async () => {
    const fragment = await (modes.isLog ? logFragmentOf(logs.text) : fragmentOf(session.state));
    // A browser may refuse a long address.
    written = '#' + (fragment.length > longestFragment ? 'log' : fragment);
    history.replaceState(null, '', written);
    return fragment.length <= longestFragment;
  };
  const later = () => {
    clearTimeout(timer);
    timer = setTimeout(write, 300);
  };
  session.listen(kind => { if (kind !== 'selection') later(); });
  logs.listen(later);
  modes.listen(later);
  addEventListener('hashchange', () => { if (location.hash !== written) openLink(session, logs, modes); });
  find('link-button').addEventListener('click', async () => {
    clearTimeout(timer);
    if (!await write()) return notify(words('link.long'));
    notify(await copy(location.href) ? words(modes.isLog ? 'link.copiedLog' : 'link.copied') : location.href);
  });
  find('notice-close').addEventListener('click', () => { find('notice').hidden = true; });
}

function notify(text) {
  find('notice').hidden = false;
  find('notice-text').textContent = text;
}
