/** Which of some words the style rules of an answer say of a kind of element: as a value, or as the side that it is offset from. */
export type RuleReader = <TWord extends string>(name: string, ...words: readonly TWord[]) => TWord | undefined;

/**
 * Reads the text of an answer, which begins with its rules, because the inert document has no style elements. The first rule of
 * an element counts: later ones are for other widths of the window.
 */
export function createRuleReader(html: string): RuleReader {
  const [head = ''] = html.split('</style', 1);
  const rules = head.replaceAll(/\s/g, '');
  return (name, ...words) => {
    const rule = rules.split(`.bwg_${name}{`, 2)[1]?.split('}', 1)[0] ?? '';
    return words.find((word) => new RegExp(`(^|[;:/])${word}\\b`).test(rule));
  };
}
