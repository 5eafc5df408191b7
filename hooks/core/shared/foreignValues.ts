/** Returns whether an unknown value is an object other than an array. */
export const isRecord = (value: unknown): value is Readonly<Record<string, unknown>> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/**
 * Converts external data to text. Returns an empty string for any value that is not a string, number or boolean, even
 * if the value has a custom `toString`.
 */
export function plainText(value: unknown): string {
  return typeof value === 'string' ||
    typeof value === 'number' ||
    typeof value === 'boolean' ||
    typeof value === 'bigint'
    ? String(value)
    : '';
}

/** Matches JSON brackets and quotes. */
const MARK = /["{}[\]]/g;

/**
 * Returns the index of the closing quote of a string whose first character is at `start`, or `undefined` if it is not
 * closed.
 */
export function endOfText(script: string, start: number, quote: string): number | undefined {
  for (let end = script.indexOf(quote, start); end >= 0; end = script.indexOf(quote, end + 1)) {
    let backslashes = 0;
    while (end - backslashes > start && script[end - backslashes - 1] === '\\') backslashes += 1;
    if (backslashes % 2 === 0) return end;
  }
  return undefined;
}

/**
 * Returns the JSON object or array that starts at a position in a script and ends with its matching bracket, or
 * `undefined` if it is not closed. Uses a loop, because a regular expression would overflow its stack on megabytes of
 * text.
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
 * Removes the given characters from the end of a string. A pattern like `/\/+$/` takes quadratic time if the string is
 * full of these characters.
 */
export function withoutEnd(text: string, characters: string): string {
  let end = text.length;
  while (end > 0 && characters.includes(text.charAt(end - 1))) end -= 1;
  return text.slice(0, end);
}
