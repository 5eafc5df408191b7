const CLASSES: Readonly<Record<string, string>> = {
  s: ' ',
  d: '1',
  w: 'a',
  t: '\t',
  n: '\n',
  r: '\r',
  b: '',
  B: '',
  S: 'x',
  D: 'x',
  W: '-',
};
const MAX_PREFIX = 40;
const COMBINED_UNITS = 24;

/** The alphabet of a pattern: all characters that it contains, and its literal sequences. */
function alphabetOf(source: string): { readonly characters: Set<string>; readonly words: string[] } {
  const plain = source
    .replaceAll(/\\[pP]\{[^}]*\}/g, 'é')
    .replaceAll(/\\u\{?([\da-fA-F]{4})\}?/g, (_, code: string) => String.fromCharCode(Number.parseInt(code, 16)))
    .replaceAll(/\(\?(?:<\w+>|<?[:=!])/g, '(')
    .replaceAll(/\{\d*,?\d*\}/g, '');
  const characters = new Set([' ', 'a', '0', '\n', '!']);
  const words: string[] = [''];
  const say = (text: string, isWord = true) => {
    if (text) characters.add(text);
    if (isWord) words.push((words.pop() ?? '') + text);
  };
  let isInClass = false;
  for (const [token] of plain.matchAll(/\\[^]|\[\^?|[^]/g)) {
    const character = token.startsWith('\\') ? (CLASSES[token.charAt(1)] ?? token.slice(1)) : token;
    if (isInClass && token === ']') isInClass = false;
    else if (isInClass) say(character, false);
    else if (/^\[\^?$/.test(token)) {
      isInClass = true;
      const [, first = 'x'] = /^(\\?[^])/.exec(plain.slice(plain.indexOf(token) + token.length)) ?? [];
      say(token === '[^' ? 'x' : (CLASSES[first.slice(1)] ?? first.slice(-1)));
    } else if (token === '|') words.push('');
    else if (token === '.') say('x');
    else if (!/^[()*+?^$]$/.test(token)) say(character);
  }
  return { characters, words: words.filter(Boolean) };
}

/** A string of about the given length: a start, a repeated unit and an end. */
export interface HostileText {
  readonly unit: string;
  textOf(length: number): string;
}

/**
 * Strings that may cause catastrophic backtracking, built from the pattern's own alphabet: long runs that match at
 * first and fail at the end.
 */
export function hostileTexts(source: string): readonly HostileText[] {
  const { characters, words } = alphabetOf(source);
  const whole = words.join('');
  const prefixes = words.flatMap((word) =>
    Array.from({ length: Math.min(word.length, MAX_PREFIX) - 1 || 0 }, (_, end) => word.slice(0, end + 1)),
  );
  const units = [...new Set([...characters, ...words, whole, ...prefixes])].filter(Boolean);
  const make = (start: string, unit: string, end: string): HostileText => ({
    unit: JSON.stringify([start, unit, end]),
    textOf: (length) => start + unit.repeat(Math.ceil(length / unit.length)) + end,
  });
  const alone = units.flatMap((unit) =>
    ['', whole].flatMap((start) => ['', '\u0000', '!x', '\n!'].map((end) => make(start, unit, end))),
  );
  const short = units.length < COMBINED_UNITS ? units.filter((unit) => unit.length <= 2) : [];
  const pairs = short.flatMap((one) =>
    short.flatMap((other) => [make('', one + other, '\u0000'), make('', one, other)]),
  );
  return [...alone, ...pairs];
}
