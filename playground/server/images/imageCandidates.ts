import type { ImageCandidate } from '@loggia/hooks';

/** The widths that can be requested with `w`. Others are rejected, which limits the size of the cache. */
export const RENDERED_WIDTHS_PX: readonly number[] = [160, 320, 480, 640, 960, 1280, 1920, 2560];

/**
 * Returns the widths below the file's own that this server can render for a URL. The kit adds the file's own width to
 * `srcset` itself. Pages pass this to the WordPress adapter as `candidatesOf`. Returns nothing if the width is unknown.
 */
export function imageCandidates(url: string, intrinsicWidth: number | undefined): readonly ImageCandidate[] {
  if (intrinsicWidth === undefined) return [];
  const separator = url.includes('?') ? '&' : '?';
  const smaller = RENDERED_WIDTHS_PX.filter((width) => width < intrinsicWidth);
  return smaller.map((width) => ({ url: `${url}${separator}w=${width}`, width }));
}
