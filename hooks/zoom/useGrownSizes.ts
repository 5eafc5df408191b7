'use client';
import { useState } from 'react';
import { scaledSizes } from './scaledSizes.ts';

/**
 * `sizes` of a picture times the largest scale that it was shown in. They only grow: a browser that is told of a smaller place would
 * load a second file.
 */
export function useGrownSizes(
  pictureId: string | undefined,
  scale: number,
): (pictureId: string, sizes: string) => string {
  // A cache that each render makes the same of: how far a picture was enlarged.
  const [largest] = useState(() => new Map<string, number>());
  if (pictureId !== undefined && scale > (largest.get(pictureId) ?? 1)) largest.set(pictureId, scale);
  const [sizesOf] = useState(() => (id: string, sizes: string) => {
    const grown = largest.get(id);
    return grown === undefined ? sizes : scaledSizes(sizes, grown);
  });
  return sizesOf;
}
