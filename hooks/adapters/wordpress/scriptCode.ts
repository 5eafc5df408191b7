import { attributeOf } from './markup.ts';

/** Matches a token: a name, a keyword, a number, the start of a string or comment, or any other character. */
const TOKEN = /[^\s!-#%-/:-@[-^`{-~]+|\/[/*]?|<!--|\+\+|--|\S/g;
const WORD = /^[^\s!-#%-/:-@[-^`{-~]/;

/** Keywords that precede an expression. A slash after one of them starts a regular expression. */
const BEFORE_EXPRESSION = new Set(
  'await case delete do else in instanceof new of return throw typeof void yield'.split(' '),
);
const BEFORE_CONDITION = new Set(['if', 'while', 'for', 'with']);

/** Tracks whether the last token ends a value. If it does, a slash is a division operator. */
function createValueWatch() {
  let last = '';
  let isValue = false;
  /** For each open parenthesis, whether a statement follows the closing parenthesis. */
  const parentheses: boolean[] = [];
  return {
    isBehindValue: () => isValue,
    pass(token: string): void {
      const isName = last === '.';
      if (WORD.test(token)) isValue = isName || !BEFORE_EXPRESSION.has(token);
      else if (token === ')') isValue = !parentheses.pop();
      // `++` and `--` do not change whether their operand is a value.
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

/** Walks through a script's code, token by token. */
interface CodeWalk {
  /** Returns the start of the next token, or `undefined` at the end. */
  next(): number | undefined;
  /** Continues after a value that the caller has read. */
  skipTo(index: number): void;
}

/**
 * Walks through a script's code in linear time, skipping strings, regular expressions and comments. It understands only
 * as much JavaScript as this requires. Nothing is executed.
 */
export function walkCode(script: string): CodeWalk {
  const values = createValueWatch();
  let at = 0;
  /** For each open brace, whether it belongs to a template literal. */
  const braces: boolean[] = [];
  /** End of an unclosed regular expression. Up to this position, slashes are division operators. */
  let dividesUntil = 0;

  function skipLiteral(sign: string): true {
    const { end } = literalAt(script, at, sign);
    const isFilled = sign === '`' && script[end - 1] === '{';
    if (isFilled) braces.push(true);
    values.passLiteral(!isFilled);
    at = end;
    return true;
  }

  /** Skips a regular expression. Returns `false` if the slash is a division operator. */
  function skipPattern(): boolean {
    if (values.isBehindValue() || at <= dividesUntil) return false;
    const { end, isClosed } = literalAt(script, at, '/');
    if (isClosed) {
      at = end;
      values.passLiteral(true);
    } else dividesUntil = end;
    return isClosed;
  }

  /** Skips strings, regular expressions and comments. Returns `false` for code. */
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

/** Whether a script's code contains a pattern. `pattern` must be sticky and match from the start of a token. */
export function isInCode(script: string, pattern: RegExp): boolean {
  const walk = walkCode(script);
  for (let at = walk.next(); at !== undefined; at = walk.next()) if (findFrom(pattern, script, at)) return true;
  return false;
}

/** Characters that may end a literal or escape its end, keyed by the opening character. */
const MARKS: Readonly<Record<string, RegExp>> = {
  '"': /["\\\n\r]/g,
  "'": /['\\\n\r]/g,
  '`': /[`\\$]/g,
  '/': /[/\\\n\r[\]]/g,
};
const LINE_END = /[\n\r\u2028\u2029]|$/g;

interface Literal {
  readonly end: number;
  /** Whether the literal is terminated, or ends at `${`. Otherwise, it ends at the end of the line or the script. */
  readonly isClosed: boolean;
}

function findFrom(pattern: RegExp, script: string, from: number): RegExpExecArray | null {
  pattern.lastIndex = from;
  return pattern.exec(script);
}

/**
 * Returns the end of the literal that starts before `from`. In a template literal, this may be the position after `${`.
 */
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

/** Returns the end of the comment that starts before `from`. */
function endOfComment(script: string, from: number, sign: string): number {
  const end = sign === '/*' ? script.indexOf('*/', from) + 2 : findFrom(LINE_END, script, from)?.index;
  return end === undefined || end < from ? script.length : end;
}

/** Matches a script that an optimizer has moved into a `data:` URL. */
const DATA_ADDRESS = /^data:(?:text|application)\/(?:x-)?(?:java|ecma)script(?:;charset=[\w-]+)?(;base64)?,/i;

/** Matches the types of data blocks and templates, which aren't scripts. */
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
 * Yields the text of a page's inline scripts, even if a content security policy blocks them or an optimizer has changed
 * their type or position. Data blocks are skipped. The text is untrusted and must never be executed.
 */
export function* pageScripts(page: ParentNode): Generator<string> {
  for (const script of page.querySelectorAll('script')) {
    if (DATA_TYPE.test(attributeOf(script, 'type'))) continue;
    const source = attributeOf(script, 'src') || attributeOf(script, 'data-src');
    yield source ? dataText(source) : script.textContent;
  }
}
