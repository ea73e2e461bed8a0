// The words of the format pane, the containers, the exports and the further fields of the inspectors.

export const paneWords = {
  'formats': ['Formats', '格式'], 'formats.line': ['Format', '格式'], 'formats.new': ['New format', '新格式'], 'formats.completions': ['Completions', '补全'],
  'embed.view': ['View', '视图'], 'embed.viewWithoutInset': ['View Without Inset', '无内边距的视图'], 'embed.scrollView': ['Scroll View', '滚动视图'], 'embed.stackView': ['Stack View', '堆栈视图'], 'unembed': ['Unembed', '取消嵌入'],
  'class.collectionView': ['Collection View', '集合视图'],
  'constraint.line': ['line {0}', '第 {0} 行'],
  'margins': ['Layout Margins', '布局边距'], 'margins.default': ['Default', '默认'], 'margins.layoutMargins': ['Fixed', '固定'], 'margins.directionalLayoutMargins': ['Language Directional', '语言方向'],
  'margin.top': ['Top', '上'], 'margin.left': ['Left', '左'], 'margin.bottom': ['Bottom', '下'], 'margin.right': ['Right', '右'], 'margin.leading': ['Leading', '前'], 'margin.trailing': ['Trailing', '后'],
  'flag.preservesSuperviewLayoutMargins': ['Preserve Superview Margins', '保留父视图边距'], 'flag.insetsLayoutMarginsFromSafeArea': ['Safe Area Relative Margins', '边距相对于安全区域'], 'flag.layoutMarginsFollowReadableWidth': ['Follow Readable Width', '跟随可读宽度'],
  'intrinsic': ['Intrinsic Size', '固有尺寸'], 'intrinsic.default': ['Default (System Defined)', '默认（系统定义）'], 'intrinsic.placeholder': ['Placeholder', '占位'], 'intrinsic.none': ['None', '无'],
  'attribute.font': ['Font', '字体'], 'attribute.textColor': ['Color', '颜色'], 'attribute.backgroundColor': ['Background', '背景'], 'attribute.tintColor': ['Tint', '色调'], 'attribute.customClass': ['Class', '类'],
  'attribute.clipsSubviews': ['Clip to Bounds', '裁剪到边界'], 'attribute.baselineRelativeArrangement': ['Baseline Relative', '相对于基线'],
  'attribute.missing': ['A layout document has no key for this attribute.', '布局文稿没有此属性的键。'],
  'font.system': ['System', '系统'], 'font.boldSystem': ['System Bold', '系统粗体'], 'font.italicSystem': ['System Italic', '系统斜体'],
  'sweep': ['Sweep', '尺寸扫描'], 'sweep.help': ['Sweep of sizes', '尺寸扫描图'], 'sweep.axis': ['Swept length', '扫描的长度'], 'sweep.width': ['Widths', '宽度'], 'sweep.height': ['Heights', '高度'], 'sweep.busy': ['Sweeping… {0} %', '正在扫描… {0} %'], 'sweep.none': ['No findings at any size.', '任何尺寸均无问题。'], 'sweep.show': ['Show at {0} points', '以 {0} 点显示'],
  'code.overlay': ['Changes on the screens', '屏幕上的更改'], 'code.svg': ['Drawing (SVG)', '绘图（SVG）'], 'code.png': ['Picture (PNG)', '图片（PNG）'], 'code.export': ['Export…', '导出…'], 'code.revision': ['Compare with revision', '与修订版比较'], 'code.saved': ['saved file', '已存储的文件'], 'code.exported': ['Exported {0}.', '已导出 {0}。'], 'code.none.overlay': ['No scene differs.', '没有场景不同。'], 'code.old': ['Before', '之前'], 'code.new': ['After', '之后'], 'code.border': ['Border between before and after', '之前与之后的分界'],
};
