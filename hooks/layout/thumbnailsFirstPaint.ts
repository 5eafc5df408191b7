import { FIRST_PAINT_WIDTH_LIMIT_PX } from './constants.ts';
import { coverFit } from './imageSizes.ts';
import { resolveThumbnailsOptions } from './thumbnailsLayout.ts';
import type { ResolvedThumbnailsOptions } from './thumbnailsLayout.ts';
import type { ThumbnailsOptions } from './types.ts';

export interface ThumbnailsStyleSheetOptions extends ThumbnailsOptions {
  readonly count: number;
  /** Selects the list element. Use none of `<`, `>`, `&` and quotes: React would escape them inside `<style>`. */
  readonly selector: string;
  /** The height of the texts below each thumbnail, in CSS pixels. @default 0 */
  readonly captionHeight?: number | undefined;
}

/**
 * Returns the geometry of `thumbnailsLayout` as style rules, for the paint before any script: the right columns and the right height at
 * every width, without a style attribute. The list element must be as wide as the nearest
 * ancestor that has `container-type: inline-size`. Put the text into one `<style nonce>` of the server's HTML.
 */
export function thumbnailsStyleSheet({
  count,
  selector,
  captionHeight = 0,
  ...options
}: ThumbnailsStyleSheetOptions): string {
  const resolved = resolveThumbnailsOptions(options);
  const { thumbnailWidth, gap, resizable, ratio } = resolved;
  const slot = `(100cqw + ${gap}px)/var(--columns) - ${gap}px`;
  const geometry =
    `--cell:${resizable ? `calc(${slot})` : `min(${slot},${thumbnailWidth}px)`};display:grid;gap:${gap}px;` +
    'grid-template-columns:repeat(var(--columns),var(--cell));place-content:start space-around;' +
    `grid-auto-rows:calc(var(--cell)*${ratio} + ${captionHeight}px);` +
    `height:calc((var(--cell)*${ratio} + ${captionHeight + gap}px)*var(--rows) - ${gap}px)`;
  const steps = thumbnailsColumnSteps(resolved).map(
    ({ columns, minWidth }) =>
      `@container (min-width:${minWidth}px){${selector}{--columns:${columns};--rows:${Math.ceil(count / columns)}}}`,
  );
  return `${selector}{${geometry}}${steps.join('')}`;
}

/**
 * Returns the `sizes` of a thumbnail before anything is measured, as if the grid were as wide as the window. `image` is the file to load: a
 * wide picture in a narrower cell is cropped at its sides, so it needs more pixels.
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

/** A column count, and the width from which a thumbnail grid has it, in CSS pixels. */
interface ColumnStep {
  readonly columns: number;
  readonly minWidth: number;
}

/** Returns every column count of a thumbnail grid, fewest first: the inverse of the formula in `thumbnailsLayout`. */
function thumbnailsColumnSteps(options: ResolvedThumbnailsOptions): readonly ColumnStep[] {
  const { thumbnailWidth, maxColumns } = options;
  // `Array.from` rounds a fractional length down.
  const length = Math.min(maxColumns, FIRST_PAINT_WIDTH_LIMIT_PX / thumbnailWidth + 1);
  const stepAt = (_: unknown, index: number) => ({ columns: index + 1, minWidth: index * thumbnailWidth });
  return Array.from({ length }, stepAt);
}
