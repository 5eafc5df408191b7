/** Returns a value as Photo Gallery 1.8.46 prints it in a script: an object literal that cannot end the script. */
export function scriptLiteral(value: unknown): string {
  return JSON.stringify(value)
    .replaceAll(/\\(.)/g, (escape, sign) => (sign === '"' ? String.raw`\u0022` : escape))
    .replaceAll(
      /[<>&']|[^\x20-\x7e]/g,
      (sign) => `\\u${sign.charCodeAt(0).toString(16).toUpperCase().padStart(4, '0')}`,
    );
}

/**
 * Returns a value as the real server prints it in a script: ASCII JSON with escaped slashes, between single quotes.
 * Backslashes are not doubled, so the script undoes JSON's own escapes before JSON is parsed: harmless for letters and
 * slashes, but fatal for a backslash in a title. The bug is reproduced because clients must handle it.
 */
export function scriptString(value: unknown): string {
  const json = JSON.stringify(value)
    .replaceAll('/', '\\/')
    .replaceAll(/['<]|[^\x20-\x7e]/g, (character) => `\\u${character.charCodeAt(0).toString(16).padStart(4, '0')}`);
  return `'${json}'`;
}
