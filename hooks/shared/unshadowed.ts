/**
 * A node whose properties are those of its kind. Fields hide those of their form that they are named like (`closest`, `id`, `ownerDocument`),
 * so what is read or called on a form of somebody else's page goes through here. Where a node itself is wanted, pass the node.
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
