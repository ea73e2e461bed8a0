// The words of the page in English and Chinese. Messages of the engine are English; `messages` has their Chinese by id.

const table = {
  'title': ['Plumb Playground', 'Plumb 演练场'],
  'examples': ['Examples', '示例'],
  'examples.choose': ['Open an example…', '打开示例…'],
  'examples.first': ['Start over', '重新开始'],
  'tutorial': ['Tutorial', '教程'],
  'tutorial.title': ['Learn VFL in fifteen minutes', '十五分钟学会 VFL'],
  'tutorial.try': ['Try it', '试一试'],
  'tutorial.close': ['Close the tutorial', '关闭教程'],
  'tutorial.previous': ['Back', '上一步'],
  'tutorial.next': ['Next', '下一步'],
  'tutorial.step': ['Step {0} of {1}', '第 {0} 步，共 {1} 步'],
  'code': ['Copy as…', '复制为…'],
  'code.copy': ['Copy', '复制'],
  'code.copied': ['Copied.', '已复制。'],
  'code.close': ['Close', '关闭'],
  'code.vfl': ['Swift, VFL', 'Swift（VFL）'],
  'code.anchors': ['Swift, anchors', 'Swift（锚点）'],
  'code.yaml': ['YAML', 'YAML'],
  'code.svg': ['SVG', 'SVG'],
  'code.text': ['Code', '代码'],
  'link': ['Copy link', '复制链接'],
  'link.copied': ['The link is copied. It holds the whole layout.', '链接已复制，其中包含整个布局。'],
  'link.copiedLog': ['The link is copied. It holds the whole log.', '链接已复制，其中包含整份日志。'],
  'link.long': ['The log is too long for a link.', '日志太长，无法放进链接。'],
  'link.broken': ['This link is broken or from another version. The playground shows its first example instead.', '链接已损坏或版本不符，这里显示默认示例。'],
  'link.dismiss': ['Dismiss', '关闭提示'],
  'mode': ['Mode', '模式'],
  'mode.layout': ['Layout', '布局'],
  'mode.log': ['Conflict log', '冲突日志'],
  'log.input': ['Log of Xcode’s console', 'Xcode 控制台的日志'],
  'log.help': ['Paste the text from “Unable to simultaneously satisfy constraints” on. Other lines are skipped.', '粘贴 “Unable to simultaneously satisfy constraints” 开始的内容，其他行会被忽略。'],
  'log.sample': ['Sample log', '示例日志'],
  'log.clear': ['Clear', '清空'],
  'log.results': ['Explanation', '解释'],
  'log.empty': ['Paste a log, or open the sample: the page explains each constraint, the conflict and the fixes.', '粘贴日志或打开示例：本页会解释每条约束、冲突所在和修复方法。'],
  'log.none': ['The text has no conflict log.', '文字里没有冲突日志。'],
  'log.one': ['1 log.', '1 份日志。'],
  'log.count': ['{0} logs.', '{0} 份日志。'],
  'log.most': ['The first {0} are shown.', '只显示前 {0} 份。'],
  'log.heading': ['Log {0}, line {1}', '日志 {0}，第 {1} 行'],
  'log.again': ['The text has this log once more.', '这份日志在文中还出现了一次。'],
  'log.repeated': ['The text has this log {0} more times.', '这份日志在文中还出现了 {0} 次。'],
  'log.set': ['The smallest set that conflicts', '互相冲突的最小约束集'],
  'log.printed': ['The constraints as printed', '日志中的约束'],
  'log.other': ['1 other constraint, which the conflict does not need', '另有 1 条约束与冲突无关'],
  'log.others': ['{0} other constraints, which the conflict does not need', '另有 {0} 条约束与冲突无关'],
  'log.broken': ['{0} breaks this one', '{0} 打破这一条'],
  'log.predicted': ['{0} probably breaks this one', '{0} 可能打破这一条'],
  'log.effect': ['Effect', '结果'],
  'log.fixes': ['Fixes, the cheapest first', '修复方法，改动最小的在前'],
  'log.reasons': ['Why it was logged', '为什么会有这份日志'],
  'log.margins': ['This assumes margins of 8 pt, which the log does not print.', '这里假设边距为 8 pt，日志没有给出边距。'],
  'log.pictureLabel': ['Views after the break: {0}.', '约束被打破之后的视图：{0}。'],
  'log.view': ['{0}, {1} × {2}', '{0}，{1} × {2}'],
  'log.wanted': ['Dashed: the place or size that the broken constraint asks for.', '虚线：被打破的约束要求的位置或大小。'],
  'log.arbitrary': ['The log does not place every view, so some places are arbitrary.', '日志没有给出所有视图的位置，有些位置是随意的。'],
  'log.unread': ['Constraints that cannot be read', '无法读取的约束'],
  'log.line': ['Line {0}', '第 {0} 行'],
  'language': ['Language', '语言'],
  'theme': ['Appearance', '外观'],
  'theme.auto': ['Automatic', '自动'],
  'theme.light': ['Light', '浅色'],
  'theme.dark': ['Dark', '深色'],
  'editor': ['Formats and equations', '格式与等式'],
  'editor.help': ['One per line. Options follow // options:', '每行一条。选项写在 // options: 之后'],
  'editor.options': ['Options of line {0}', '第 {0} 行的选项'],
  'editor.noOptions': ['Options belong to formats. Move the caret to a line with a format.', '只有格式才有选项，请把光标移到写有格式的一行。'],
  'editor.completions': ['Completions', '补全'],
  'metrics': ['Metrics', '度量值'],
  'metrics.name': ['Name of the new metric', '新度量值的名称'],
  'metrics.placeholder': ['name', '名称'],
  'metrics.add': ['Add', '添加'],
  'metrics.remove': ['Remove the metric {0}', '删除度量值 {0}'],
  'metrics.value': ['Value of {0}', '{0} 的值'],
  'metrics.none': ['A metric gives a number a name: -gap- instead of -24-.', '度量值给数字一个名字：用 -gap- 代替 -24-。'],
  'problems': ['Findings', '检查结果'],
  'problems.none': ['No findings.', '没有问题。'],
  'problems.count': ['{0} findings.', '{0} 个问题。'],
  'problems.one': ['1 finding.', '1 个问题。'],
  'problems.line': ['Line {0}', '第 {0} 行'],
  'problems.stale': ['The picture shows the last formats without mistakes.', '图中显示的是上一次没有错误的格式。'],
  'problems.metric': ['Add the metric {0}', '添加度量值 {0}'],
  'fix.insert': ['Insert ‘{0}’', '插入 “{0}”'],
  'fix.remove': ['Remove ‘{0}’', '删除 “{0}”'],
  'fix.write': ['Write ‘{0}’', '改写为 “{0}”'],
  'fix.replace': ['Replace ‘{0}’ with ‘{1}’', '把 “{0}” 改为 “{1}”'],
  'newView': ['‘{0}’ is a new view. Did you mean ‘{1}’?', '“{0}” 是一个新视图。你是不是想写 “{1}”？'],
  'conflict': ['These required constraints conflict:', '以下必需约束互相冲突：'],
  'conflict.broken': ['broken by Auto Layout', '被自动布局打破'],
  'conflict.system': ['the size of the container or of content', '容器或内容的尺寸'],
  'cure.constant': ['Fix: change line {0} to {1}', '修复：把第 {0} 行改为 {1}'],
  'cure.priority': ['Or: make line {0} optional: {1}', '或者：把第 {0} 行改为可选：{1}'],
  'cure.optional': ['Fix: make line {0} optional: {1}', '修复：把第 {0} 行改为可选：{1}'],
  'cure.remove': ['Fix: remove line {0}', '修复：删除第 {0} 行'],
  'ambiguous': ['{1} ambiguous for ‘{0}’.', '“{0}” 的{1}有歧义。'],
  'ambiguous.is': [' is', ''],
  'ambiguous.are': [' are', ''],
  'axis.horizontal position': ['horizontal position', '水平位置'],
  'axis.vertical position': ['vertical position', '垂直位置'],
  'axis.width': ['width', '宽度'],
  'axis.height': ['height', '高度'],
  'and': [' and ', '和'],
  'comma': [', ', '、'],
  'show': ['Show {0}', '显示 {0}'],
  'picture': ['Picture', '画面'],
  'picture.device': ['Device', '设备'],
  'picture.custom': ['Custom size', '自定义尺寸'],
  'picture.width': ['Width', '宽'],
  'picture.height': ['Height', '高'],
  'picture.rotate': ['Rotate', '旋转'],
  'picture.textSize': ['Text size', '文字大小'],
  'picture.safeArea': ['Safe area', '安全区'],
  'picture.rtl': ['Right to left', '从右到左'],
  'picture.corner': ['Size of the container, {0} by {1} points. Drag, or press arrow keys.', '容器大小 {0} × {1} 点。拖动，或按方向键调整。'],
  'picture.view': ['{0}, {1}: x {2}, y {3}, width {4}, height {5}', '{0}，{1}：x {2}，y {3}，宽 {4}，高 {5}'],
  'picture.ambiguous': ['ambiguous', '有歧义'],
  'picture.conflicting': ['conflicting', '有冲突'],
  'picture.legend': ['Red: ambiguous or conflicting', '红色：有歧义或有冲突'],
  'views': ['Views', '视图'],
  'view.none': ['Select a view in the picture or in the list.', '在画面或列表中选择一个视图。'],
  'view.class': ['Class', '类'],
  'view.superview': ['Superview', '父视图'],
  'view.text': ['Text', '文字'],
  'view.placeholder': ['Placeholder', '占位文字'],
  'view.lines': ['Lines', '行数'],
  'view.font': ['Font size', '字号'],
  'edge.top': ['top', '上'],
  'edge.left': ['left', '左'],
  'edge.bottom': ['bottom', '下'],
  'edge.right': ['right', '右'],
  'edge.short.top': ['T', '上'],
  'edge.short.left': ['L', '左'],
  'edge.short.bottom': ['B', '下'],
  'edge.short.right': ['R', '右'],
  'view.style': ['Text style', '文字样式'],
  'view.noStyle': ['None', '无'],
  'view.image': ['Image', '图像'],
  'view.axis': ['Axis', '方向'],
  'view.distribution': ['Distribution', '分布'],
  'view.alignment': ['Alignment', '对齐'],
  'view.spacing': ['Spacing', '间距'],
  'view.hugging': ['Hugging', '抗拉伸'],
  'view.compression': ['Compression resistance', '抗压缩'],
  'view.intrinsicSize': ['Intrinsic size', '固有尺寸'],
  'size.xs': ['Extra small', '特小'],
  'size.s': ['Small', '小'],
  'size.m': ['Medium', '中'],
  'size.l': ['Large (default)', '大（默认）'],
  'size.xl': ['Extra large', '特大'],
  'size.xxl': ['Extra extra large', '超大'],
  'size.xxxl': ['Extra extra extra large', '极大'],
  'size.ax1': ['Accessibility 1', '辅助功能 1'],
  'size.ax2': ['Accessibility 2', '辅助功能 2'],
  'size.ax3': ['Accessibility 3', '辅助功能 3'],
  'size.ax4': ['Accessibility 4', '辅助功能 4'],
  'size.ax5': ['Accessibility 5', '辅助功能 5'],
  'horizontal': ['horizontal', '水平'],
  'vertical': ['vertical', '垂直'],
  'class.UIView': ['Plain view', '普通视图'],
  'class.UILabel': ['Label', '标签'],
  'class.UIButton': ['Button', '按钮'],
  'class.UITextField': ['Text field', '输入框'],
  'class.UIImageView': ['Image', '图像'],
  'class.UISwitch': ['Switch', '开关'],
  'class.UISlider': ['Slider', '滑块'],
  'class.UIStackView': ['Stack view', '堆栈视图'],
  'class.UIScrollView': ['Scroll view', '滚动视图'],
  'why': ['Decided by', '由以下约束决定'],
  'why.frame': ['Frame', 'Frame'],
  'why.nothing': ['no constraint', '没有约束'],
  'why.more': ['and {0} more', '另有 {0} 条'],
  'why.lost': ['not satisfied:', '未满足：'],
  'broken.engine': ['The layout engine did not load. Serve this folder over HTTP, with plumb.wasm beside plumb.js.', '布局引擎没有加载。请通过 HTTP 提供此目录，并把 plumb.wasm 放在 plumb.js 旁边。'],
  'broken.stopped': ['The page stopped because of an error. Reload it; the address keeps your layout.', '页面因错误停止运行。请重新加载，地址中保存了你的布局。'],
  'private': ['All layout runs in this page. Your text stays on this device.', '所有布局都在本页计算，你输入的内容不会离开这台设备。'],
};

/** The Chinese of the engine's messages. */
const messages = {
  'vfl.ambiguous-hyphen': '这里的连字符有歧义。负数要放在圆括号里。',
  'vfl.constant-not-finite': '数值太大。',
  'vfl.empty-format': '格式是空的。',
  'vfl.expected-colon': '“V” 或 “H” 后面应有 “:”。',
  'vfl.expected-connection': '这里应有间距。',
  'vfl.expected-end': '格式应在这里结束。',
  'vfl.expected-hyphen': '这里应有 “-”。',
  'vfl.expected-list-end': '列表应以 “)” 结束。',
  'vfl.expected-more-input': '格式还没有写完。',
  'vfl.expected-predicate-end': '尺寸应以 “)” 结束，视图应以 “]” 结束。',
  'vfl.expected-value': '这里应有数值或名称。',
  'vfl.expected-view': '这里应有视图。',
  'vfl.expected-view-end': '视图应以 “]” 结束。',
  'vfl.expected-view-name': '这里应有视图名称。名称以字母或下划线开头，只含字母、数字和下划线。',
  'vfl.expected-view-or-bar': '这里应有视图或 “|”。',
  'vfl.mismatched-attributes': '两个属性不能比较。',
  'vfl.missing-superview': '视图没有父视图，不能使用 “|”。',
  'vfl.parallel-alignment': '对齐选项必须与格式方向垂直。',
  'vfl.priority-out-of-range': '优先级应大于 0 且不超过 1000。',
  'vfl.same-name': '同一个名称用了两次。',
  'vfl.unknown-metric': '没有这个度量值。',
  'vfl.unknown-relation': '未知的关系。只能用 ==、>= 或 <=。',
  'vfl.unknown-view': '没有这个视图。',
  'layout.equation': '等式写错了。',
  'layout.unknown-metric': '没有这个度量值。',
  'layout.unknown-view': '没有这个视图。',
  'layout.illegal-constraint': 'UIKit 不接受这条约束。两边的属性必须是同一类、同一方向，优先级大于 0 且不超过 1000。',
  'layout.format': '未知的选项。',
  'layout.text-cut': '文字被截断。',
  'layout.too-complex': '约束太复杂，无法在限定步数内求解。',
};

let place = 0;

export const language = () => place === 1 ? 'zh' : 'en';

export function setLanguage(name) { place = name === 'zh' ? 1 : 0; }

/** The words for a key, with values in place of {0}, {1} … */
export function words(key, ...values) {
  const text = table[key]?.[place] ?? key;
  return text.replace(/\{(\d)\}/g, (match, index) => values[index] ?? match);
}

/** The message of a finding in the present language. */
export function messageOf(finding) {
  const translated = place === 1 && messages[finding.id];
  return translated ? `${translated}（${finding.message}）` : finding.message;
}

/** The title of a fix: what it inserts, removes or replaces, or the whole text after several edits. */
export function titleOf(fix, source, partOf, edited) {
  const [edit, ...others] = fix.edits;
  if (!edit) return fix.title;
  if (others.length) return words('fix.write', edited(source, fix.edits));
  const old = partOf(source, edit.offset, edit.length);
  if (!old) return words('fix.insert', edit.replacement);
  return edit.replacement ? words('fix.replace', old, edit.replacement) : words('fix.remove', old);
}

/** Names as a list: a, b and c. */
export function listed(names) {
  return names.length < 2 ? names.join('') : names.slice(0, -1).join(words('comma')) + words('and') + names.at(-1);
}

/** The sentence for a view with ambiguous values. */
export function ambiguity(view) {
  const values = view.ambiguous.map(value => words('axis.' + value));
  const text = listed(values) + words(values.length === 1 ? 'ambiguous.is' : 'ambiguous.are');
  return words('ambiguous', view.name, text.charAt(0).toUpperCase() + text.slice(1));
}

/** Sets the words of all elements below a root: `data-text` and `data-label` hold keys. */
export function translate(root) {
  for (const element of root.querySelectorAll('[data-text]')) element.textContent = words(element.dataset.text);
  for (const element of root.querySelectorAll('[data-label]')) element.setAttribute('aria-label', words(element.dataset.label));
  for (const element of root.querySelectorAll('[data-hint]')) element.setAttribute('placeholder', words(element.dataset.hint));
}

/** The title of a class: a word of the page, or its name. */
export function classTitle(name) { return table['class.' + name]?.[place] ?? name; }
