/// The script of a preview page: it filters pictures and marks views.
enum PreviewScript {
    static let text = #"""
        'use strict';
        const form = document.querySelector('form');
        const figures = [...document.querySelectorAll('figure')];
        const status = form.querySelector('[role=status]');

        function filter() {
          const boxes = [...form.querySelectorAll('[name=device]')];
          const devices = new Set(boxes.filter(box => box.checked).map(box => box.value));
          const selects = [...form.querySelectorAll('select')];
          let shown = 0;
          for (const figure of figures) {
            const own = figure.dataset.devices ? figure.dataset.devices.split(' ') : [];
            const onDevice = !own.length || !boxes.length || own.some(place => devices.has(place));
            const fits = selects.every(select => !select.value || figure.getAttribute('data-' + select.name) === select.value);
            figure.hidden = !(onDevice && fits);
            if (!figure.hidden) shown += 1;
          }
          for (const section of document.querySelectorAll('section')) {
            section.hidden = !section.querySelector('figure:not([hidden])');
          }
          status.textContent = shown + ' of ' + figures.length + ' pictures';
        }

        function clear() {
          for (const mark of document.querySelectorAll('.mark')) mark.remove();
          for (const button of document.querySelectorAll('[aria-pressed=true]')) button.setAttribute('aria-pressed', 'false');
        }

        function mark(button) {
          const isOn = button.getAttribute('aria-pressed') === 'true';
          clear();
          if (isOn) return filter();
          button.setAttribute('aria-pressed', 'true');
          const views = new Set(button.dataset.views.split(' '));
          const marked = new Set();
          for (const group of button.closest('article').querySelectorAll('[data-view]')) {
            if (!views.has(group.dataset.view) || group.closest('[hidden]')) continue;
            const svg = group.ownerSVGElement, area = group.querySelector('.area');
            const place = svg.getScreenCTM().inverse().multiply(area.getScreenCTM());
            const copy = area.cloneNode();
            copy.setAttribute('class', 'mark');
            copy.setAttribute('transform', `matrix(${place.a} ${place.b} ${place.c} ${place.d} ${place.e} ${place.f})`);
            svg.append(copy);
            marked.add(svg);
          }
          const count = marked.size;
          status.textContent = count ? 'Marked in ' + count + (count === 1 ? ' picture' : ' pictures') : 'No shown picture has the view';
          const [first] = marked;
          if (first) first.scrollIntoView({ block: 'center', inline: 'nearest' });
        }

        form.addEventListener('change', () => { clear(); filter(); });
        form.addEventListener('submit', event => event.preventDefault());
        document.addEventListener('click', event => {
          const button = event.target.closest('[data-views]');
          if (button) mark(button);
        });
        document.addEventListener('keydown', event => { if (event.key === 'Escape') { clear(); filter(); } });
        filter();
        """#
}
