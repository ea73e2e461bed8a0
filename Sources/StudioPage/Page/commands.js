// The commands of the menu bar with Xcode's shortcuts, and the palette that finds them by name.

import { make } from './element.js';
import { isUncommitted } from './fields.js';
import { closePopover, hasPopover, showPopover } from './popover.js';
import { shortcut } from './shortcuts.js';
import { words } from './strings.js';

export class Commands {
  /** `list` has the commands: `{ title, run, shortcut, isEnabled }`; a shortcut is `Mod+Shift+Z`. */
  constructor(list) {
    this.list = list;
    window.addEventListener('keydown', event => this.#key(event));
  }

  #key(event) {
    const parts = [(event.metaKey || event.ctrlKey) && 'Mod', event.altKey && 'Alt', event.shiftKey && 'Shift', event.key.length === 1 ? event.key.toUpperCase() : event.key].filter(Boolean).join('+');
    const isTyping = event.target.matches?.('input, textarea, select');
    const command = this.list.find(command => command.shortcuts?.includes(parts));
    // A field with uncommitted text has the undo of the browser.
    const isAllowed = !isTyping || command?.isGlobal || (command?.isHistory && event.target.closest('#inspector') && !isUncommitted(event.target));
    if (!command || !isAllowed || (command.isEnabled && !command.isEnabled())) return;
    event.preventDefault();
    command.run();
  }

  showPalette(anchor) {
    if (hasPopover()) closePopover();
    const field = make('input.filter', { type: 'search', 'aria-label': words('palette'), placeholder: words('palette'), oninput: () => draw() });
    const list = make('div.palette', { role: 'listbox', 'aria-label': words('palette') });
    const draw = () => {
      const found = this.list.filter(command => command.title && command.title().toLowerCase().includes(field.value.toLowerCase()));
      list.replaceChildren(...found.map(command => make('button', { type: 'button', role: 'option', disabled: command.isEnabled && !command.isEnabled(), onclick: () => { closePopover(); command.run(); } },
        make('span', { text: command.title() }), make('kbd', { text: command.shortcuts?.[0] ? shortcut(command.shortcuts[0]) : '' }))));
    };
    field.addEventListener('keydown', event => { if (event.key === 'Enter') list.querySelector('button:enabled')?.click(); if (event.key === 'ArrowDown') list.querySelector('button:enabled')?.focus(); });
    draw();
    showPopover(anchor, '', [field, list]).setAttribute('aria-label', words('palette'));
  }
}
