/** Whether a value of unknown shape is an object with keys, and not a list. */
export const isRecord = (value: unknown): value is Readonly<Record<string, unknown>> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/** A value of foreign data as text. Anything but texts, numbers and flags is an empty text, even with a `toString` of its own. */
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
 * The JSON object or list that begins at a place of a script and ends with its own bracket; undefined where it has no end. It is a loop
 * because a regular expression overflows its stack on megabytes of text.
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

/** A text without these characters at its end. A pattern like `/\/+$/` would take quadratic time on a text that is full of them. */
export function withoutEnd(text: string, characters: string): string {
  let end = text.length;
  while (end > 0 && characters.includes(text.charAt(end - 1))) end -= 1;
  return text.slice(0, end);
}
