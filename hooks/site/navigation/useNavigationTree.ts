'use client';
import { useMemo, useRef, useState, type RefObject } from 'react';
import { createElementRegistry, type ElementRegistry } from '../../core/shared/createElementRegistry.ts';
import type { NavigationItem, OpenSubmenu } from './types.ts';

export interface NavigationTree {
  readonly parents: ReadonlySet<string>;
  readonly toggleElement: RefObject<HTMLButtonElement | null>;
  readonly itemElements: ElementRegistry<string, HTMLLIElement>;
  readonly linkElements: ElementRegistry<string, HTMLElement>;
  readonly submenuElements: ElementRegistry<string, HTMLUListElement>;
  /** Returns an item's ancestors, outermost first, followed by the item itself. */
  pathOf(id: string | null): readonly string[];
  /** Returns the submenus of the given items. Their elements are looked up lazily. */
  submenusOf(ids: readonly string[]): readonly OpenSubmenu[];
}

const NONE: readonly string[] = [];

/** Determines the path to each of a menu's items, and tracks the items' elements. */
export function useNavigationTree(items: readonly NavigationItem[]): NavigationTree {
  const toggleElement = useRef<HTMLButtonElement | null>(null);
  const [itemElements] = useState(() => createElementRegistry<string, HTMLLIElement>());
  const [linkElements] = useState(() => createElementRegistry<string, HTMLElement>());
  const [submenuElements] = useState(() => createElementRegistry<string, HTMLUListElement>());
  return useMemo(() => {
    const paths = navigationPaths(items);
    return {
      parents: parentIds(items),
      toggleElement,
      itemElements,
      linkElements,
      submenuElements,
      pathOf: (id) => (id === null ? NONE : (paths.get(id) ?? NONE)),
      submenusOf: (ids) =>
        ids.map((id, level) => ({
          id,
          level,
          get itemElement() {
            return itemElements.get(id);
          },
          get submenuElement() {
            return submenuElements.get(id);
          },
        })),
    };
  }, [items, itemElements, linkElements, submenuElements]);
}

/** The path to each item: its ancestors, outermost first, followed by the item itself. */
type NavigationPaths = ReadonlyMap<string, readonly string[]>;

export function navigationPaths(items: readonly NavigationItem[], above: readonly string[] = []): NavigationPaths {
  const paths = new Map<string, readonly string[]>();
  for (const { id, items: below = [] } of items) {
    const path = [...above, id];
    paths.set(id, path);
    for (const [childId, childPath] of navigationPaths(below, path)) paths.set(childId, childPath);
  }
  return paths;
}

/** Returns the ids of all items that have a submenu. */
export function parentIds(items: readonly NavigationItem[]): ReadonlySet<string> {
  const parents = items.filter((item) => item.items !== undefined && item.items.length > 0);
  return new Set(parents.flatMap((item) => [item.id, ...parentIds(item.items ?? [])]));
}
