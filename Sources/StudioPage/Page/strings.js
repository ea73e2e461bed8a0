// The words of the page in English and Chinese. Messages of the session are English.

import { paneWords } from './panestrings.js';
import { sceneWords } from './scenestrings.js';

const table = {
  ...paneWords, ...sceneWords,
  'document': ['Document', '文稿'], 'new': ['New…', '新建…'], 'new.storyboard': ['Storyboard', '故事板'], 'new.xib': ['View (xib)', '视图（xib）'], 'new.layout': ['Layout document', '布局文稿'],
  'new.name': ['Name', '名称'], 'new.create': ['Create', '创建'],
  'undo': ['Undo', '撤销'], 'redo': ['Redo', '重做'], 'save': ['Save', '存储'], 'library': ['Library', '库'], 'edited': ['Edited', '已编辑'], 'palette': ['Commands', '命令'],
  'language': ['Language', '语言'], 'outline': ['Outline', '大纲'], 'issues': ['Issues', '问题'], 'issues.none': ['No issues.', '没有问题。'], 'filter': ['Filter', '筛选'],
  'select.none': ['No Selection', '未选择'], 'select.many': ['{0} views', '{0} 个视图'],
  'size': ['Size', '尺寸'], 'attributes': ['Attributes', '属性'], 'frame': ['Frame Rectangle', '框架矩形'], 'inspector.x': ['X', 'X'], 'inspector.y': ['Y', 'Y'], 'inspector.width': ['Width', '宽度'], 'inspector.height': ['Height', '高度'],
  'hugging': ['Content Hugging Priority', '内容吸附优先级'], 'compression': ['Content Compression Resistance Priority', '内容压缩阻力优先级'], 'horizontal': ['Horizontal', '水平'], 'vertical': ['Vertical', '垂直'],
  'constraints': ['Constraints', '约束'], 'constraints.none': ['The selected views have no constraints.', '所选视图没有约束。'], 'constraint': ['Constraint', '约束'],
  'constraint.first': ['First Item', '第一项'], 'constraint.second': ['Second Item', '第二项'], 'constraint.relation': ['Relation', '关系'], 'constraint.constant': ['Constant', '常量'], 'constraint.priority': ['Priority', '优先级'], 'constraint.multiplier': ['Multiplier', '倍数'],
  'constraint.delete': ['Delete Constraint', '删除约束'], 'constraint.standard': ['Standard', '标准'], 'constraint.current': ['Use Canvas Value', '使用画布值'],
  'relation.==': ['Equal', '等于'], 'relation.<=': ['Less Than or Equal', '小于或等于'], 'relation.>=': ['Greater Than or Equal', '大于或等于'],
  'state.misplaced': ['misplaced', '错位'], 'state.conflicting': ['conflict', '冲突'], 'state.broken': ['broken', '已断开'], 'state.ambiguous': ['ambiguous', '不明确'],
  'attribute.userLabel': ['Label', '标签名'], 'attribute.text': ['Text', '文本'], 'attribute.title': ['Title', '标题'], 'attribute.placeholder': ['Placeholder', '占位符'], 'attribute.numberOfLines': ['Lines', '行数'],
  'attribute.textAlignment': ['Alignment', '对齐'], 'attribute.fontSize': ['Font Size', '字号'], 'attribute.hidden': ['Hidden', '隐藏'], 'attribute.image': ['Image', '图像'], 'attribute.axis': ['Axis', '轴'],
  'attribute.distribution': ['Distribution', '分布'], 'attribute.alignment': ['Alignment', '对齐'], 'attribute.spacing': ['Spacing', '间距'],
  'align': ['Align', '对齐'], 'align.title': ['Add New Alignment Constraints', '添加新的对齐约束'], 'align.leading': ['Leading Edges', '前边缘'], 'align.trailing': ['Trailing Edges', '后边缘'], 'align.top': ['Top Edges', '上边缘'], 'align.bottom': ['Bottom Edges', '下边缘'],
  'align.centers-x': ['Horizontal Centers', '水平中心'], 'align.centers-y': ['Vertical Centers', '垂直中心'], 'align.baselines': ['Baselines', '基线'], 'align.container-x': ['Horizontally in Container', '在容器中水平居中'], 'align.container-y': ['Vertically in Container', '在容器中垂直居中'],
  'update': ['Update Frames', '更新框架'], 'update.none': ['None', '无'], 'update.items': ['Items of New Constraints', '新约束的项目'], 'update.all': ['All Frames in Container', '容器中的所有框架'],
  'add': ['Add {0} Constraints', '添加 {0} 个约束'], 'add.one': ['Add 1 Constraint', '添加 1 个约束'],
  'pin': ['Add New Constraints', '添加新约束'], 'pin.title': ['Add New Constraints', '添加新约束'], 'pin.spacing': ['Spacing to nearest neighbor', '与最近邻居的间距'], 'pin.margins': ['Constrain to margins', '约束到边距'],
  'pin.width': ['Width', '宽度'], 'pin.height': ['Height', '高度'], 'pin.equalWidths': ['Equal Widths', '等宽'], 'pin.equalHeights': ['Equal Heights', '等高'], 'pin.aspect': ['Aspect Ratio', '宽高比'],
  'pin.top': ['Top space', '上间距'], 'pin.leading': ['Leading space', '前间距'], 'pin.bottom': ['Bottom space', '下间距'], 'pin.trailing': ['Trailing space', '后间距'], 'pin.strut': ['{0}: on', '{0}：启用'],
  'resolve': ['Resolve Auto Layout Issues', '解决自动布局问题'], 'resolve.selected': ['Selected Views', '所选视图'], 'resolve.all': ['All Views', '所有视图'],
  'resolve.update-frames': ['Update Frames', '更新框架'], 'resolve.update-constants': ['Update Constraint Constants', '更新约束常量'], 'resolve.add-missing': ['Add Missing Constraints', '添加缺失的约束'], 'resolve.reset': ['Reset to Suggested Constraints', '重置为建议的约束'], 'resolve.clear': ['Clear Constraints', '清除约束'],
  'embed': ['Embed In', '嵌入'],
  'edits': ['Edits', '编辑'], 'edits.none': ['No edits.', '没有编辑。'],
  'device': ['View as', '查看为'], 'device.own': ['Document’s device', '文稿的设备'], 'device.portrait': ['Portrait', '竖屏'], 'device.landscape': ['Landscape', '横屏'], 'device.rtl': ['Right to left', '从右到左'], 'device.text': ['Text size', '文字大小'], 'device.default': ['Default', '默认'],
  'move.arranged': ['The stack view positions its arranged views. Change the stack view, or move the view out of it.', '堆栈视图决定其排列视图的位置。请更改堆栈视图，或将视图移出。'],
  'move.layout': ['The constraints of the view determine its position. Change them, or clear them first.', '视图的约束决定其位置。请更改或先清除约束。'],
  'field.number': ['“{0}” is not a valid value. The field keeps {1}.', '“{0}”不是此栏的值，保留 {1}。'],
  'code.failed': ['The browser cannot make this file. Export the SVG.', '浏览器无法生成此文件。请导出 SVG。'],
  'device.preview': ['This device shows the layout at run time. To move views, view the document’s own device.', '此设备显示运行时布局。要移动视图，请查看文稿自己的设备。'],
  'zoom.in': ['Zoom in', '放大'], 'zoom.out': ['Zoom out', '缩小'], 'zoom.fit': ['Zoom to fit', '缩放以适合'],
  'canvas': ['Canvas', '画布'], 'canvas.help': ['Arrow keys move the selected views. Tab goes to the next view.', '方向键移动所选视图，Tab 转到下一个视图。'],
  'guide.safeAreaGuide': ['Safe Area', '安全区域'], 'guide.marginsGuide': ['Margins', '边距'], 'guide.topBarGuide': ['Top Layout Guide', '顶部布局参考线'], 'guide.bottomBarGuide': ['Bottom Layout Guide', '底部布局参考线'], 'guide.contentGuide': ['Content Layout Guide', '内容布局参考线'], 'guide.frameGuide': ['Frame Layout Guide', '框架布局参考线'],
  'status.disconnected': ['The server is not running. Start plumb studio again and open its address.', '服务器未运行。请重新启动 plumb studio 并打开其地址。'],
  'status.nothing': ['Nothing changed.', '没有更改。'], 'status.done': ['{0}. Undo with {1}.', '{0}。按 {1} 撤销。'], 'status.undone': ['Undid {0}.', '已撤销{0}。'], 'status.redone': ['Redid {0}.', '已重做{0}。'], 'status.saved': ['Saved {0}.', '已存储 {0}。'], 'status.ready': ['Ready.', '就绪。'],
  'disk': ['Another program has changed this file.', '另一个程序已更改此文件。'], 'disk.merge': ['Merge', '合并'], 'disk.reload': ['Reload', '重新载入'], 'disk.overwrite': ['Save Over It', '覆盖存储'],
  'code': ['Code', '代码'], 'code.changes': ['Changes since the last save', '上次存储后的更改'], 'code.swift': ['Swift with formats', 'Swift（格式）'], 'code.anchors': ['Swift with anchors', 'Swift（锚点）'], 'code.vfl': ['VFL', 'VFL'], 'code.source': ['Source', '源文件'], 'code.copy': ['Copy', '复制'], 'code.copied': ['Copied.', '已复制。'], 'code.none': ['No changes.', '没有更改。'],
  'unsaved': ['The last session ended before this document was saved.', '上次会话在存储此文稿之前结束。'], 'unsaved.restore': ['Restore Edits', '恢复编辑'], 'unsaved.discard': ['Discard', '丢弃'],
  'why': ['Why is it here?', '为什么在这里？'], 'why.none': ['Nothing determines it.', '没有任何约束决定它。'],
  'unreadable': ['This document cannot be edited.', '无法编辑此文稿。'],
  'connect.leading': ['Leading Space to {0}', '前间距到{0}'], 'connect.trailing': ['Trailing Space to {0}', '后间距到{0}'], 'connect.top': ['Top Space to {0}', '上间距到{0}'], 'connect.bottom': ['Bottom Space to {0}', '下间距到{0}'],
  'connect.centerX': ['Center Horizontally', '水平居中'], 'connect.centerY': ['Center Vertically', '垂直居中'], 'connect.horizontal': ['Horizontal Spacing', '水平间距'], 'connect.vertical': ['Vertical Spacing', '垂直间距'],
  'connect.equalWidth': ['Equal Widths', '等宽'], 'connect.equalHeight': ['Equal Heights', '等高'],
  'delete': ['Delete', '删除'], 'select.all': ['Select All', '全选'], 'select.parent': ['Select Superview', '选择父视图'], 'select.next': ['Select Next View', '选择下一个视图'],
  'library.help': ['Drag a view to the canvas, or press Return.', '将视图拖到画布上，或按回车键。'], 'close': ['Close', '关闭'],
  'class.view': ['View', '视图'], 'class.label': ['Label', '标签'], 'class.button': ['Button', '按钮'], 'class.textField': ['Text Field', '文本框'], 'class.textView': ['Text View', '文本视图'], 'class.imageView': ['Image View', '图像视图'], 'class.switch': ['Switch', '开关'], 'class.slider': ['Slider', '滑块'],
  'class.segmentedControl': ['Segmented Control', '分段控件'], 'class.stepper': ['Stepper', '步进器'], 'class.progressView': ['Progress View', '进度条'], 'class.activityIndicatorView': ['Activity Indicator', '活动指示器'], 'class.pageControl': ['Page Control', '页面控件'], 'class.searchBar': ['Search Bar', '搜索栏'],
  'device.all': ['All Devices', '所有设备'], 'device.show': ['Show this device on the canvas', '在画布上显示此设备'], 'device.problems': ['Auto Layout issues', '自动布局问题'], 'device.dark': ['Dark appearance', '深色外观'],
  'pin.neighbor': ['{0} to', '{0}到'], 'class.viewController': ['View Controller', '视图控制器'], 'scene.add': ['Add View Controller', '添加视图控制器'], 'superview': ['Superview', '父视图'],
  'class.tableView': ['Table View', '表格视图'], 'class.stackView': ['Stack View', '堆栈视图'], 'class.horizontalStackView': ['Horizontal Stack View', '水平堆栈视图'], 'class.verticalStackView': ['Vertical Stack View', '垂直堆栈视图'], 'class.scrollView': ['Scroll View', '滚动视图'],
};

export const languages = ['en', 'zh'];
let language = localStorage.getItem('plumb.language') ?? (navigator.language.startsWith('zh') ? 'zh' : 'en');

export const currentLanguage = () => language;
export function useLanguage(name) {
  language = name;
  localStorage.setItem('plumb.language', name);
  document.documentElement.lang = name === 'zh' ? 'zh-Hans' : 'en';
}

/** The words of a key with arguments in place of {0}, {1}…; an unknown key is its own text. */
/** The title of a name in a document, such as the kind of a segue; the name itself if no words are known for it. */
export const titleOf = (prefix, name) => prefix + name in table ? words(prefix + name) : name;
export function words(key, ...values) {
  const text = table[key]?.[languages.indexOf(language)] ?? key;
  return text.replace(/\{(\d)\}/g, (_, place) => values[place] ?? '');
}
