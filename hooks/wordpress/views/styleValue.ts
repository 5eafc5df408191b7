/** The value of a property in the text of a rule, the last one where there are several. */
function valueIn(declarations: string, property: string): string | undefined {
  const found = declarations.split(';').findLast((declaration) => declaration.split(':', 1)[0]?.trim() === property);
  return found?.slice(found.indexOf(':') + 1).trim();
}

/**
 * What the page's own style rules say about one kind of element: the value of `property` in the last rule whose selector ends
 * with `selectorEnd`. Some options of a view stand nowhere else.
 */
export function styleValue(page: ParentNode, selectorEnd: string, property: string): string | undefined {
  const rules = [...page.querySelectorAll('style')].flatMap(({ textContent }) => (textContent ?? '').split('}'));
  let value: string | undefined;
  for (const rule of rules) {
    const [selectors = '', declarations = ''] = rule.split('{').slice(-2);
    if (selectors.trim().endsWith(selectorEnd)) value = valueIn(declarations, property) ?? value;
  }
  return value;
}
