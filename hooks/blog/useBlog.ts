'use client';
import { useCallback, useEffect, useState } from 'react';
import { usePrinting } from '../layout/usePrinting.ts';
import { createElementRegistry } from '../shared/createElementRegistry.ts';
import type { ElementProps } from '../shared/ElementProps.ts';
import { mergeProps } from '../shared/mergeProps.ts';
import { useStableCallback } from '../shared/useStableCallback.ts';
import { BLOG_PAGE_LENGTH, BLOG_UNWINDOWED_COUNT } from './constants.ts';
import { createEntryWatch } from './createEntryWatch.ts';

export interface UseBlogOptions {
  /** How many entries there are. */
  readonly count: number;
  /** Up to so many all are mounted. @default 500 */
  readonly unwindowedCount?: number | undefined;
  /** Entries that are mounted before anything is known of the window. @default 5 */
  readonly initialCount?: number | undefined;
}

export interface UseBlogResult {
  /** Whether the entry belongs in the document now. One that does not keeps its height. */
  isMounted(index: number): boolean;
  /** For the element of each entry, mounted or not. */
  getEntryProps(props: ElementProps<'li'> & { readonly index: number }): ElementProps<'li'>;
}

const NONE: ReadonlySet<number> = new Set();

/**
 * A list of entries, one under the other and each as high as it is. What is far from the window of a long list is not in the
 * document; its height is kept, so that nothing moves.
 *
 * @example
 * const blog = useBlog({ count: images.length });
 * {images.map((image, index) => (
 *   <li key={image.id} {...blog.getEntryProps({ index })}>{blog.isMounted(index) && <Entry image={image} />}</li>
 * ))}
 */
export function useBlog(options: UseBlogOptions): UseBlogResult {
  const { count, unwindowedCount = BLOG_UNWINDOWED_COUNT, initialCount = BLOG_PAGE_LENGTH } = options;
  const isPrinting = usePrinting();
  const isWindowed = count > unwindowedCount;
  const [near, setNear] = useState<ReadonlySet<number> | null>(null);
  const [elements] = useState(() => createElementRegistry<number, HTMLElement>());

  const follow = useStableCallback((changes: ReadonlyMap<Element, boolean>) => {
    const next = new Set(near ?? NONE);
    for (const [index, element] of elements.entries()) {
      const isNear = changes.get(element);
      if (isNear === undefined) continue;
      if (isNear) {
        next.add(index);
        element.style.minHeight = '';
      } else if (next.delete(index)) {
        element.style.minHeight = `${element.offsetHeight}px`;
      }
    }
    setNear(next);
  });
  useEffect(() => {
    if (!isWindowed || !('IntersectionObserver' in window)) return undefined;
    const watch = createEntryWatch(follow);
    for (const [, element] of elements.entries()) watch.watch(element);
    return watch.disconnect;
    // oxlint-disable-next-line react/exhaustive-effect-dependencies -- entries that are appended are watched too
  }, [isWindowed, count, elements, follow]);

  const isMounted = useCallback(
    (index: number) => !isWindowed || isPrinting || (near ? near.has(index) : index < initialCount),
    [isWindowed, isPrinting, near, initialCount],
  );
  const getEntryProps = useCallback<UseBlogResult['getEntryProps']>(
    ({ index, ...props }) =>
      mergeProps({ ref: elements.refFor(index), 'data-mounted': isMounted(index) ? '' : undefined }, props),
    [elements, isMounted],
  );
  return { isMounted, getEntryProps };
}
