'use client';
import { useState } from 'react';

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

/** `sizes` with each of their widths multiplied; the conditions before the widths stay. */
export function scaledSizes(sizes: string, scale: number): string {
  let depth = 0;
  let scaled = '';
  let width = '';
  const closeWidth = () => {
    if (width) scaled += `calc(${scale} * (${width}))`;
    width = '';
  };
  // A width is what comes last before a comma or the end; commas and blanks within brackets are its own.
  for (const character of withoutBlankEnds(sizes)) {
    if (character === '(') depth += 1;
    if (character === ')') depth -= 1;
    if (depth > 0 || !/[\s,]/.test(character)) {
      width += character;
    } else if (character === ',') {
      closeWidth();
      scaled += ',';
    } else {
      scaled += width + character;
      width = '';
    }
  }
  closeWidth();
  return scaled;
}

/** Without the blanks before a comma and at the end. */
function withoutBlankEnds(sizes: string): string {
  const parts = sizes.split(',');
  return parts.map((part) => part.trimEnd()).join(',');
}
