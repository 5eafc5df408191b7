/** The value of a property in the text of a rule, the last one where there are several. */
function valueIn(declarations: string, property: string): string | undefined {
  const found = declarations.split(';').findLast((declaration) => declaration.split(':', 1)[0]?.trim() === property);
  return found?.slice(found.indexOf(':') + 1).trim();
}

/**
 * What the style rules of one gallery say about one kind of element: the value of `property` in the last rule for the container
 * that ends with `selectorEnd`. Some options of a view stand nowhere else. The rules may stand beside the container, and an inert
 * copy of it has none.
 */
export function styleValue(container: Element, selectorEnd: string, property: string): string | undefined {
  const root = container.getRootNode() as ParentNode & Node;
  const sheets = [...(root === container ? container : root).querySelectorAll('style')];
  const prefix = `#${container.id} `;
  let value: string | undefined;
  for (const rule of sheets.flatMap(({ textContent }) => (textContent ?? '').split('}'))) {
    const [selectors = '', declarations = ''] = rule.split('{').slice(-2);
    const isMeant = selectors.includes(prefix) && selectors.trim().endsWith(selectorEnd);
    if (isMeant) value = valueIn(declarations, property) ?? value;
  }
  return value;
}
