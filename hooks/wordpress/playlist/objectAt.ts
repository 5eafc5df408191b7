/** An object that is longer is not read: what a page tells its playlists is some hundred characters. */
const LONGEST_OBJECT = 100_000;

/** A text with its escapes, or a brace. A text without an end is one up to the end, so that nothing is read twice. */
const PART = /"(?:[^"\\]|\\.?)*(?:"|$)|[{}]/gs;

/** The JSON object that begins at a place of a script, up to its own brace, whatever follows; undefined where it has no end. */
export function objectAt(script: string, start: number): string | undefined {
  const text = script.slice(start, start + LONGEST_OBJECT);
  let depth = 0;
  for (const { 0: part, index } of text.matchAll(PART)) {
    if (part === '{') depth += 1;
    else if (part === '}') depth -= 1;
    if (depth === 0) return text.slice(0, index + part.length);
  }
  return undefined;
}
