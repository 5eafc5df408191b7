/** A value as Photo Gallery 1.8.46 puts it into its script: an object literal in which nothing can end the script. */
export function scriptLiteral(value: unknown): string {
  return JSON.stringify(value)
    .replaceAll(/\\(.)/g, (escape, sign) => (sign === '"' ? String.raw`\u0022` : escape))
    .replaceAll(
      /[<>&']|[^\x20-\x7e]/g,
      (sign) => `\\u${sign.charCodeAt(0).toString(16).toUpperCase().padStart(4, '0')}`,
    );
}

/**
 * A value as the real server puts it into its script: JSON in ASCII, with slashes escaped, between single quotes.
 * Nothing doubles the backslashes on the way, so the script undoes JSON's own escapes before JSON is read: harmless for
 * letters and slashes, fatal for a backslash in a title. That slip is kept; a client has to live with it.
 */
export function scriptString(value: unknown): string {
  const json = JSON.stringify(value)
    .replaceAll('/', '\\/')
    .replaceAll(/['<]|[^\x20-\x7e]/g, (character) => `\\u${character.charCodeAt(0).toString(16).padStart(4, '0')}`);
  return `'${json}'`;
}
