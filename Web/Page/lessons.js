// The tutorial *Learn VFL in fifteen minutes* as steps that the playground opens. `Documentation/Tutorial.md` has it whole.

const plain = (text, size = [320, 100], more = {}) => ({ text, metrics: {}, size, direction: 'ltr', root: { name: 'view' }, views: [], ...more });
const views = list => ({ views: list });
const caption = { name: 'caption', class: 'UILabel', text: 'Name' };
const field = { name: 'field', class: 'UITextField', placeholder: 'Jane' };

/** Each step: titles and texts in English and Chinese, and a state. A text has a paragraph per line. */
export const lessons = [
  {
    titles: ['A format is a picture', '格式就是一幅图'],
    texts: [
      'Views are names in square brackets. `|` is an edge of the superview, and `-` is a space.\nThe format does not say how wide each view is, so both are ambiguous, and red. Step 10 explains that.',
      '方括号里是视图的名字，`|` 是父视图的边，`-` 是间距。\n格式没有写明两个视图各有多宽，所以它们有歧义，显示为红色。第 10 步会解释。'],
    state: plain('H:|-[find]-[field]-|\nV:|-[find(30)]\nV:|-[field(30)]', [320, 70]),
  },
  {
    titles: ['The constraints of a format', '格式对应的约束'],
    texts: [
      'Each part of a format makes one constraint. Select a view: the lines in the picture are its constraints, and the inspector lists them as equations.\n`leading` and `trailing` are left and right in English. Turn on *Right to left* to see them the other way round.',
      '格式的每一部分都生成一条约束。选中一个视图：画面中的线就是它的约束，检查器里会列出对应的等式。\n在中文和英文里 `leading` 和 `trailing` 是左边和右边。打开“从右到左”，方向就反过来。'],
    state: plain('|-[find(80)]-[field(>=20)]-|\nV:|-[find(30)]\nV:|-[field(30)]', [320, 70]),
  },
  {
    titles: ['Edges of the superview', '父视图的边'],
    texts: [
      'Without `-`, a view touches the edge, and views touch each other.\nIf you leave out a `|`, the format says nothing about that edge. Delete the last `|` and look at `content`.',
      '不写 `-`，视图就紧贴边缘，视图之间也彼此紧挨着。\n省略某一侧的 `|`，就不约束那一侧。删掉最后一个 `|`，看看 `content` 会怎样。'],
    state: plain('|[sidebar(100)][content]|\nV:|[sidebar]|\nV:|[content]|', [320, 120]),
  },
  {
    titles: ['Spaces and metrics', '间距与 metrics'],
    texts: [
      'A single `-` is the standard space: 8 points between views, and 20 points to the superview. Write a number for another space.\nNames instead of numbers are metrics. Move the sliders of `margin` and `gap`.',
      '单独一个 `-` 是标准间距：视图之间 8 点，到父视图 20 点。想要别的间距，就写上数值。\n数值也可以换成名字，这就是 metrics（度量值）。拖动 `margin` 和 `gap` 的滑块试试。'],
    state: plain('|-margin-[icon(32)]-gap-[title]-margin-|\nV:|-margin-[icon(32)]\nV:|-margin-[title(32)]', [320, 80], { metrics: { margin: 16, gap: 4 } }),
  },
  {
    titles: ['Sizes and relations', '尺寸与关系'],
    texts: [
      'A size is in parentheses after the name. The relations are `==`, `>=` and `<=`. Without a relation, `==` applies.\nA size may name another view: `badge` is as wide as `icon`. Drag the corner of the container: the title is between 100 and 200 points wide.',
      '名字后面的圆括号里写尺寸。关系有三种：`==`、`>=` 和 `<=`，不写就是 `==`。\n尺寸也可以引用另一个视图：`badge` 和 `icon` 一样宽。拖动容器的一角：标题的宽度在 100 到 200 点之间。'],
    state: plain('|-[icon(32)]-[title(>=100,<=200)]-[badge(==icon)]-(>=20)-|\ntitle.width == 200 @ 500\nV:|-[icon(32)]\nV:|-[title(32)]\nV:|-[badge(32)]', [320, 80]),
  },
  {
    titles: ['Priorities', '优先级'],
    texts: [
      'A constraint is required, with priority 1000, unless `@` gives it another one. An optional constraint holds as well as possible.\n`cancel` prefers 200 points and gets 132. Make the container wider.',
      '约束默认是必需的，优先级为 1000。用 `@` 可以指定别的优先级，这样的约束是可选的，只会尽量满足。\n`cancel` 希望宽 200 点，只得到 132 点。把容器拉宽试试。'],
    state: plain('|-[cancel(200@700)]-(>=8)-[next(140)]-|\nV:|-[cancel(30)]\nV:|-[next(30)]', [320, 70]),
  },
  {
    titles: ['Vertical formats', '垂直方向'],
    texts: [
      '`V:` turns the picture: the first view is at the top, and sizes are heights.\nMost layouts need both directions: one format per row and one per column.',
      '`V:` 把图竖过来：第一个视图在最上面，尺寸表示高度。\n大多数界面两个方向都要写：每行一个格式，每列一个格式。'],
    state: plain('H:|-[title]-|\nH:|-[text]-|\nV:|-[title(30)]-12-[text(>=40)]-|', [240, 140]),
  },
  {
    titles: ['Options', '对齐选项'],
    texts: [
      'Options align all views of a format across its direction. They follow `// options:` here, or use the menu above the editor.\nDelete the option: the vertical position of `title` becomes ambiguous.',
      'options 让格式里的所有视图在垂直于格式的方向上对齐。在这里写在 `// options:` 之后，也可以用编辑器上方的菜单。\n删掉选项，`title` 的垂直位置就有歧义了。'],
    state: plain('|-[icon(32)]-[title]-| // options: alignAllCenterY\nV:|-[icon(32)]\nV:[title(20)]', [240, 72]),
  },
  {
    titles: ['Mistakes', '写错了怎么办'],
    texts: [
      'A wrong format raises an exception in an app. Here the caret marks the character where the parser stopped.\nPress the buttons below the editor to mend the three formats.',
      '在 App 里，格式写错会抛出异常。在这里，`^` 指向解析器停下的字符。\n点编辑器下方的按钮，修好这三个格式。'],
    state: plain('V|-[box(30)]\n|-[box(>30)]\n[box]-8[a(40)]', [240, 80]),
  },
  {
    titles: ['Ambiguity', '歧义'],
    texts: [
      'Both views may be wider than their content, and nothing says which one. Each view hugs its content with priority 250.\nSelect `caption` and set its horizontal hugging to 251: now the field takes the remaining space.',
      '两个视图都可以比自己的内容更宽，但没有说明由谁变宽。它们的抗拉伸优先级都是 250。\n选中 `caption`，把水平抗拉伸改为 251，剩余的宽度就归输入框了。'],
    state: plain('|-[caption]-[field]-| // options: alignAllFirstBaseline\nV:|-[field]', [320, 100], views([caption, field])),
  },
  {
    titles: ['Conflicts', '约束冲突'],
    texts: [
      'Required constraints that exclude each other are a conflict. A field of exactly 300 points does not fit into 320 points with its margins.\nPress the fix, or make the width optional: `[field(300@750)]`.',
      '几条必需的约束无法同时满足，就是约束冲突。输入框如果固定为 300 点，加上边距就放不进 320 点。\n点修复按钮，或者把宽度改成可选的：`[field(300@750)]`。'],
    state: plain('|-[caption]-[field(300)]-| // options: alignAllFirstBaseline\nV:|-[field]', [320, 100], views([{ ...caption, hugging: { horizontal: 251 } }, field])),
  },
  {
    titles: ['Swift', '生成 Swift 代码'],
    texts: [
      '*Copy as* gives you the views and constraints as Swift, with your formats or with anchors.\nIn your code, set `translatesAutoresizingMaskIntoConstraints` to `false`, add each view to its superview, and activate the constraints.',
      '“复制为”会给出 Swift 代码，可以用格式，也可以用锚点。\n在你的代码里，先把 `translatesAutoresizingMaskIntoConstraints` 设为 `false`，把视图加到父视图，再激活约束。'],
    state: plain('|-[caption]-[field]-| // options: alignAllFirstBaseline\nV:|-[field]', [320, 100], views([{ ...caption, hugging: { horizontal: 251 } }, field])),
  },
];
