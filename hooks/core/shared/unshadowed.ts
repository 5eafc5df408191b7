/**
 * Returns a view of a node that always reads the DOM's own properties. Form fields can shadow properties with the same
 * name (`closest`, `id`, `ownerDocument`), so use this view to access the page's forms. Pass the original node to
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
