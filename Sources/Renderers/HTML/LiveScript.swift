/// The scripts of live pictures.
enum LiveScript {
    /// The frames of a screen at a size.
    ///
    /// The script uses only the data of the page, so tests can run it alone.
    static let frames = #"""
        'use strict';
        // Returns [x, y, width, height] of each view relative to its parent, null for a view that the size does not have; null at a size
        // that no region contains.
        function framesAt(screen, layout, width, height) {
          const [least, most] = screen.range, lines = screen.lines;
          if (!(Math.min(width, height) >= least && Math.max(width, height) <= most)) return null;
          const value = line => lines[3 * line] + lines[3 * line + 1] * width + lines[3 * line + 2] * height;
          const region = layout.regions.find(([bounds]) => bounds.every(line => value(line) >= -0.001));
          if (!region) return null;
          const places = [...layout.frames], changes = region[1];
          for (let at = 0; at < changes.length; at += 2) places[changes[at]] = changes[at + 1];
          // Each absolute edge is rounded half up to a pixel, as in UIKit.
          const snap = edge => Math.floor(edge * layout.scale + 0.5 + 1e-7) / layout.scale;
          const corners = [];
          return screen.views[layout.views].map(([, parent], index) => {
            if (places[4 * index] < 0) return null;
            const base = corners[parent] ?? { x: 0, y: 0, left: 0, top: 0 };
            const [x, y, w, h] = [0, 1, 2, 3].map(part => value(places[4 * index + part]));
            const left = snap(base.x + x), top = snap(base.y + y);
            corners[index] = { x: base.x + x, y: base.y + y, left, top };
            return [left - base.left, top - base.top, snap(base.x + x + w) - left, snap(base.y + y + h) - top];
          });
        }
        """#

    /// The live pictures: the choice of a device, the corner, and the drawing.
    static let text = #"""
        for (const figure of document.querySelectorAll('.live')) {
          const screen = JSON.parse(figure.querySelector('script').textContent);
          const part = name => figure.querySelector('.' + name);
          const [device, width, height] = [...figure.querySelectorAll('select, input')];
          const picture = part('screen'), corner = part('corner'), size = part('size');
          const [least, most] = screen.range;
          let layout, boxes = [], shown = [0, 0];

          function build() {
            layout = screen.layouts[device.value];
            picture.replaceChildren();
            picture.classList.toggle('dark', layout.dark);
            figure.style.setProperty('--radius', layout.radius);
            boxes = [];
            for (const [id, parent, look] of screen.views[layout.views]) {
              const view = screen.looks[look];
              const box = document.createElement('div');
              box.className = 'box ' + view.kind + (view.framed ? ' framed' : '');
              box.dataset.item = id;
              const style = box.style;
              if (view.hidden) style.display = 'none';
              // The browser's font may be a little wider than the frame of a label.
              if (view.clips && view.kind !== 'label') style.overflow = 'hidden';
              if (view.opacity !== undefined) style.opacity = view.opacity;
              if (view.fill) style.backgroundColor = view.fill;
              if (view.border) style.boxShadow = `inset 0 0 0 ${view.border[0]}px ${view.border[1]}`;
              if (view.radius) style.borderRadius = view.radius + 'px';
              for (const [drawing, area, fit] of view.drawings ?? []) {
                box.classList.add('drawn');
                box.insertAdjacentHTML('beforeend', `<svg viewBox="${area}">${drawing}</svg>`);
                const svg = box.lastChild, [, , w, h] = area.split(' ');
                if (typeof fit === 'string') svg.setAttribute('preserveAspectRatio', fit === 'none' ? fit : 'xMidYMid ' + fit);
                else {
                  const [dx, dy, share = 0.5] = fit;
                  svg.style.cssText = `inset: auto; width: ${w}px; height: ${h}px; left: calc(${100 * share}% + ${dx - w / 2}px); top: calc(50% + ${dy - h / 2}px)`;
                }
              }
              const text = view.text;
              if (text || view.picture) {
                const line = document.createElement('span');
                line.textContent = text ? text.string : view.picture;
                line.style.cssText = text
                  ? `font-size: ${text.size}px; font-weight: ${text.weight ?? 400}; text-align: ${text.align ?? 'left'}`
                  : 'font-size: 10px; text-align: center';
                if (text?.color) line.style.color = text.color;
                if (text?.inset) [line.style.left, line.style.right] = text.inset.map(length => length + 'px');
                line.className = (text?.wraps ? 'wraps' : '') + (text?.dim ? ' dim' : '') + (text ? '' : ' picture');
                box.append(line);
              }
              (boxes[parent] ?? picture).append(box);
              boxes.push(box);
            }
          }

          function show(w, h) {
            w = Math.min(Math.max(Math.round(w), 1), 9999);
            h = Math.min(Math.max(Math.round(h), 1), 9999);
            const frames = framesAt(screen, layout, w, h);
            [width.value, height.value] = [w, h];
            if (!frames) {
              const isOutside = Math.min(w, h) < least || Math.max(w, h) > most;
              size.textContent = isOutside
                ? `${w} × ${h} is outside of this page: it knows lengths from ${least} to ${most} pt. Shown: ${shown.join(' × ')}.`
                : `This page does not know the layout at ${w} × ${h}. Shown: ${shown.join(' × ')}. Run plumb layout --size ${w}x${h}.`;
              size.classList.add('unknown');
              return;
            }
            shown = [w, h];
            size.classList.remove('unknown');
            size.textContent = `${w} × ${h} pt`;
            picture.setAttribute('aria-label', `${screen.title}, ${layout.name}, ${w} × ${h} points`);
            figure.style.setProperty('--width', w);
            figure.style.setProperty('--height', h);
            const views = screen.views[layout.views];
            frames.forEach((frame, index) => {
              boxes[index].hidden = !frame;
              if (!frame) return;
              const [x, y, w, h] = frame, parent = views[index][1];
              const origin = parent < 0 ? [0, 0] : screen.looks[views[parent][2]].origin ?? [0, 0];
              // The picture begins at the root, wherever the document has it.
              boxes[index].style.left = (index ? x - origin[0] : 0) + 'px';
              boxes[index].style.top = (index ? y - origin[1] : 0) + 'px';
              boxes[index].style.width = Math.max(0, w) + 'px';
              boxes[index].style.height = Math.max(0, h) + 'px';
            });
          }

          // The size nearest to a wished one that the corner can reach: each axis stops by itself.
          function drag(w, h) {
            const near = length => Math.min(Math.max(Math.round(length), least), most);
            const [x, y] = [near(w), near(h)];
            const isKnown = size => framesAt(screen, layout, ...size);
            show(...([[x, y], [x, shown[1]], [shown[0], y]].find(isKnown) ?? [x, y]));
          }

          device.addEventListener('change', () => { build(); drag(...layout.size); });
          for (const field of [width, height]) field.addEventListener('change', () => show(+width.value, +height.value));
          corner.addEventListener('pointerdown', down => {
            corner.setPointerCapture(down.pointerId);
            down.preventDefault();
            corner.focus();
            const [w, h] = shown;
            const zoom = picture.getBoundingClientRect().width / w || 1;
            const move = event =>
              drag(w + (event.clientX - down.clientX) / zoom, h + (event.clientY - down.clientY) / zoom);
            corner.addEventListener('pointermove', move);
            const end = () => corner.removeEventListener('pointermove', move);
            corner.addEventListener('pointerup', end, { once: true });
            corner.addEventListener('pointercancel', end, { once: true });
          });
          corner.addEventListener('keydown', event => {
            const step = event.shiftKey ? 10 : 1;
            const [x, y] = { ArrowLeft: [-1, 0], ArrowRight: [1, 0], ArrowUp: [0, -1], ArrowDown: [0, 1] }[event.key] ?? [0, 0];
            if (!x && !y) return;
            event.preventDefault();
            drag(shown[0] + x * step, shown[1] + y * step);
          });
          build();
          drag(...layout.size);
        }
        """#
}
