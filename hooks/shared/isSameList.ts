/** Whether two lists hold the same texts in the same order. */
export const isSameList = (one: readonly string[], other: readonly string[]): boolean =>
  one.length === other.length && one.every((text, index) => text === other[index]);
