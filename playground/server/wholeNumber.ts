/**
 * Parses a whole number in a URL or form: only digits, without an exponent (`1e1` is not 10). Returns NaN for anything
 * else.
 */
export function wholeNumber(text: string | undefined): number {
  return text !== undefined && /^\d{1,15}$/.test(text) ? Number(text) : Number.NaN;
}

/**
 * Returns those strings that are whole numbers above zero, as numbers. Ids in requests are strings, and 0 means none.
 */
export function positiveIntegers(texts: readonly string[]): readonly number[] {
  return texts.filter((text) => /^[1-9]\d{0,15}$/.test(text.trim())).map(Number);
}
