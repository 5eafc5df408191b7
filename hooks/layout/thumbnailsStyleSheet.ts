import { resolveThumbnailsOptions } from './resolveThumbnailsOptions.ts';
import { thumbnailsColumnSteps } from './thumbnailsColumnSteps.ts';
import type { ThumbnailsOptions } from './types.ts';

export interface ThumbnailsStyleSheetOptions extends ThumbnailsOptions {
  readonly count: number;
  /** Selects the list element. Use none of `<`, `>`, `&` and quotes: React would escape them inside `<style>`. */
  readonly selector: string;
  /** Room for texts below each thumbnail, in CSS pixels. @default 0 */
  readonly captionHeight?: number | undefined;
}

/**
 * The geometry of `thumbnailsLayout` as style rules, for the paint before any script runs: the right number of columns and
 * the right height of the whole at every width, with no style attribute. The list element must be as wide as the nearest
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
