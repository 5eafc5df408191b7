/**
 * Returns a view of a node that reads the properties of its class. Form fields can shadow properties of the same name
 * (`closest`, `id`, `ownerDocument`), so access forms of the page through this view. Pass the original node to
 * functions that need a node.
 */
export function unshadowed<TNode extends Node>(node: TNode): TNode {
  const kind = Object.getPrototypeOf(node) as object;
  return new Proxy(node, {
    get(_node, key) {
      const value: unknown = Reflect.get(kind, key, node);
      return typeof value === 'function' ? (value.bind(node) as unknown) : value;
    },
    set: (_node, key, value) => Reflect.set(kind, key, value, node),
  });
}

/** Returns the parent of an element, even of a form with a field named `parentElement` (see `unshadowed`). */
export const parentElementOf = (element: Element): HTMLElement | null =>
  Reflect.get(Node.prototype, 'parentElement', element) as HTMLElement | null;
