// Cures of conflicts as edits of the text.

import { edited, isVertical, part } from './lines.js';

const number = '[+-]?\\d+(?:\\.\\d+)?|[A-Za-z_]\\w*';

/**
 * The text of a statement after a cure: the constant of one of its constraints is another, or the constraint is optional.
 * Returns null where a text cannot say that.
 */
export function cured(statement, place, constant, isFormat) {
  const constraint = statement.constraints[place];
  if (!constraint) return null;
  if (!isFormat) return constant === undefined ? withPriority(statement.text) : withConstant(statement.text, constant);
  if (constraint.length === 0 && isAlignment(statement.text, constraint)) return null;
  const old = part(statement.text, constraint.offset, constraint.length);
  const replacement = constant === undefined ? optional(old, constraint) : predicate(old, constant, constraint);
  if (replacement === null) return null;
  return edited(statement.text, [{ offset: constraint.offset, length: constraint.length, replacement }]);
}

/** Returns whether a constraint of a format comes from its options: its attribute lies across the format's direction. */
function isAlignment(text, constraint) {
  const attribute = /\.(\w+) [=<>]/.exec(constraint.description)?.[1];
  return isVertical(text) ? !/^(top|bottom|firstBaseline|lastBaseline|height)$/.test(attribute) : !/^(leading|trailing|left|right|width)$/.test(attribute);
}

/** A part of a format with another constant. Spaces have hyphens around them, sizes do not. */
function predicate(old, constant, constraint) {
  // A format cannot add a constant to the size of another view.
  if (/\.(width|height) [=<>]+ .*\.(width|height)/.test(constraint.description)) return null;
  const isSpace = constraint.views.length === 2;
  if (old === '-' || (old === '' && isSpace)) return constant < 0 ? `-(${constant})-` : constant === 0 && old === '' ? '' : `-${constant}-`;
  const simple = /^-([\w.]+)-$/.exec(old);
  if (simple) return constant < 0 ? `-(${constant})-` : `-${constant}-`;
  const match = new RegExp(`^(-?\\(?)?(==|>=|<=)?\\s*(${number})(.*)$`).exec(old);
  if (!match) return null;
  return `${match[1] ?? ''}${match[2] ?? ''}${constant}${match[4]}`;
}

/** A part of a format with priority 999. A standard space is written as its number. */
function optional(old, constraint) {
  if (old.includes('@')) return null;
  if (old === '-' || old === '') return `-(${constraint.constant}@999)-`;
  const simple = /^-([\w.]+)-$/.exec(old);
  if (simple) return `-(${simple[1]}@999)-`;
  const inner = /^-\((.*)\)-$/.exec(old);
  return inner ? `-(${inner[1]}@999)-` : `${old}@999`;
}

function withPriority(text) { return text.includes('@') ? text.replace(/@.*$/, '@ 999') : `${text} @ 999`; }

/** An equation with another constant. */
function withConstant(text, constant) {
  const match = /^(.*?)(==|>=|<=)([^@]*)(@.*)?$/.exec(text);
  if (!match) return null;
  const [, first, relation, second, priority = ''] = match;
  const end = priority ? ` ${priority}` : '';
  const term = /(?:[\w.]+\s*\*\s*)?[\p{L}_][\p{L}\p{N}_]*\.[\p{L}.]+(?:\s*\*\s*[\w.]+)?/u.exec(second);
  if (!term) return `${first}${relation} ${constant}${end}`;
  const sum = constant === 0 ? '' : constant < 0 ? ` - ${-constant}` : ` + ${constant}`;
  return `${first}${relation} ${term[0]}${sum}${end}`;
}
