/** Formats cents as the server prints them: `1250.50`. */
export function centsText(cents: number): string {
  return (cents / 100).toFixed(2);
}
