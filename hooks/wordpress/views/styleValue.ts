import { styleRules, winningValue } from '../styleRules.ts';

const NUMBER = String.raw`\+?(?:\d+(?:\.\d*)?|\.\d+)(?:e[+-]?\d+)?`;
const PIXELS = new RegExp(`^(${NUMBER})px$`, 'i');
const PERCENT = new RegExp(`^(${NUMBER})%$`, 'i');

/** Sheets for paper and the like say nothing of the window. */
const isForScreens = (sheet: Element) => /^(?:all|screen)?$/i.test((sheet.getAttribute('media') ?? '').trim());

/**
 * What the style rules of one gallery say about one kind of element: the value of `property` that wins among the rules for the
 * container that end with `selectorEnd`, without its `!important`. Some options of a view stand nowhere else. The rules may stand
 * beside the container, and an inert copy of it has none.
 */
export function styleValue(container: Element, selectorEnd: string, property: string): string | undefined {
  const root = container.getRootNode() as ParentNode & Node;
  const sheets = [...(root === container ? container : root).querySelectorAll('style')].filter(isForScreens);
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

/** A length in pixels; undefined for percentages, for units that depend on something, and for what has to be calculated. */
export const toPixels = (value: string | undefined): number | undefined => numberIn(value, PIXELS);

/** A share of a hundred; undefined for lengths and for what has to be calculated. */
export const toPercent = (value: string | undefined): number | undefined => numberIn(value, PERCENT);
