/** Yes and no as the wire writes them: booleans, 0 and 1, and both as strings. Anything else is undefined. */
export function toFlag(value: unknown): boolean | undefined {
  if (value === true || value === 1 || value === '1') return true;
  return value === false || value === 0 || value === '0' || value === '' ? false : undefined;
}
