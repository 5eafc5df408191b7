import { MOST_STYLE_RULES } from './constants.ts';

const COMMENT = /\/\*[^]*?(?:\*\/|$)/g;
const IMPORTANT = /!\s*important$/i;
/** Blocks whose rules count in every window. */
const ALWAYS = /^@(?:media\s+(?:all|(?:only\s+)?screen)|layer\b[^,]*)$/i;

/** A rule of a style sheet, as it is written. */
export interface StyleRule {
  readonly selectors: readonly string[];
  readonly declarations: readonly Declaration[];
}

/** A property, and its value without `!important`. */
export interface Declaration {
  readonly property: string;
  readonly value: string;
  readonly isImportant: boolean;
}

function declarationsIn(block: string): readonly Declaration[] {
  return block.split(';').flatMap((text) => {
    const colon = text.indexOf(':');
    if (colon < 0) return [];
    const value = text.slice(colon + 1).trim();
    const isImportant = IMPORTANT.test(value);
    const bare = isImportant ? value.slice(0, value.lastIndexOf('!')).trim() : value;
    return [{ property: text.slice(0, colon).trim().toLowerCase(), value: bare, isImportant }];
  });
}

/** Where the block ends that begins at `start`. */
function endOfBlock(text: string, start: number): number {
  let depth = 1;
  for (let at = start; at < text.length; at += 1) {
    if (text[at] === '{') depth += 1;
    else if (text[at] === '}') depth -= 1;
    if (depth === 0) return at;
  }
  return text.length;
}

/**
 * The rules of a style sheet in their order. Those of media queries, which count in some windows, are left out. It knows as much
 * of the language as servers write: quoted braces are none of it.
 */
export function styleRules(sheet: string): readonly StyleRule[] {
  const text = sheet.replaceAll(COMMENT, '');
  const rules: StyleRule[] = [];
  for (let start = 0; rules.length < MOST_STYLE_RULES;) {
    const open = text.indexOf('{', start);
    if (open < 0) break;
    const end = endOfBlock(text, open + 1);
    // What stands before it may end with a statement, as `@import` is one.
    const before = text.slice(start, open);
    const head = before.slice(before.lastIndexOf(';') + 1).trim();
    const block = text.slice(open + 1, end);
    if (!head.startsWith('@')) {
      rules.push({ selectors: head.split(',').map((part) => part.trim()), declarations: declarationsIn(block) });
      // One level is what servers nest; deeper ones would be read anew for each.
    } else if (ALWAYS.test(head) && !block.includes('@')) rules.push(...styleRules(block));
    start = end + 1;
  }
  return rules;
}

/** The value that wins: the last important one, else the last one. */
export function winningValue(declarations: readonly Declaration[], property: string): string | undefined {
  const own = declarations.filter((declaration) => declaration.property === property);
  return (own.findLast(({ isImportant }) => isImportant) ?? own.at(-1))?.value;
}
