import type { NavigationItem } from './types.ts';

/** Each item's own path: its ancestors from the top, then itself. */
export type NavigationPaths = ReadonlyMap<string, readonly string[]>;

export function navigationPaths(items: readonly NavigationItem[], above: readonly string[] = []): NavigationPaths {
  const paths = new Map<string, readonly string[]>();
  for (const { id, items: below = [] } of items) {
    const path = [...above, id];
    paths.set(id, path);
    for (const [childId, childPath] of navigationPaths(below, path)) paths.set(childId, childPath);
  }
  return paths;
}

/** The ids of all items that have a submenu. */
export function parentIds(items: readonly NavigationItem[]): ReadonlySet<string> {
  const parents = items.filter((item) => item.items !== undefined && item.items.length > 0);
  return new Set(parents.flatMap((item) => [item.id, ...parentIds(item.items ?? [])]));
}
