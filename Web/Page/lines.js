// The lines of the editor: a format or an equation each, with its options after `// options:`.

const optionsSuffix = /\s*\/\/\s*options?\s*:(.*)$/i;
const comment = /\s*\/\/.*$/;

/** Reads a text. Each line has its number from 0, the statement's text, the column where it begins, and its options. */
export function readLines(text) {
  return text.split('\n').map((line, number) => {
    const suffix = optionsSuffix.exec(line);
    const options = suffix ? suffix[1].split(/[,\s]+/).filter(Boolean) : [];
    const body = line.trimStart().startsWith('#') ? '' : line.replace(suffix ? optionsSuffix : comment, '');
    const source = body.trim();
    return { number, line, source, start: line.length - line.trimStart().length, options, isFormat: isFormat(source) };
  });
}

/** A text with a bracket or a bar, or one that begins with an axis, is a format; any other is an equation. */
export const isFormat = text => /[[|]/.test(text) || text.startsWith('H:') || text.startsWith('V:');

export const isVertical = source => source.startsWith('V:');

/** The statement as a constraint of a layout document. */
export function constraint(line) {
  return line.options.length ? { format: line.source, options: line.options } : line.source;
}

/** A line of the editor for a constraint of a layout document. */
export function lineOf(constraint) {
  if (typeof constraint === 'string') return constraint;
  const text = constraint.format ?? constraint.equation;
  return constraint.options?.length ? `${text} // options: ${constraint.options.join(', ')}` : text;
}

/** The offset of an option in its line, by its index. */
export function optionPlace({ line, options }, index) {
  let place = optionsSuffix.exec(line).index;
  place = line.indexOf(':', place) + 1;
  for (const option of options.slice(0, index)) place = line.indexOf(option, place) + option.length;
  return line.indexOf(options[index], place);
}

/** The line with other options. */
export function withOptions(line, options) {
  const body = line.replace(optionsSuffix, '').trimEnd();
  return options.length ? `${body} // options: ${options.join(', ')}` : body;
}

/** The names of views in a statement, in order. */
export function viewNames(plumb, line) {
  if (!line.source) return [];
  if (line.isFormat) return plumb.check(line.source).views;
  return [...line.source.matchAll(/(?<![\p{L}\p{N}_.])([\p{L}_][\p{L}\p{N}_]*)\s*\.\s*(?=[\p{L}])/gu)].map(match => match[1]);
}

const encoder = new TextEncoder();
const decoder = new TextDecoder();

/** The text after edits, whose offsets count bytes of UTF-8. */
export function edited(text, edits) {
  const bytes = encoder.encode(text);
  let result = '';
  let place = 0;
  for (const { offset, length, replacement } of [...edits].sort((a, b) => a.offset - b.offset)) {
    if (offset < place) continue;
    result += decoder.decode(bytes.subarray(place, offset)) + replacement;
    place = offset + length;
  }
  return result + decoder.decode(bytes.subarray(place));
}

/** The part of a text between two offsets in UTF-8. */
export function part(text, offset, length) { return decoder.decode(encoder.encode(text).subarray(offset, offset + length)); }

/** The offset in UTF-16 of a column, which counts bytes of UTF-8 from 1. */
export const offsetOfColumn = (text, column) => part(text, 0, Math.max(0, column - 1)).length;
