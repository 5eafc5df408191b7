/** The focused element of the document, or of the shadow tree, that an element stands in. */
export function activeElementAround(element: Element): Element | null {
  const root = element.getRootNode();
  return root instanceof Document || root instanceof ShadowRoot ? root.activeElement : null;
}
