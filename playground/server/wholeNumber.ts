/**
 * Parses a whole number in a URL or form: only digits, without an exponent (`1e1` is not 10). NaN for anything else.
 */
export function wholeNumber(text: string | undefined): number {
  return text !== undefined && /^\d{1,15}$/.test(text) ? Number(text) : Number.NaN;
}
