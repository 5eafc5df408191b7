import { jsonAt } from '../shared/foreignValues.ts';

/** Matches the places where an object, a list of objects, or an HTML comment may begin. */
const BEGINNING = /<!--|\{\s*["}]|\[\s*\{\s*"/g;

/** Braces in a notice that are no JSON: an answer with more of them is none. */
const MISREADINGS_LIMIT = 100;

/** Whether what surrounds a value makes it a part of another one, whose beginning nobody could read, or of a script's call. */
const isPart = (before: string, after: string): boolean => /[[,(]$/.test(before) || /^[\],]/.test(after);

function parse(json: string): { readonly value: unknown } | undefined {
  try {
    return { value: JSON.parse(json) as unknown };
  } catch {
    return undefined;
  }
}

/**
 * The value of an answer in JSON. Servers print notices before it and caches write comments behind it, which may hold JSON themselves:
 * where the text as a whole is no JSON, the only object or list of objects outside of comments is the answer. Throws `SyntaxError` where there is none, more than one, or one
 * without an end. Looks at each character a fixed number of times.
 */
export function parseJsonAnswer(text: string): unknown {
  const whole = parse(text.replace(/^\uFEFF/, ''));
  if (whole) return whole.value;
  const found: unknown[] = [];
  let misreadings = 0;
  let hasComments = true;
  BEGINNING.lastIndex = 0;
  for (let begun = BEGINNING.exec(text); begun; begun = BEGINNING.exec(text)) {
    if (begun[0] === '<!--') {
      const commentEnd: number = hasComments ? text.indexOf('-->', BEGINNING.lastIndex) : -1;
      // One without an end is none, and no later one has an end.
      hasComments = commentEnd >= 0;
      if (hasComments) BEGINNING.lastIndex = commentEnd;
      continue;
    }
    const json = jsonAt(text, begun.index);
    if (json === undefined) throw new SyntaxError('The JSON in the answer has no end.');
    const end = begun.index + json.length;
    BEGINNING.lastIndex = end;
    const read = parse(json);
    if (!read) {
      misreadings += 1;
      if (misreadings > MISREADINGS_LIMIT) break;
      continue;
    }
    const before = text.slice(Math.max(0, begun.index - 8), begun.index).trimEnd();
    if (isPart(before, text.slice(end, end + 8).trimStart())) throw new SyntaxError('The JSON in the answer is cut.');
    found.push(read.value);
    if (found.length > 1) break;
  }
  if (found.length !== 1) throw new SyntaxError('The answer has no JSON, or more than one.');
  return found[0];
}
