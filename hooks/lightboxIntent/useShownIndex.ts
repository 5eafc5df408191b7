'use client';
import { useState, useSyncExternalStore } from 'react';
import { createValueStore } from '../shared/createValueStore.ts';
import type { ValueStore } from '../shared/createValueStore.ts';

/** Knows which image of a gallery its lightbox shows, or showed last, by its place; −1: none of them. */
export type ShownIndexStore = ValueStore<number>;

/**
 * Keeps what a lightbox tells of its current image out of the gallery's state: a gallery of hundreds of thumbnails does not render
 * with every change of picture.
 *
 * @example
 * const shown = useShownIndexStore();
 * <Thumbnails images={images} shown={shown} />
 * <Lightbox images={images} onShow={(imageId) => shown.set(images.findIndex(({ id }) => id === imageId))} />
 */
export function useShownIndexStore(): ShownIndexStore {
  const [store] = useState(createValueStore<number>);
  return store;
}

const subscribeToNothing = () => () => undefined;

export interface UseShownIndexOptions {
  /** False: undefined is returned, and no change renders anything. @default true */
  readonly enabled?: boolean | undefined;
}

/**
 * Returns the place of the image that the lightbox shows, or showed last: undefined before the first. A windowed list pins it, so that
 * focus can come back to its thumbnail; a list that is mounted as a whole needs none of it.
 *
 * @example
 * const pinnedIndex = useShownIndex(shown, { enabled: images.length > UNWINDOWED_COUNT });
 * const masonry = useMasonry({ images, pinnedIndex });
 */
export function useShownIndex(
  store: ShownIndexStore | undefined,
  { enabled = true }: UseShownIndexOptions = {},
): number | undefined {
  return useSyncExternalStore(
    store?.subscribe ?? subscribeToNothing,
    () => (enabled ? store?.get() : undefined),
    () => undefined,
  );
}
