import { coverFit } from './coverFit.ts';
import { resolveThumbnailsOptions } from './resolveThumbnailsOptions.ts';
import { thumbnailsColumnSteps } from './thumbnailsColumnSteps.ts';
import type { ThumbnailsOptions } from './types.ts';

/**
 * The `sizes` of a thumbnail before anything is measured, as if the grid were as wide as the window. `image` is the file
 * whose width and height are known: a wide picture in a narrower cell is cut at its sides, so it needs more pixels.
 */
export function thumbnailSizes(
  options: ThumbnailsOptions,
  image: { readonly width?: number | undefined; readonly height?: number | undefined },
): string {
  const resolved = resolveThumbnailsOptions(options);
  const { thumbnailWidth, resizable, ratio } = resolved;
  const excess = coverFit({ width: 1, height: ratio }, image).width;
  if (!resizable) return `${Math.round(thumbnailWidth * excess)}px`;
  return thumbnailsColumnSteps(resolved)
    .map(({ columns, minWidth }) => {
      const size = `${Math.round((100 / columns) * excess)}vw`;
      return columns === 1 ? size : `(min-width: ${minWidth}px) ${size}`;
    })
    .reverse()
    .join(', ');
}
