import { attributeOf } from './markup.ts';

/** A name, a keyword or a number; what begins a text or a comment; any other sign. */
const TOKEN = /[^\s!-#%-/:-@[-^`{-~]+|\/[/*]?|<!--|\+\+|--|\S/g;
const WORD = /^[^\s!-#%-/:-@[-^`{-~]/;

/** Behind them stands an expression, in which a slash begins a pattern and divides nothing. */
const BEFORE_EXPRESSION = new Set(
  'await case delete do else in instanceof new of return throw typeof void yield'.split(' '),
);
const BEFORE_CONDITION = new Set(['if', 'while', 'for', 'with']);

/** Knows whether what was passed last is a value: a slash behind it divides. */
function createValueWatch() {
  let last = '';
  let isValue = false;
  /** For each open parenthesis, whether a statement follows it. */
  const parentheses: boolean[] = [];
  return {
    isBehindValue: () => isValue,
    pass(token: string): void {
      const isName = last === '.';
      if (WORD.test(token)) isValue = isName || !BEFORE_EXPRESSION.has(token);
      else if (token === ')') isValue = !parentheses.pop();
      // What is counted up or down stays what it was.
      else if (token !== '++' && token !== '--') isValue = token === ']';
      if (token === '(') parentheses.push(BEFORE_CONDITION.has(last));
      last = isName ? '' : token;
    },
    passLiteral(isComplete: boolean): void {
      last = '';
      isValue = isComplete;
    },
  };
}

/** Walks through a script, from one place of its code to the next. */
interface CodeWalk {
  /** Returns the start of the next name or sign; undefined at the end. */
  next(): number | undefined;
  /** Continues behind a value that a caller has read. */
  skipTo(index: number): void;
}

/**
 * Walks through the code of a script, in one go: past what stands in its texts, its patterns and its comments. It knows as much of the language
 * as tells these apart. Nothing is run.
 */
export function walkCode(script: string): CodeWalk {
  const values = createValueWatch();
  let at = 0;
  /** For each open brace, whether it is in a template. */
  const braces: boolean[] = [];
  /** Up to there slashes begin no pattern, for one before them had no end. */
  let dividesUntil = 0;

  function skipLiteral(sign: string): true {
    const { end } = literalAt(script, at, sign);
    const isFilled = sign === '`' && script[end - 1] === '{';
    if (isFilled) braces.push(true);
    values.passLiteral(!isFilled);
    at = end;
    return true;
  }

  /** False where it is no pattern but divides something. */
  function skipPattern(): boolean {
    if (values.isBehindValue() || at <= dividesUntil) return false;
    const { end, isClosed } = literalAt(script, at, '/');
    if (isClosed) {
      at = end;
      values.passLiteral(true);
    } else dividesUntil = end;
    return isClosed;
  }

  /** Skips text that is no code; false for code. */
  function skip(token: string): boolean {
    if (token === '//' || token === '/*' || token === '<!--') {
      at = endOfComment(script, at, token);
      return true;
    }
    if (token === '/') return skipPattern();
    if (token === '}') return braces.pop() === true && skipLiteral('`');
    return '"\'`'.includes(token) && skipLiteral(token);
  }

  return {
    next() {
      for (let found = findFrom(TOKEN, script, at); found; found = findFrom(TOKEN, script, at)) {
        const [token] = found;
        at = found.index + token.length;
        if (skip(token)) continue;
        if (token === '{') braces.push(false);
        values.pass(token);
        return found.index;
      }
      at = script.length;
      return undefined;
    },
    skipTo(index) {
      at = index;
      values.passLiteral(true);
    },
  };
}

/** Whether something stands in the code of a script. `pattern` is sticky, and begins where a name or a sign does. */
export function isInCode(script: string, pattern: RegExp): boolean {
  const walk = walkCode(script);
  for (let at = walk.next(); at !== undefined; at = walk.next()) if (findFrom(pattern, script, at)) return true;
  return false;
}

/** The signs that may end a literal, by the sign that begins it; and those that end none although they look so. */
const MARKS: Readonly<Record<string, RegExp>> = {
  '"': /["\\\n\r]/g,
  "'": /['\\\n\r]/g,
  '`': /[`\\$]/g,
  '/': /[/\\\n\r[\]]/g,
};
const LINE_END = /[\n\r\u2028\u2029]|$/g;

interface Literal {
  readonly end: number;
  /** Whether it ends by an end of its own, or where a template is filled: others end with the line or with the script. */
  readonly isClosed: boolean;
}

function findFrom(pattern: RegExp, script: string, from: number): RegExpExecArray | null {
  pattern.lastIndex = from;
  return pattern.exec(script);
}

/** Returns the end of the text, template or pattern whose sign stands before `from`; of a template also the place where it is filled: behind `${`. */
function literalAt(script: string, from: number, sign: string): Literal {
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

/** Returns the end of the comment whose sign stands before `from`. */
function endOfComment(script: string, from: number, sign: string): number {
  const end = sign === '/*' ? script.indexOf('*/', from) + 2 : findFrom(LINE_END, script, from)?.index;
  return end === undefined || end < from ? script.length : end;
}

/** A script that an optimizer has written into an address: still the page's own text. */
const DATA_ADDRESS = /^data:(?:text|application)\/(?:x-)?(?:java|ecma)script(?:;charset=[\w-]+)?(;base64)?,/i;

/** Data, or markup for later: a browser runs nothing of such a type, and no optimizer gives it to a script. */
const DATA_TYPE = /json|html|xml|css|te?mpl|handlebars|mustache|importmap|speculationrules|shader|markdown|math\//i;

function dataText(address: string): string {
  const found = DATA_ADDRESS.exec(address);
  if (!found) return '';
  const data = address.slice(found[0].length);
  try {
    if (!found[1]) return decodeURIComponent(data);
    return new TextDecoder().decode(Uint8Array.from(atob(data), (character) => character.charCodeAt(0)));
  } catch {
    return '';
  }
}

/**
 * The texts of the scripts that stand in a page itself, whether or not its policy lets them run, and whatever an optimizer has made of
 * their type and place; not of its blocks of data. Each is foreign text: to be read, never run.
 */
export function* pageScripts(page: ParentNode): Generator<string> {
  for (const script of page.querySelectorAll('script')) {
    if (DATA_TYPE.test(attributeOf(script, 'type'))) continue;
    const source = attributeOf(script, 'src') || attributeOf(script, 'data-src');
    yield source ? dataText(source) : script.textContent;
  }
}
