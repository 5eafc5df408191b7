import type { ImageCandidate } from '@loggia/hooks';
import { RENDERED_WIDTHS_PX } from './renderedWidths.ts';

/**
 * The other widths that this server can make for an address: those below the file's own, which the kit adds to `srcset` by itself.
 * Pages hand this to the WordPress adapter as `candidatesOf`; without a known width there is nothing to say.
 */
export function imageCandidates(url: string, intrinsicWidth: number | undefined): readonly ImageCandidate[] {
  if (intrinsicWidth === undefined) return [];
  const separator = url.includes('?') ? '&' : '?';
  const smaller = RENDERED_WIDTHS_PX.filter((width) => width < intrinsicWidth);
  return smaller.map((width) => ({ url: `${url}${separator}w=${width}`, width }));
}
