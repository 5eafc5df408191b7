/** A time of day: `HH:MM` or `HH:MM:SS`. */
export function isTimeText(text: string): boolean {
  return /^(?:[01]\d|2[0-3]):[0-5]\d(?::[0-5]\d)?$/.test(text);
}
