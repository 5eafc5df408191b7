/**
 * A text without any of these characters at its end. A pattern like `/\/+$/` would do the same, in a time that grows with the square of
 * a text that is full of them.
 */
export function withoutEnd(text: string, characters: string): string {
  let end = text.length;
  while (end > 0 && characters.includes(text.charAt(end - 1))) end -= 1;
  return text.slice(0, end);
}
