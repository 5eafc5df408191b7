/** The focused element of the document, or of the shadow tree, that an element stands in. */
export function activeElementAround(element: Element): Element | null {
  const root = element.getRootNode();
  return root instanceof Document || root instanceof ShadowRoot ? root.activeElement : null;
}

/** The element that has the focus, in whatever shadow tree it stands; null where nothing but the page itself has it. */
export function focusedElement(document: Document): HTMLElement | null {
  let active = document.activeElement;
  while (active?.shadowRoot?.activeElement) active = active.shadowRoot.activeElement;
  return active instanceof HTMLElement && active !== document.body ? active : null;
}

/** Whether an element has the focus or what has it stands within, in shadow trees below it, too. */
export function hasFocusWithin(element: Element): boolean {
  const active = activeElementAround(element);
  return active !== null && element.contains(active);
}
