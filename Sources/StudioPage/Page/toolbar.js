// The bar above: the document, undo, redo, save, the library, and the notice about the file.

import { find, make } from './element.js';
import { choice, textField } from './fields.js';
import { closePopover, showPopover } from './popover.js';
import { isApple } from './shortcuts.js';
import { currentLanguage, useLanguage, words } from './strings.js';

export class Toolbar {
  constructor(model, { library, palette, code, formats }) {
    this.model = model;
    const button = (id, text, run, properties = {}) => make('button', { type: 'button', id: id + '-button', text, title: words(id), 'aria-label': words(id), onclick: () => run(), ...properties });
    this.undo = button('undo', '↶', () => model.undo());
    this.redo = button('redo', '↷', () => model.redo());
    this.save = button('save', words('save'), () => model.save());
    this.library = button('library', '＋', () => library(this.library));
    this.palette = button('palette', isApple ? '⌘' : '⋯', () => palette(this.palette));
    this.code = button('code', '{ }', () => code(this.code));
    this.formats = button('formats', 'VFL', () => formats());
    this.new = button('new', words('new'), () => this.#create());
    this.documents = make('span');
    this.mark = make('span.mark', { 'aria-live': 'polite' });
    const language = choice(words('language'), currentLanguage(), [['en', 'English'], ['zh', '中文']], name => { useLanguage(name); location.reload(); }, { id: 'language' });
    find('toolbar').replaceChildren(make('h1', { text: 'Plumb Studio' }), this.documents, this.new, this.mark, make('span.space'), this.undo, this.redo, this.save, make('span.space'), language, this.formats, this.code, this.palette, this.library);
    model.listen(change => { if (change === 'state') this.draw(); });
    this.draw();
  }

  draw() {
    const { model } = this;
    const { state } = model;
    this.documents.replaceChildren(choice(words('document'), state?.document, model.documents.map(name => [name, name]), document => model.open(document), { id: 'document' }));
    this.mark.textContent = state?.edited ? words('edited') : '';
    document.title = (state?.edited ? '• ' : '') + (state ? `${state.document} — ` : '') + 'Plumb Studio';
    this.undo.disabled = !model.isConnected || !state?.undo;
    this.redo.disabled = !model.isConnected || !state?.redo;
    this.undo.title = state?.undo ? `${words('undo')} ${state.undo}` : words('undo');
    this.redo.title = state?.redo ? `${words('redo')} ${state.redo}` : words('redo');
    this.save.disabled = !model.isConnected || !state?.edited;
    this.code.disabled = !model.isConnected || !state;
    this.library.disabled = !model.isEditable;
    this.#drawNotice();
  }

  #drawNotice() {
    const { model } = this;
    const notice = find('notice');
    const button = (name, run) => make('button', { type: 'button', text: words(name), onclick: run });
    const content = !model.isConnected ? [make('span', { text: words('status.disconnected') })]
      : model.state?.changedOnDisk ? [make('span', { text: words('disk') }), button('disk.merge', () => model.request('merge')), button('disk.reload', () => model.request('reload')), button('disk.overwrite', () => model.save(true))]
        : model.state?.unsavedEdits ? [make('span', { text: words('unsaved') }), button('unsaved.restore', () => model.request('restore')), button('unsaved.discard', () => model.request('discard'))]
        : model.state && !model.state.editable ? [make('span', { text: `${words('unreadable')} ${model.state.findings.find(({ finding }) => finding.severity === 'error')?.finding.message ?? ''}` })]
          : model.state?.interfaceBuilder && !model.state.storedFrames ? [make('span', { text: words('device.preview') })] : [];
    notice.hidden = !content.length;
    notice.replaceChildren(...content);
  }

  #create() {
    let kind = 'storyboard';
    const extensions = { storyboard: 'storyboard', xib: 'xib', layout: 'yaml' };
    const field = textField(words('new.name'), 'New.storyboard', () => {}, { id: 'new-name' });
    const kinds = choice(words('new'), kind, Object.keys(extensions).map(name => [name, words('new.' + name)]), value => {
      kind = value;
      field.value = field.value.replace(/\.[^.]*$/, '') + '.' + extensions[kind];
    }, { id: 'new-kind' });
    let isSent = false;
    const create = async () => {
      const name = field.value.trim();
      const document = !name || /\.[^./]+$/.test(name) ? name : `${name}.${extensions[kind]}`;
      if (isSent) return;
      isSent = true;
      const reply = await this.model.request('new', { document, kind });
      isSent = false;
      if (reply.refusal) return;
      if (panel.isConnected) closePopover();
      this.model.documents = [...new Set([...this.model.documents, document])].sort();
      this.model.select([]);
      this.draw();
    };
    field.addEventListener('keydown', event => { if (event.key === 'Enter') create(); });
    const panel = showPopover(this.new, words('new'), [kinds, field, make('button.primary', { type: 'button', id: 'create-button', text: words('new.create'), onclick: create })]);
  }
}
