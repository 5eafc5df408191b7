/** A value of foreign data as text: what is neither a text nor a number or flag says nothing, whatever it calls its `toString`. */
export function plainText(value: unknown): string {
  return typeof value === 'string' ||
    typeof value === 'number' ||
    typeof value === 'boolean' ||
    typeof value === 'bigint'
    ? String(value)
    : '';
}
