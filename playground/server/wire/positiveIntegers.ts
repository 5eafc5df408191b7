/** Returns the texts that are whole numbers above zero, as numbers. Ids in requests are strings, and 0 means none. */
export function positiveIntegers(texts: readonly string[]): readonly number[] {
  return texts.filter((text) => /^[1-9]\d{0,15}$/.test(text.trim())).map(Number);
}
