/** An attribute as the server wrote it; '' where the element or the attribute is missing. */
export function attributeOf(element: Element | null | undefined, name: string): string {
  return element?.getAttribute(name) ?? '';
}
