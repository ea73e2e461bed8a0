// The sentences about a conflict log. English ones are the engine's; Chinese ones are made here from the same facts.

import { language } from './strings.js';

const nouns = {
  width: '宽度', height: '高度', leading: '前缘', trailing: '后缘', left: '左边', right: '右边', top: '顶边', bottom: '底边', centerX: '水平中心', centerY: '垂直中心',
  firstBaseline: '第一条基线', lastBaseline: '最后一条基线', baseline: '最后一条基线', minX: '左边', midX: '水平中心', maxX: '右边', minY: '顶边', midY: '垂直中心', maxY: '底边',
  leadingMargin: '前缘边距', trailingMargin: '后缘边距', leftMargin: '左边距', rightMargin: '右边距', topMargin: '上边距', bottomMargin: '下边距',
  centerXWithinMargins: '边距内的水平中心', centerYWithinMargins: '边距内的垂直中心',
};
const names = { 'the safe area': '安全区', 'the margins guide': '边距参考线', 'the readable content guide': '可读内容参考线', 'the keyboard guide': '键盘参考线', 'the superview': '父视图' };
const relations = { '==': '是', '>=': '至少是', '<=': '最多是' };
const origins = {
  autoresizing: 'autoresizing mask', contentSize: '内容尺寸', temporary: '布局期间的临时约束', container: '由容器设定', fitting: '适配尺寸', margin: '布局边距', safeArea: '安全区',
  stackView: '堆栈视图', hiding: '被堆栈视图隐藏', interfaceBuilder: '由 Interface Builder 添加',
};
const sizes = new Set(['width', 'height']);

const points = value => `${String(Math.round(value * 1000) / 1000).replace('-', '−')} pt`;
const isChinese = () => language() === 'zh';

/** The name of an item. */
export function itemName(analysis, item) {
  const { name } = analysis.items[item];
  return isChinese() ? names[name] ?? name : name;
}

// Names in Chinese need no spaces around them.
const joined = text => text.replace(/(\p{Script=Han}) (?=\p{Script=Han})/gu, '$1');

/** A constraint as a sentence; its number counts from 1. */
export function constraintSentence(analysis, number) {
  const constraint = analysis.constraints[number - 1];
  if (!isChinese()) return constraint.words;
  const remarks = [];
  if (constraint.priority < 1000) remarks.push(`优先级 ${constraint.priority}`);
  if (constraint.origin) remarks.push(origins[constraint.origin]);
  else if (constraint.identifier) remarks.push(`“${constraint.identifier}”`);
  if (constraint.source) remarks.push(`${constraint.source.file}:${constraint.source.line}`);
  return joined(factSentence(analysis, constraint.fact)) + (remarks.length ? `（${remarks.join('，')}）` : '') + '。';
}

const side = (analysis, item, attribute) => `${itemName(analysis, item)} 的${nouns[attribute] ?? attribute}`;

function spaceOf(analysis, { kind, attribute, item, other, isHorizontal }) {
  if (kind === 'inset') return `${itemName(analysis, item)} 到 ${itemName(analysis, other)} ${nouns[attribute]}的间距`;
  return `${itemName(analysis, item)} 到 ${itemName(analysis, other)} 的${isHorizontal ? '水平' : '垂直'}间距`;
}

function factSentence(analysis, fact) {
  const { kind, attribute, item, relation, value, factor, otherAttribute, other, isHorizontal } = fact;
  if (kind === 'space' || kind === 'inset') return `${spaceOf(analysis, fact)}${relations[relation]} ${points(value)}`;
  const subject = side(analysis, item, attribute);
  if (kind === 'value') return `${subject}${relations[relation]} ${points(value)}`;
  const object = side(analysis, other, otherAttribute);
  if (kind === 'multiple') {
    const sum = value === 0 ? '' : ` ${value < 0 ? '−' : '+'} ${points(Math.abs(value))}`;
    return `${subject}${relations[relation]} ${object}${factor === 1 ? '' : ` × ${Math.round(factor * 1000) / 1000}`}${sum}`;
  }
  const [after, before] = isHorizontal ? ['之后', '之前'] : ['下方', '上方'];
  if (value === 0) return { '==': `${subject}与 ${object}对齐`, '>=': `${subject}不在 ${object}${before}`, '<=': `${subject}不在 ${object}${after}` }[relation];
  const reversed = { '==': '==', '>=': '<=', '<=': '>=' }[relation];
  return `${subject}在 ${object}${value < 0 ? before : after}${relations[value < 0 ? reversed : relation].replace('是', '')} ${points(Math.abs(value))}`;
}

/** The conflict in one sentence. */
export function summary(analysis) {
  if (!isChinese()) return analysis.message;
  const { subject, framework } = analysis;
  const name = subject ? itemName(analysis, subject.item) : '视图';
  const constraint = subject?.constraint && analysis.constraints[subject.constraint - 1];
  const noun = constraint ? nouns[constraint.firstAttribute] : '尺寸';
  switch (analysis.id) {
    case 'log.autoresizing-mask': return `${name} 的 autoresizing mask 与约束冲突。`;
    case 'log.no-room': return subject?.hides ? `${name} 被隐藏，${noun}为 0 pt，必需约束却需要更多。` : `这次布局时 ${name} 的${noun}为 0，必需约束却需要空间。`;
    case 'log.encapsulated-size': return `${name} 的${noun}由容器设为 ${points(constraint.constant)}，必需约束需要另一个值。`;
    case 'log.stack-view': return '堆栈视图的约束与必需约束冲突。';
    case 'log.contradiction': return `${analysis.conflict.length} 条必需约束互相冲突。`;
    case 'log.negative-size': return `${name} 的${noun}是负数。`;
    case 'log.system-constraints': return `${framework} 自己的约束互相冲突。`;
    case 'log.consistent': return '日志中的约束并不冲突。';
    case 'log.cut-off': return '日志不完整，剩下的约束并不冲突。';
    case 'log.no-constraints': return '日志里没有可以读取的约束。';
    default: return `日志有 ${analysis.constraints.length} 条约束，太多，无法分析。`;
  }
}

/** The effect of the break; null where it is unknown. */
export function effectSentence(analysis) {
  const { effect } = analysis;
  if (!effect) return null;
  if (!isChinese()) return effect.words;
  const { fact } = analysis.constraints[effect.constraint - 1];
  const numbers = `变为 ${points(fact.sign * effect.actual)}，而不是 ${points(fact.sign * effect.wanted)}。`;
  if (fact.kind === 'space' || fact.kind === 'inset') return joined(spaceOf(analysis, fact)) + numbers;
  const subject = joined(side(analysis, fact.item, fact.attribute));
  if (fact.kind === 'value' && sizes.has(fact.attribute)) return subject + numbers;
  return `${subject}偏离 ${points(Math.abs(effect.actual - effect.wanted))}。`;
}

/** A fix as an imperative sentence. */
export function fixSentence(analysis, fix) {
  if (!isChinese()) return fix.words;
  const constraint = fix.constraint && analysis.constraints[fix.constraint - 1];
  switch (fix.kind) {
    case 'turnOffAutoresizing': return `把 ${itemName(analysis, fix.item)} 的 translatesAutoresizingMaskIntoConstraints 设为 false。`;
    case 'removeDuplicate': return `删除约束 ${fix.constraint} 或 ${fix.other}，两条都设定了${side(analysis, constraint.first, constraint.firstAttribute)}。`;
    case 'changeConstant': {
      const { sign } = constraint.fact;
      return `在约束 ${fix.constraint} 中把 ${points(sign * constraint.constant)} 改为 ${points(sign * fix.constant)}。`;
    }
    case 'lowerPriority': {
      const purpose = analysis.id !== 'log.no-room' ? '' : analysis.subject?.hides ? '，这样视图隐藏时它会让步' : '，这样没有空间时它会让步';
      return `把约束 ${fix.constraint} 的优先级降为 999${purpose}。`;
    }
    case 'computeSize': {
      const name = itemName(analysis, constraint.first);
      if (name.includes('Collection')) return `给集合布局的项目设定估计高度，让 ${name} 适应内容。`;
      return analysis.framework === 'AppKit' ? `把表格视图的 usesAutomaticRowHeights 设为 true，让 ${name} 适应内容。`
        : `把 rowHeight 设为 UITableView.automaticDimension，让 ${name} 适应内容。`;
    }
    case 'makeNotNegative': return `约束 ${fix.constraint} 的常数至少为 0。请在视图得到 frame 之后再计算。`;
    case 'ignoreActionSheet': return '如果 App 正在显示操作表，可以忽略这份日志，约束来自 UIAlertController。';
    default: return `可以忽略这份日志，或报告给苹果。约束来自 ${analysis.framework}。`;
  }
}

const missingParts = {
  list: '日志在列表之前被截断。请复制到被破坏的约束为止的各行。',
  constraints: '列表中没有日志所说的被破坏的约束，可能还缺少其他约束。',
  endOfList: '列表没有结尾。请复制到右括号和被破坏的约束为止的各行。',
  broken: '列表之后缺少被破坏的约束。',
};

/** A reason why a set without conflict was logged. */
export function reasonSentence(analysis, index) {
  if (!isChinese()) return analysis.reasons[index];
  const { kind, items, count, part } = analysis.reasonKinds[index];
  switch (kind) {
    case 'contentSize': return `日志里可能缺少必需的内容尺寸，例如 ${itemName(analysis, items[0])} 的。请把它的内容优先级设到 1000 以下。`;
    case 'hiddenDistance': return '日志不会给出边距和基线的距离。';
    case 'missingPart': return missingParts[part];
    case 'unreadConstraint': return `日志中有 ${count} 条约束无法读取。`;
    default: return '日志中的数值只有 6 位数字，而且是之后修改过的常数。';
  }
}
