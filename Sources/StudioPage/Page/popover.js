// Pop-overs above a button or at a point, and menus of choices.

import { find, make } from './element.js';

let shown = null;

/** Shows a pop-over beside an element or at a point `[x, y]`. `closed` is called when it goes away; `width` is `.wide` for a wide one. */
export function showPopover(anchor, title, content, closed = () => {}, width = '') {
  closePopover();
  const panel = make('div.popover' + width, { role: 'dialog', 'aria-label': title }, ...(title ? [make('h2', { text: title })] : []), ...content);
  find('layer').append(panel);
  const before = document.activeElement;
  shown = { panel, closed, before };
  place(panel, anchor);
  const first = panel.querySelector('input:not(:disabled), select, button:not(:disabled)');
  first?.focus();
  return panel;
}

export function closePopover() {
  if (!shown) return;
  const { panel, closed, before } = shown;
  shown = null;
  panel.remove();
  closed();
  if (before?.isConnected) before.focus({ preventScroll: true });
}

export const hasPopover = () => Boolean(shown);

function place(panel, anchor) {
  const [width, height] = [panel.offsetWidth, panel.offsetHeight];
  const box = Array.isArray(anchor) ? { left: anchor[0], right: anchor[0], top: anchor[1], bottom: anchor[1] } : anchor.getBoundingClientRect();
  const left = Math.min(Math.max(8, Array.isArray(anchor) ? box.left : (box.left + box.right - width) / 2), innerWidth - width - 8);
  panel.style.left = `${left}px`;
  // Above its button, a pop-over grows upwards.
  if (box.bottom + 6 + height <= innerHeight) panel.style.top = `${box.bottom + 6}px`;
  else panel.style.bottom = `${Math.min(innerHeight - height - 8, innerHeight - box.top + 6)}px`;
}

/** Shows a menu: items `{ title, run, isDisabled }`, strings as headings, and null as a separator. */
export function showMenu(anchor, title, items) {
  const buttons = items.map(item => {
    if (item === null) return make('hr');
    if (typeof item === 'string') return make('h3', { role: 'presentation', text: item });
    return make('button', { type: 'button', role: 'menuitem', text: item.title, disabled: item.isDisabled, onclick: () => { closePopover(); item.run(); },
      onpointerenter: event => event.target.focus(), onfocus: () => item.preview?.() });
  });
  const panel = showPopover(anchor, '', [make('div', { role: 'menu', 'aria-label': title }, ...buttons)]);
  panel.classList.add('menu');
  panel.setAttribute('aria-label', title);
  panel.addEventListener('keydown', event => {
    const enabled = buttons.filter(button => button.matches('button:enabled'));
    const place = enabled.indexOf(document.activeElement);
    const step = { ArrowDown: 1, ArrowUp: -1 }[event.key];
    if (!step) return;
    event.preventDefault();
    enabled[(place + step + enabled.length) % enabled.length]?.focus();
  });
  return panel;
}

document.addEventListener('pointerdown', event => { if (shown && !shown.panel.contains(event.target)) closePopover(); }, true);
document.addEventListener('keydown', event => {
  if (event.key !== 'Escape' || !shown) return;
  event.stopPropagation();
  closePopover();
}, true);
