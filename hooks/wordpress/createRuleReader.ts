import { styleRules } from './styleRules.ts';

/** Which of some words the style rules of an answer say of a kind of element: as a value, or as the side that it is offset from. */
export type RuleReader = <TWord extends string>(name: string, ...words: readonly TWord[]) => TWord | undefined;

/** What says that a side counts for nothing. */
const NO_OFFSET = /^(?:auto|initial|unset)$/i;

/**
 * Reads the text of an answer, which begins with its rules, because the inert document has no style elements. The first rule of
 * an element counts: later ones are for other widths of the window.
 */
export function createRuleReader(html: string): RuleReader {
  const [head = ''] = html.split('</style', 1);
  const rules = styleRules(head);
  return (name, ...words) => {
    const rule = rules.find(({ selectors }) => selectors.some((selector) => selector.endsWith(`.bwg_${name}`)));
    const declarations = rule?.declarations ?? [];
    return words.find((word) =>
      declarations.some(({ property, value }) =>
        property === word ? !NO_OFFSET.test(value) : value.toLowerCase() === word,
      ),
    );
  };
}
