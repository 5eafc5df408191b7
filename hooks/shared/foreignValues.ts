/** Whether a value of an unknown shape has names in it: an object, and no list. */
export const isRecord = (value: unknown): value is Readonly<Record<string, unknown>> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/** A value of foreign data as text: what is neither a text nor a number or flag says nothing, whatever it calls its `toString`. */
export function plainText(value: unknown): string {
  return typeof value === 'string' ||
    typeof value === 'number' ||
    typeof value === 'boolean' ||
    typeof value === 'bigint'
    ? String(value)
    : '';
}

/** Matches the beginnings and ends of JSON's parts, and the beginnings of texts. */
const MARK = /["{}[\]]/g;

/** The place of the quote that ends a text whose first character is at `start`; undefined where it has no end. */
export function endOfText(script: string, start: number, quote: string): number | undefined {
  for (let end = script.indexOf(quote, start); end >= 0; end = script.indexOf(quote, end + 1)) {
    let backslashes = 0;
    while (end - backslashes > start && script[end - backslashes - 1] === '\\') backslashes += 1;
    if (backslashes % 2 === 0) return end;
  }
  return undefined;
}

/**
 * The JSON object or list that begins at a place of a script, up to its own bracket, whatever follows; undefined where it has no
 * end. A loop, for a regular expression runs out of its stack over megabytes of text.
 */
export function jsonAt(script: string, start: number): string | undefined {
  let depth = 0;
  MARK.lastIndex = start;
  for (let found = MARK.exec(script); found; found = MARK.exec(script)) {
    const [mark] = found;
    if (mark === '"') {
      const end = endOfText(script, found.index + 1, mark);
      if (end === undefined) return undefined;
      MARK.lastIndex = end + 1;
    } else {
      depth += mark === '{' || mark === '[' ? 1 : -1;
      if (depth === 0) return script.slice(start, MARK.lastIndex);
    }
  }
  return undefined;
}

/**
 * A text without any of these characters at its end. A pattern like `/\/+$/` would do the same, in a time that grows with the square of
 * a text that is full of them.
 */
export function withoutEnd(text: string, characters: string): string {
  let end = text.length;
  while (end > 0 && characters.includes(text.charAt(end - 1))) end -= 1;
  return text.slice(0, end);
}
