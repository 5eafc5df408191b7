/** The parent of an element. A form may have a field of that name, which hides it (`unshadowed`). */
export const parentElementOf = (element: Element): HTMLElement | null =>
  Reflect.get(Node.prototype, 'parentElement', element) as HTMLElement | null;
