/** What may end a literal, by the sign that begins it; and what ends none although it looks so. */
const MARKS: Readonly<Record<string, RegExp>> = {
  '"': /["\\\n\r]/g,
  "'": /['\\\n\r]/g,
  '`': /[`\\$]/g,
  '/': /[/\\\n\r[\]]/g,
};
const LINE_END = /[\n\r\u2028\u2029]|$/g;

export interface Literal {
  readonly end: number;
  /** By an end of its own, or what a template is filled with: others end with the line or with the script. */
  readonly isClosed: boolean;
}

export function findFrom(pattern: RegExp, script: string, from: number): RegExpExecArray | null {
  pattern.lastIndex = from;
  return pattern.exec(script);
}

/** Where the text, template or pattern ends whose sign stands before `from`; a template also where it is filled: behind `${`. */
export function literalAt(script: string, from: number, sign: string): Literal {
  const pattern = MARKS[sign] ?? LINE_END;
  let isInClass = false;
  for (let found = findFrom(pattern, script, from); found;) {
    const [mark] = found;
    let next = found.index + 1;
    if (mark === '\\') next += script.startsWith('\r\n', next) ? 2 : 1;
    else if (mark === '[') isInClass = true;
    else if (mark === ']') isInClass = false;
    else if (mark === '$' && script[next] === '{') return { end: next + 1, isClosed: true };
    else if (mark === sign && !isInClass) return { end: next, isClosed: true };
    else if (mark === '\n' || mark === '\r') return { end: found.index, isClosed: false };
    found = findFrom(pattern, script, next);
  }
  return { end: script.length, isClosed: false };
}

/** Where the comment ends whose sign stands before `from`. */
export function endOfComment(script: string, from: number, sign: string): number {
  const end = sign === '/*' ? script.indexOf('*/', from) + 2 : findFrom(LINE_END, script, from)?.index;
  return end === undefined || end < from ? script.length : end;
}
