import { MAX_STYLE_RULES } from './constants.ts';

const COMMENT = /\/\*[^]*?(?:\*\/|$)/g;
const IMPORTANT = /!\s*important$/i;
/** At-rules whose contents apply at every viewport size. */
const ALWAYS = /^@(?:media\s+(?:all|(?:only\s+)?screen)|layer\b[^,]*)$/i;

interface StyleRule {
  readonly selectors: readonly string[];
  readonly declarations: readonly Declaration[];
}

/** A property and its value without `!important`. */
interface Declaration {
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

/** Returns the end of the block that starts at `start`. */
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
 * Parses a stylesheet's rules in order, skipping media queries for specific viewport sizes. Supports only the kind of
 * CSS that the servers generate, without braces in strings.
 */
export function styleRules(sheet: string): readonly StyleRule[] {
  const text = sheet.replaceAll(COMMENT, '');
  const rules: StyleRule[] = [];
  for (let start = 0; rules.length < MAX_STYLE_RULES;) {
    const open = text.indexOf('{', start);
    if (open < 0) break;
    const end = endOfBlock(text, open + 1);
    // The text before the block may contain a statement such as `@import`.
    const before = text.slice(start, open);
    const head = before.slice(before.lastIndexOf(';') + 1).trim();
    const block = text.slice(open + 1, end);
    if (!head.startsWith('@')) {
      rules.push({ selectors: head.split(',').map((part) => part.trim()), declarations: declarationsIn(block) });
      // Servers use only one level of nesting. Deeper nesting is ignored, because the text would be parsed again for
      // each level.
    } else if (ALWAYS.test(head) && !block.includes('@')) rules.push(...styleRules(block));
    start = end + 1;
  }
  return rules;
}

/** Returns the value that applies: the last `!important` value, or the last value if none is `!important`. */
function winningValue(declarations: readonly Declaration[], property: string): string | undefined {
  const own = declarations.filter((declaration) => declaration.property === property);
  return (own.findLast(({ isImportant }) => isImportant) ?? own.at(-1))?.value;
}

const NUMBER = String.raw`\+?(?:\d+(?:\.\d*)?|\.\d+)(?:e[+-]?\d+)?`;
const PIXELS = new RegExp(`^(${NUMBER})px$`, 'i');
const PERCENT = new RegExp(`^(${NUMBER})%$`, 'i');

const isForScreens = (sheet: Element) => /^(?:all|screen)?$/i.test((sheet.getAttribute('media') ?? '').trim());

/**
 * Returns the value of `property`, without `!important`, from the gallery's style rules whose selectors contain the
 * container's id and end with `selectorEnd`. Some view options are only found in these rules. The rules may be outside
 * the container, and an inert copy of the container has none.
 */
export function styleValue(container: Element, selectorEnd: string, property: string): string | undefined {
  const root = container.getRootNode();
  const isSearchable = root instanceof Document || root instanceof DocumentFragment || root instanceof Element;
  const sheets = [...(isSearchable ? root : container).querySelectorAll('style')].filter(isForScreens);
  const prefix = `#${container.id} `;
  const isMeant = (selector: string) => selector.includes(prefix) && selector.endsWith(selectorEnd);
  const declarations = sheets
    .flatMap(({ textContent }) => styleRules(textContent ?? ''))
    .filter(({ selectors }) => selectors.some(isMeant))
    .flatMap((rule) => rule.declarations);
  return winningValue(declarations, property);
}

function numberIn(value: string | undefined, pattern: RegExp): number | undefined {
  const [, number] = pattern.exec(value ?? '') ?? [];
  return number === undefined ? undefined : Number(number);
}

/** Parses a length in pixels. Returns `undefined` for percentages, relative units and calculations. */
export const toPixels = (value: string | undefined): number | undefined => numberIn(value, PIXELS);

/** Parses a percentage. Returns `undefined` for lengths and calculations. */
export const toPercent = (value: string | undefined): number | undefined => numberIn(value, PERCENT);
