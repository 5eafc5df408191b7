/** Digits, with or without a plus before them; brackets, dots, slashes, stars, number signs, blanks and hyphens do not count. */
export function isTelephoneNumber(text: string): boolean {
  return /^\+?\d+$/.test(text.replaceAll(/[()./*#\s-]/g, ''));
}
