/** What an escape that begins at `at` becomes, and how many characters of the text it is. */
export type EscapeReading = readonly [replacement: string, length: number];

/** Replaces every backslash and what it escapes. A loop, for a regular expression takes seconds over megabytes of them. */
export function replaceEscapes(text: string, read: (text: string, at: number) => EscapeReading): string {
  let result = '';
  let from = 0;
  for (let at = text.indexOf('\\'); at >= 0; at = text.indexOf('\\', from)) {
    const [replacement, length] = read(text, at);
    result += text.slice(from, at) + replacement;
    from = at + length;
  }
  return result + text.slice(from);
}
