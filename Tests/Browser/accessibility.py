"""An accessibility pass by hand: names of controls, contrast of texts, and a visible focus."""

NAMELESS = """() => [...document.querySelectorAll('button, select, input, textarea, summary, a, [role]')]
    .filter(e => e.checkVisibility())
    .filter(e => {
        const byId = (e.getAttribute('aria-labelledby') ?? '').split(' ').map(id => document.getElementById(id)?.textContent ?? '').join('');
        const labels = [...(e.labels ?? [])].map(label => label.textContent).join('');
        const own = ['BUTTON', 'SUMMARY', 'A', 'LI', 'P'].includes(e.tagName) || e.getAttribute('role') === 'status' ? e.textContent || 'status' : '';
        return !(e.getAttribute('aria-label') || byId || labels || own).trim();
    }).map(e => e.outerHTML.slice(0, 120))"""

# Texts whose contrast with the nearest opaque background is below 4.5. Disabled controls and the transparent text of the editor,
# whose copy is measured instead, do not count.
FAINT = """() => {
    const canvas = document.createElement('canvas').getContext('2d', { willReadFrequently: true });
    const color = text => {
        canvas.clearRect(0, 0, 1, 1);
        canvas.fillStyle = text;
        canvas.fillRect(0, 0, 1, 1);
        const [r, g, b, a] = canvas.getImageData(0, 0, 1, 1).data;
        return { r, g, b, a: a / 255 };
    };
    const over = (top, below) => ({ r: top.r * top.a + below.r * (1 - top.a), g: top.g * top.a + below.g * (1 - top.a), b: top.b * top.a + below.b * (1 - top.a), a: 1 });
    const light = ({ r, g, b }) => [r, g, b].map(v => v / 255).map(v => v <= 0.03928 ? v / 12.92 : ((v + 0.055) / 1.055) ** 2.4)
        .reduce((sum, v, i) => sum + v * [0.2126, 0.7152, 0.0722][i], 0);
    const background = e => {
        const layers = [];
        for (; e; e = e.parentElement) {
            const layer = color(getComputedStyle(e).backgroundColor);
            if (layer.a > 0) layers.push(layer);
            if (layer.a === 1) break;
        }
        return layers.reverse().reduce((below, top) => over(top, below), { r: 255, g: 255, b: 255, a: 1 });
    };
    const faint = [];
    const measure = (e, text, foreground) => {
        if (!text.trim() || !e.checkVisibility() || e.disabled || e.id === 'text') return;
        const below = background(e);
        const [a, b] = [light(over(color(foreground), below)), light(below)].sort((x, y) => y - x);
        const ratio = (a + 0.05) / (b + 0.05);
        if (ratio < 4.5) faint.push(`${ratio.toFixed(2)} ${e.tagName}.${e.className} ${text.trim().slice(0, 30)}`);
    };
    for (const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT); walker.nextNode();) {
        const node = walker.currentNode;
        const box = document.createRange();
        box.selectNodeContents(node);
        if (box.getBoundingClientRect().width > 0) measure(node.parentElement, node.data, getComputedStyle(node.parentElement).color);
    }
    for (const e of document.querySelectorAll('input, textarea')) {
        measure(e, e.value, getComputedStyle(e).color);
        if (!e.value) measure(e, e.placeholder, getComputedStyle(e, '::placeholder').color);
    }
    return faint;
}"""

OUTLINE = """() => { const e = document.activeElement; const style = getComputedStyle(e);
    return { name: e.id || e.getAttribute('aria-label') || e.textContent.slice(0, 30), tag: e.tagName,
             visible: style.outlineStyle !== 'none' && parseFloat(style.outlineWidth) >= 2 } }"""

OVERFLOW = "() => document.documentElement.scrollWidth - document.documentElement.clientWidth"
