/**
 * A view of a node that reads the properties of its class. A form's fields hide properties of the same name (`closest`, `id`,
 * `ownerDocument`), so reads and calls on a foreign form go through this view. Where the node itself is needed, pass the node.
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

/** The parent of an element. A form may have a field of that name, which hides it (`unshadowed`). */
export const parentElementOf = (element: Element): HTMLElement | null =>
  Reflect.get(Node.prototype, 'parentElement', element) as HTMLElement | null;
