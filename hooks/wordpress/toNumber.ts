const DECIMAL = /^[+-]?\d+(?:\.\d+)?$/;

/** The wire writes numbers as numbers or as strings, and `''` for none. Anything else is undefined. */
export function toNumber(value: unknown): number | undefined {
  const number = typeof value === 'string' && DECIMAL.test(value.trim()) ? Number(value) : value;
  return Number.isFinite(number) ? (number as number) : undefined;
}
