// The examples of the repository: the documents of `Examples`, which the tests compare with these.

/** Each example: the path below `Examples` without `.yaml`, its titles in English and Chinese, and the document. */
export const examples = [
  {
    path: 'VisualFormat/AppleList', titles: ['Apple’s list of formats', '苹果的格式列表'],
    document: {
      size: [300, 270],
      view: { name: 'page',
        subviews: [
          { name: 'row1', subviews: [{ name: 'button1', class: 'UIButton', title: 'Button' }, { name: 'textField1', class: 'UITextField' }] },
          { name: 'row2', subviews: [{ name: 'button2', class: 'UIButton', title: 'Button' }] },
          { name: 'row3', subviews: [{ name: 'orchidBox' }] },
          { name: 'row4', subviews: [{ name: 'topField' }, { name: 'bottomField' }] },
          { name: 'row5', subviews: [{ name: 'maroonView' }, { name: 'oceanView' }] },
          { name: 'row6', subviews: [{ name: 'button6' }] },
          { name: 'row7', subviews: [{ name: 'buttonA' }, { name: 'buttonB' }] },
          { name: 'row8', subviews: [{ name: 'flexibleButton' }] },
          { name: 'row9', subviews: [{ name: 'find', class: 'UIButton', title: 'Find' }, { name: 'findNext', class: 'UIButton', title: 'Find Next' }, { name: 'findField', class: 'UITextField' }] },
        ],
      },
      constraints: [
        { format: 'V:|[row1(30)][row2(30)][row3(30)][row4(30)][row5(30)][row6(30)][row7(30)][row8(30)][row9(30)]|', options: ['alignAllLeading', 'alignAllTrailing'] },
        'H:|[row1]|',
        { format: '[button1]-[textField1]', options: ['alignAllTop', 'alignAllBottom'] },
        'H:|[button1]',
        'V:|[button1]|',
        'textField1.width == 100',
        '[button2(>=50)]',
        'H:|[button2]',
        'V:|[button2]|',
        '|-50-[orchidBox]-50-|',
        'V:|[orchidBox]|',
        { format: 'V:[topField]-10-[bottomField]', options: ['alignAllLeft', 'alignAllRight'] },
        'V:|[topField(10)]',
        'V:[bottomField(10)]',
        'H:|[topField(40)]',
        { format: '[maroonView][oceanView]', options: ['alignAllTop', 'alignAllBottom'] },
        'H:|[maroonView(70)]',
        'H:[oceanView(80)]',
        'V:|[maroonView]|',
        '[button6(100@20)]',
        'H:|[button6]',
        'V:|[button6]|',
        '[buttonA(==buttonB)]',
        { format: 'H:|[buttonA]-[buttonB(120)]', options: ['alignAllTop', 'alignAllBottom'] },
        'V:|[buttonA]|',
        '[flexibleButton(>=70,<=100)]',
        'H:|[flexibleButton(140@500)]',
        'V:|[flexibleButton]|',
        { format: '|-[find]-[findNext]-[findField(>=20)]-|', options: ['alignAllTop', 'alignAllBottom'] },
        'V:|[find]|',
        'find.width == 29',
        'findNext.width == 64',
      ],
    },
  },
  {
    path: 'TwoButtons', titles: ['Two buttons', '两个按钮'],
    document: {
      size: [320, 480],
      view: {
        subviews: [
          { name: 'leftButton', class: 'UIButton', title: 'Left' },
          { name: 'rightButton', class: 'UIButton', title: 'Right' },
        ],
      },
      constraints: [
        'H:|-80-[leftButton(==60)]-30-[rightButton(==60)]',
        'V:|-30-[leftButton(==30)]',
        'V:|-30-[rightButton(==leftButton)]',
      ],
    },
  },
  {
    path: 'ButtonRow', titles: ['A row of buttons', '一行按钮'],
    document: {
      size: [320, 480], metrics: { rectY: 5, nextButtonWidth: 30 },
      view: {
        subviews: [
          { name: 'deleteButton', class: 'UIButton', title: 'Delete' },
          { name: 'cancelButton', class: 'UIButton', title: 'Cancel' },
          { name: 'nextButton', class: 'UIButton', title: 'Next' },
        ],
      },
      constraints: [
        { format: 'H:|-25-[deleteButton(==cancelButton@700)]-(>=8)-[cancelButton(140)]-[nextButton(nextButtonWidth)]-rectY-|', options: ['alignAllTop'] },
        'V:[nextButton]-|',
      ],
    },
  },
  {
    path: 'CompressionResistance', titles: ['Compression resistance', '抗压缩'],
    document: {
      size: [300, 60],
      view: {
        subviews: [
          { name: 'red', class: 'UILabel', text: 'Never squeeze this label', compression: { horizontal: 751 } },
          { name: 'green', class: 'UILabel', text: 'This one gives way first' },
        ],
      },
      constraints: [
        { format: 'H:|-10-[red]-8-[green]-10-|', options: ['alignAllTop'] },
        'V:|-20-[red]',
      ],
    },
  },
  {
    path: 'CenteredContainer', titles: ['A centered container', '居中的容器'],
    document: {
      size: [320, 568], metrics: { margin: 10, textFieldWidth: 160, buttonWidth: 44 },
      view: { name: 'superview',
        subviews: [
          { name: 'container', subviews: [{ name: 'textField', class: 'UITextField' }, { name: 'button1', class: 'UIButton', title: 'Send' }, { name: 'button2', class: 'UIButton', title: 'Cancel' }, { name: 'label', class: 'UILabel', lines: 0, text: 'This label has relatively long text, that should take two lines.' }] },
        ],
      },
      constraints: [
        'H:|-(margin)-[textField(textFieldWidth)]-(margin)-[button1(==button2)]-(margin)-[button2]-(margin)-|',
        'H:|-(margin)-[label]-(margin)-|',
        'V:|-(margin)-[textField]-(margin)-[label]-(margin)-|',
        'V:|-(margin)-[button1]',
        'V:|-(margin)-[button2]',
        { format: 'H:[superview]-(<=1)-[container(<=superview)]', options: ['alignAllCenterY'] },
        { format: 'V:[superview]-(<=1)-[container]', options: ['alignAllCenterX'] },
      ],
    },
  },
  {
    path: 'TablePlaceholder', titles: ['A placeholder in a table', '表格的占位视图'],
    document: {
      size: [320, 480], metrics: { imageViewTop: 210, imageViewLeft: 130, imageViewHeight: 60, imageViewWidth: 60 },
      view: { name: 'table', class: 'UITableView',
        subviews: [
          { name: 'placeholderView', subviews: [{ name: 'imageView', class: 'UIImageView', image: [30, 30] }, { name: 'label', class: 'UILabel', text: 'Nothing here yet', font: { size: 14 }, lines: 1 }] },
        ],
      },
      constraints: [
        'H:|-0-[placeholderView]-0-|',
        'V:|-0-[placeholderView]-0-|',
        'placeholderView.width == table.frameLayoutGuide.width',
        'placeholderView.height == table.frameLayoutGuide.height',
        'H:|-imageViewLeft-[imageView(imageViewHeight)]',
        'V:|-imageViewTop-[imageView(imageViewWidth)]-20-[label]',
        'H:|-0-[label]-0-|',
      ],
    },
  },
  {
    path: 'PinnedPlaceholder', titles: ['A placeholder without a size', '没有尺寸的占位视图'],
    document: {
      size: [320, 480],
      view: { name: 'table', class: 'UITableView',
        subviews: [
          { name: 'placeholderView' },
        ],
      },
      constraints: [
        'H:|-0-[placeholderView]-|',
        'V:|-0-[placeholderView]-|',
      ],
    },
  },
  {
    path: 'VisualFormat/ButtonAndLabel', titles: ['Equal widths on one baseline', '同一基线上的等宽视图'],
    document: {
      size: [320, 120],
      view: {
        subviews: [
          { name: 'mybutton', class: 'UIButton', title: 'My Button' },
          { name: 'mylabel', class: 'UILabel', text: 'My Label' },
        ],
      },
      constraints: [
        { format: '|-[mybutton]-[mylabel(==mybutton)]-|', options: ['alignAllLastBaseline'] },
        'mybutton.top == view.top + 40',
      ],
    },
  },
  {
    path: 'VisualFormat/FirstFormats', titles: ['First formats', '第一批格式'],
    document: {
      size: [200, 100], metrics: { value: 35, value1: 30, value2: 40 },
      view: {
        subviews: [
          { name: 'someView' },
          { name: 'someView1' },
          { name: 'someView2' },
        ],
      },
      constraints: [
        'H:|[someView]|',
        'V:|-(10)-[someView(value)]',
        'H:[someView1]-(value1@900,value2@800)-[someView2]',
        'V:[someView1(==someView2)]',
        'H:|[someView1(50)]',
        'H:[someView2(50)]',
        'V:|-60-[someView1(20)]',
        'V:|-60-[someView2]',
      ],
    },
  },
  {
    path: 'VisualFormat/FlushInSevenWays', titles: ['Flush in seven ways', '紧贴的七种写法'],
    document: {
      size: [100, 70],
      view: {
        subviews: [
          { name: 'a1' },
          { name: 'b1' },
          { name: 'a2' },
          { name: 'b2' },
          { name: 'a3' },
          { name: 'b3' },
          { name: 'a4' },
          { name: 'b4' },
          { name: 'a5' },
          { name: 'b5' },
          { name: 'a6' },
          { name: 'b6' },
          { name: 'a7' },
          { name: 'b7' },
        ],
      },
      constraints: [
        { format: '[a1][b1]', options: ['alignAllTop', 'alignAllBottom'] },
        { format: '[a2]-0-[b2]', options: ['alignAllTop', 'alignAllBottom'] },
        { format: '[a3]-(0)-[b3]', options: ['alignAllTop', 'alignAllBottom'] },
        { format: '[a4]-(==0)-[b4]', options: ['alignAllTop', 'alignAllBottom'] },
        { format: '[a5]-(>=0,<=0)-[b5]', options: ['alignAllTop', 'alignAllBottom'] },
        { format: '[a6]-(==0@1000)-[b6]', options: ['alignAllTop', 'alignAllBottom'] },
        { format: '[a7]-(>=0,<=0,<=30)-[b7]', options: ['alignAllTop', 'alignAllBottom'] },
        { format: 'V:|[a1(10)][a2(10)][a3(10)][a4(10)][a5(10)][a6(10)][a7(10)]|', options: ['alignAllLeft', 'alignAllRight'] },
        'H:|[a1(40)]',
        'b1.width == 60',
        'b2.width == 60',
        'b3.width == 60',
        'b4.width == 60',
        'b5.width == 60',
        'b6.width == 60',
        'b7.width == 60',
      ],
    },
  },
  {
    path: 'VisualFormat/NegativeSpace', titles: ['Negative space', '负间距'],
    document: {
      size: [50, 100],
      view: {
        subviews: [
          { name: 'view1' },
          { name: 'view2' },
        ],
      },
      constraints: [
        { format: 'V:[view1]-(-5)-[view2]', options: ['alignAllLeft', 'alignAllRight'] },
        'V:|[view1(30)]',
        'V:[view2(20)]',
        'H:|[view1]|',
      ],
    },
  },
  {
    path: 'VisualFormat/Sizes', titles: ['Sizes', '尺寸'],
    document: {
      size: [300, 70],
      view: {
        subviews: [
          { name: 'a' },
          { name: 'b' },
          { name: 'c' },
          { name: 'd' },
          { name: 'e1' },
          { name: 'e2' },
          { name: 'f1' },
          { name: 'f2' },
          { name: 'g1' },
          { name: 'g2' },
        ],
      },
      constraints: [
        'H:|[a(120)]',
        'H:|[b(==120)]',
        'H:|[c(>=50,20@500)]',
        'H:|[d(>=50,<=70,200@500)]',
        { format: 'H:|[e1(e2)]-[e2]-|', options: ['alignAllTop', 'alignAllBottom'] },
        { format: 'H:|[f1(f2)]-[f2(f2)]-|', options: ['alignAllTop', 'alignAllBottom'] },
        { format: 'H:|[g1(==250@700)]-[g2(==250@701)]-|', options: ['alignAllTop', 'alignAllBottom'] },
        'V:|[a(10)][b(10)][c(10)][d(10)][e1(10)][f1(10)][g1(10)]|',
      ],
    },
  },
  {
    path: 'VisualFormat/Spaces', titles: ['Spaces', '间距'],
    document: {
      size: [200, 60],
      view: {
        subviews: [
          { name: 'a1' },
          { name: 'a2' },
          { name: 'b1' },
          { name: 'b2' },
          { name: 'c1' },
          { name: 'c2' },
          { name: 'd1' },
          { name: 'd2' },
          { name: 'e1' },
          { name: 'e2' },
          { name: 'e3' },
          { name: 'f1' },
          { name: 'f2' },
        ],
      },
      constraints: [
        { format: 'H:|-[a1(60)]-[a2]-|', options: ['alignAllTop', 'alignAllBottom'] },
        { format: 'H:|[b1(60)]-30-[b2(60)]', options: ['alignAllTop', 'alignAllBottom'] },
        { format: 'H:|[c1(60)]-[c2]-50-|', options: ['alignAllTop', 'alignAllBottom'] },
        { format: 'H:|-[d1(60)]-(>=0)-[d2(40)]-|', options: ['alignAllTop', 'alignAllBottom'] },
        { format: 'H:|-[e1(30)]-[e2(30)]-(>=8)-[e3(30)]-|', options: ['alignAllTop', 'alignAllBottom'] },
        { format: 'H:|-(5@20)-[f1(60)]-[f2]-|', options: ['alignAllTop', 'alignAllBottom'] },
        'V:|[a1(10)][b1(10)][c1(10)][d1(10)][e1(10)][f1(10)]|',
      ],
    },
  },
];
