// The words of scenes, segues and variations.

export const sceneWords = {
  'segue.show': ['Show', '显示'], 'segue.showDetail': ['Show Detail', '显示详情'], 'segue.presentation': ['Present Modally', '模态呈现'], 'segue.popoverPresentation': ['Present As Popover', '以弹出框呈现'], 'segue.custom': ['Custom', '自定义'],
  'segue.embed': ['Embed', '嵌入'], 'segue.rootViewController': ['Root View Controller', '根视图控制器'], 'segue.viewControllers': ['View Controllers', '视图控制器'], 'segue.unwind': ['Unwind', '展开'], 'segue.push': ['Push (deprecated)', '推入（已弃用）'], 'segue.modal': ['Modal (deprecated)', '模态（已弃用）'],
  'segue': ['Segue', '转场'], 'segues': ['Segues', '转场'], 'segues.none': ['No segues.', '没有转场。'], 'segue.add': ['Add Segue', '添加转场'], 'segue.add.more': ['Add Segue…', '添加转场…'], 'segue.delete': ['Delete Segue', '删除转场'],
  'segue.action': ['Action Segue', '操作转场'], 'segue.selection': ['Selection Segue', '选择转场'], 'segue.manual': ['Manual Segue', '手动转场'], 'segue.relationship': ['Relationship Segue', '关系转场'],
  'segue.none': ['“{0}” cannot perform a segue. Control-drag from a control, a cell or the title of the scene.', '“{0}”不能执行转场。请从控件、单元格或场景标题按住 Control 键拖移。'],
  'segue.source': ['Source', '来源'], 'segue.destination': ['Destination', '目标'], 'segue.kind': ['Kind', '种类'], 'segue.identifier': ['Identifier', '标识符'], 'segue.title': ['{0} to {1}', '{0}到{1}'],
  'controller': ['View Controller', '视图控制器'], 'controller.initial': ['Is Initial View Controller', '是初始视图控制器'], 'controller.title': ['Title', '标题'], 'controller.navigationTitle': ['Navigation Title', '导航标题'], 'controller.userLabel': ['Label', '标签名'],
  'controller.customClass': ['Class', '类'], 'controller.storyboardIdentifier': ['Storyboard ID', '故事板标识'], 'controller.identity': ['Identity', '身份'],
  'class.navigationController': ['Navigation Controller', '导航控制器'], 'class.tabBarController': ['Tab Bar Controller', '标签栏控制器'], 'class.navigationBar': ['Navigation Bar', '导航栏'], 'class.tabBar': ['Tab Bar', '标签栏'],
  'embed.navigationController': ['Navigation Controller', '导航控制器'], 'embed.tabBarController': ['Tab Bar Controller', '标签栏控制器'],
  'scene.delete': ['Delete Scene', '删除场景'], 'delete.root': ['The root view stays. Select the title of the scene to delete the scene.', '根视图保留。要删除场景，请选择场景标题。'], 'delete.view': ['The root view cannot be deleted.', '无法删除根视图。'],
  'variations': ['Size-Class Variations', '尺寸类变体'], 'variation.add': ['Add Variation', '添加变体'], 'variation.add.of': ['Add variation: {0}', '添加变体：{0}'], 'variation.remove': ['Remove variation: {0}', '移除变体：{0}'],
  'variation.width': ['Width', '宽度'], 'variation.height': ['Height', '高度'], 'variation.any': ['Any', '任意'], 'variation.compact': ['Compact', '紧凑'], 'variation.regular': ['Regular', '常规'], 'variation.default': ['all', '所有'],
  'variation.installed': ['Installed', '已安装'], 'variation.hidden': ['Hidden', '隐藏'], 'variation.constant': ['Constant', '常量'], 'variation.priority': ['Priority', '优先级'], 'variation.fontSize': ['Font Size', '字号'], 'variation.axis': ['Axis', '轴'], 'variation.alignment': ['Alignment', '对齐'],
  'variation.distribution': ['Distribution', '分布'], 'variation.spacing': ['Spacing', '间距'], 'variation.classes': ['Introduce Variation Based On', '引入变体的依据'], 'variation.fixed': ['Plumb keeps this value. Edit it in Xcode.', 'Plumb 保留此值。请在 Xcode 中编辑。'],
};
