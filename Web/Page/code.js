// The layout as code: Swift with formats, Swift with anchors, and YAML. SVG is the engine's.

import { constraint, isFormat } from './lines.js';
import { documentOf } from './state.js';

const quoted = text => `"${text.replaceAll('\\', '\\\\').replaceAll('"', '\\"')}"`;

// MARK: YAML

/** The layout document as YAML. */
export function yaml(document) {
  const lines = [];
  if (document.size) lines.push(`size: ${flow(document.size)}`);
  if (document.metrics) lines.push(`metrics: ${flow(document.metrics)}`);
  const { subviews = [], direction, ...root } = document.view;
  if (document.direction) root.direction = document.direction;
  else if (direction) root.direction = direction;
  lines.push('view:');
  for (const [key, value] of Object.entries(root)) lines.push(`  ${key}: ${flow(value)}`);
  if (subviews.length) lines.push('  subviews:', ...subviews.map(view => `    - ${flow(view)}`));
  if (document.constraints.length) lines.push('constraints:', ...document.constraints.map(item => `  - ${flow(item)}`));
  if (lines.at(-1) === 'view:') lines[lines.length - 1] = 'view: {}';
  return lines.join('\n') + '\n';
}

function flow(value) {
  if (typeof value === 'string') return /^[A-Za-z][A-Za-z0-9_]*$/.test(value) && !/^(true|false|null|yes|no|on|off|y|n)$/i.test(value) ? value : JSON.stringify(value);
  if (Array.isArray(value)) return `[${value.map(flow).join(', ')}]`;
  if (typeof value === 'object' && value !== null) return `{${Object.entries(value).map(([key, item]) => `${flow(key)}: ${flow(item)}`).join(', ')}}`;
  return String(value);
}

// MARK: Swift

/** Swift that makes the constraints of formats with `NSLayoutConstraint`, and those of equations with anchors. */
export function swiftFormats(session) {
  const { layout, statements, state } = session;
  const names = layout.names.slice(1);
  const lines = declarations(session);
  lines.push(`let views: [String: UIView] = [${names.map(name => `${quoted(name)}: ${identifier(name)}`).join(', ') || ':'}]`);
  const metrics = Object.entries(state.metrics);
  if (metrics.length) lines.push(`let metrics: [String: CGFloat] = [${metrics.map(([name, value]) => `${quoted(name)}: ${value}`).join(', ')}]`);
  const formats = statements.filter(line => isFormat(line.source));
  for (const line of formats) {
    const options = line.options.map(option => '.' + option.replace(/^\./, ''));
    lines.push('NSLayoutConstraint.activate(NSLayoutConstraint.constraints(', `    withVisualFormat: ${quoted(line.source)},`,
      `    options: [${options.join(', ')}], metrics: ${metrics.length ? 'metrics' : 'nil'}, views: views))`);
  }
  lines.push(...activation(layout.statements.filter(statement => statement && !isFormat(statement.text))));
  return lines.join('\n') + '\n';
}

/** Swift that makes all constraints with anchors. */
export function swiftAnchors(session) {
  const statements = session.layout.statements.filter(statement => statement);
  return [...declarations(session), ...activation(statements)].join('\n') + '\n';
}

/** Swift that activates the constraints of statements. An optional constraint gets a name, because its priority is set before. */
function activation(statements) {
  const [named, list] = [[], []];
  for (const { constraints, text } of statements) {
    for (const { description, priority } of constraints) {
      const expression = anchor(description, text);
      if (priority === 1000 || expression.startsWith('//')) {
        list.push(expression.startsWith('//') ? `    ${expression}` : `    ${expression},`);
        continue;
      }
      const name = `optional${named.length / 2 + 1}`;
      named.push(`let ${name} = ${expression}`, `${name}.priority = UILayoutPriority(${priority})`);
      list.push(`    ${name},`);
    }
  }
  return list.length ? [...named, 'NSLayoutConstraint.activate([', ...list, '])'] : [];
}

function identifier(name) { return /^[\p{L}_][\p{L}\p{N}_]*$/u.test(name) ? name : '`' + name.replaceAll('`', '') + '`'; }

function declarations(session) {
  const document = documentOf(session.plumb, session.state, session.statements);
  const lines = [];
  const add = (children, parent) => {
    for (const view of children) {
      const { name, class: className = 'UIView' } = view;
      lines.push(`let ${identifier(name)} = ${className === 'UIButton' ? 'UIButton(type: .system)' : className + '()'}`,
        `${identifier(name)}.translatesAutoresizingMaskIntoConstraints = false`, ...content(view).map(text => `${identifier(name)}.${text}`),
        `${parent.name}.${parent.class === 'UIStackView' ? 'addArrangedSubview' : 'addSubview'}(${identifier(name)})`, '');
      add(view.subviews ?? [], { name: identifier(name), class: className });
    }
  };
  add(document.view.subviews, { name: identifier(document.view.name), class: document.view.class });
  return lines;
}

/** The font of a view; undefined for that of its class. */
function fontOf({ font }) {
  if (font?.style) return `.preferredFont(forTextStyle: .${font.style})`;
  const size = typeof font === 'number' ? font : font?.size;
  if (size === undefined) return undefined;
  return font.weight ? `.systemFont(ofSize: ${size}, weight: .${font.weight})` : `.systemFont(ofSize: ${size})`;
}

function content(view) {
  const lines = [];
  if (view.text !== undefined) lines.push(view.class === 'UIButton' ? `setTitle(${quoted(view.text)}, for: .normal)` : `text = ${quoted(view.text)}`);
  const font = fontOf(view);
  if (font) lines.push(`${view.class === 'UIButton' ? 'titleLabel?.font' : 'font'} = ${font}`);
  if (view.font?.style && view.class !== 'UIButton') lines.push('adjustsFontForContentSizeCategory = true');
  if (view.placeholder !== undefined) lines.push(`placeholder = ${quoted(view.placeholder)}`);
  if (view.class === 'UITextField') lines.push('borderStyle = .roundedRect');
  if (view.lines !== undefined) lines.push(`numberOfLines = ${view.lines}`);
  for (const key of ['axis', 'distribution', 'alignment']) if (view[key]) lines.push(`${key} = .${view[key]}`);
  if (view.spacing) lines.push(`spacing = ${view.spacing}`);
  for (const [key, method] of [['hugging', 'setContentHuggingPriority'], ['compression', 'setContentCompressionResistancePriority']]) {
    for (const axis of ['horizontal', 'vertical']) if (view[key]?.[axis] !== undefined) lines.push(`${method}(UILayoutPriority(${view[key][axis]}), for: .${axis})`);
  }
  return lines;
}

const methods = { '==': 'equalTo', '>=': 'greaterThanOrEqualTo', '<=': 'lessThanOrEqualTo' };
const described = /^(\S+)\.(\w+) (==|>=|<=) (?:(?:(\S+)\.([a-zA-Z]\w*)(?: \* (\S+))?(?: ([+-]) (\S+))?)|(-?[\d.]+))(?: @\S+)?$/;

/** A constraint of the engine as an anchor; a comment for one without an anchor. */
function anchor(description, source) {
  const match = described.exec(description);
  if (!match || /\bguide\./.test(description)) return `// ${source}`;
  const [, first, attribute, relation, second, other, factor, sign, sum, size] = match;
  const item = (name, attribute) => `${name.split('.').map(identifier).join('.')}.${attribute}Anchor`;
  let text;
  if (second === undefined) {
    text = `${item(first, attribute)}.constraint(${methods[relation].replace('To', 'ToConstant')}: ${size})`;
  } else if (factor !== undefined && !['width', 'height'].includes(attribute)) {
    // Anchors of edges have no multiplier.
    const relations = { '==': 'equal', '>=': 'greaterThanOrEqual', '<=': 'lessThanOrEqual' };
    text = `NSLayoutConstraint(item: ${identifier(first)}, attribute: .${attribute}, relatedBy: .${relations[relation]}, toItem: ${identifier(second)}, `
      + `attribute: .${other}, multiplier: ${factor}, constant: ${sum === undefined ? 0 : sign === '-' ? '-' + sum : sum})`;
  } else {
    const parts = [`${methods[relation]}: ${item(second, other)}`];
    if (factor !== undefined) parts.push(`multiplier: ${factor}`);
    if (sum !== undefined) parts.push(`constant: ${sign === '-' ? '-' : ''}${sum}`);
    text = `${item(first, attribute)}.constraint(${parts.join(', ')})`;
  }
  return text;
}

/** The code of a kind. */
export function codeOf(kind, session) {
  switch (kind) {
    case 'vfl': return swiftFormats(session);
    case 'anchors': return swiftAnchors(session);
    case 'svg': return session.layout.svg();
    default: return yaml({ ...documentOf(session.plumb, session.state, session.statements), constraints: session.statements.map(constraint) });
  }
}
