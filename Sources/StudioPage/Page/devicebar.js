// The device bar below the canvas, and the zoom.

import { find, make } from './element.js';
import { checkbox, choice } from './fields.js';
import { showDevices } from './devices.js';
import { words } from './strings.js';

const textSizes = ['xs', 's', 'm', 'l', 'xl', 'xxl', 'xxxl', 'ax1', 'ax2', 'ax3', 'ax4', 'ax5'];

export class DeviceBar {
  constructor(model, canvas, sweep) {
    Object.assign(this, { model, canvas, sweep, container: find('device-bar') });
    model.listen(change => { if (change === 'state') this.draw(); });
    sweep.toggled = () => this.draw();
    this.percent = make('button', { type: 'button', title: words('zoom.fit'), 'aria-label': words('zoom.fit'), onclick: () => canvas.fit() });
    find('zoom-bar').replaceChildren(
      make('button', { type: 'button', text: '−', 'aria-label': words('zoom.out'), onclick: () => canvas.zoomTo(canvas.zoom / 1.25) }), this.percent,
      make('button', { type: 'button', text: '+', 'aria-label': words('zoom.in'), onclick: () => canvas.zoomTo(canvas.zoom * 1.25) }));
    canvas.zoomed = zoom => { this.percent.textContent = `${Math.round(zoom * 100)} %`; };
  }

  draw() {
    const { model } = this;
    if (!model.state) return;
    const { settings } = model.state;
    const devices = [['', words('device.own')], ...model.devices.map(({ id, title }) => [id, title])];
    // A length of the sweep chart stands for the device until another one is chosen.
    const length = settings.width ?? settings.height;
    if (length) devices.unshift(['length', `${words(settings.width ? 'inspector.width' : 'inspector.height')} ${length}`]);
    this.container.replaceChildren(
      choice(words('device'), length ? 'length' : settings.device ?? '', devices, device => model.configure({ device: device || undefined, width: undefined, height: undefined }), { id: 'device' }),
      choice(words('device.portrait'), settings.landscape ? 'landscape' : 'portrait', ['portrait', 'landscape'].map(name => [name, words('device.' + name)]), value => model.configure({ landscape: value === 'landscape', width: undefined, height: undefined }), { id: 'orientation' }),
      choice(words('device.text'), settings.textSize ?? '', [['', `Aa ${words('device.default')}`], ...textSizes.map(size => [size, `Aa ${size.toUpperCase()}`])], textSize => model.configure({ textSize: textSize || undefined }), { id: 'text-size' }),
      make('button', { type: 'button', id: 'appearance', text: '◐', title: words('device.dark'), 'aria-label': words('device.dark'), 'aria-pressed': String(Boolean(settings.dark)), onclick: () => model.configure({ dark: !model.settings.dark }) }),
      make('button', { type: 'button', id: 'devices-button', text: '▯▭', title: words('device.all'), 'aria-label': words('device.all'), 'aria-haspopup': 'dialog', onclick: event => showDevices(model, event.currentTarget) }),
      make('button', { type: 'button', id: 'sweep-button', text: '↔', title: words('sweep.help'), 'aria-label': words('sweep.help'), 'aria-expanded': String(this.sweep.isShown), 'aria-pressed': String(this.sweep.isShown), onclick: () => this.sweep.toggle() }),
      checkbox('RTL', settings.rightToLeft, rightToLeft => model.configure({ rightToLeft }), { title: words('device.rtl'), id: 'rtl' }));
    this.container.classList.toggle('preview', !model.state.storedFrames);
  }
}
