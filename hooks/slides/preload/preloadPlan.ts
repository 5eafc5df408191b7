import { wrapIndex } from '../../core/shared/clamp.ts';
import { PRELOAD_ALL_LIMIT } from './constants.ts';
import type { PreloadPlan, PreloadPlanInput } from './types.ts';

/**
 * Returns the images that a lightbox preloads, alternating between both directions and starting with those most likely
 * to be shown next. The number of images is the number of visible thumbnails plus `count`. If `count` is 0, or if this
 * number covers the whole list, returns all images, unless the list is longer than `PRELOAD_ALL_LIMIT`. On a slow
 * connection, returns only the first image.
 */
export function preloadPlan(input: PreloadPlanInput): PreloadPlan {
  const { total, count, visibleCount, isSlow } = input;
  const preferred = visibleCount + count;
  const isAll = count <= 0 || preferred >= total;
  const isFew = total <= PRELOAD_ALL_LIMIT;
  // In a long list, "all" means the preferred number, but at least the two neighboring images.
  const limit = isAll ? (isFew ? total : Math.max(preferred, 2)) : preferred;
  return {
    indices: alternatingIndices({ ...input, reach: total, limit: isSlow ? 1 : limit }),
    isIdle: isAll && isFew,
  };
}

/**
 * Returns the images that an inline slideshow preloads: half of `count` on each side of the current image, wrapping
 * around the ends. If there are fewer images than `count`, returns all of them. On a slow connection, returns only one.
 */
export function inlinePreloadPlan(input: Omit<PreloadPlanInput, 'visibleCount' | 'loop'>): PreloadPlan {
  const { total, count, isSlow } = input;
  const isAll = total < count;
  const reach = isAll ? total : Math.floor(count / 2);
  return { indices: alternatingIndices({ ...input, loop: true, reach, limit: isSlow ? 1 : total }), isIdle: isAll };
}

interface AlternatingIndicesInput extends Pick<
  PreloadPlanInput,
  'index' | 'total' | 'isBackward' | 'loop' | 'isEmbed'
> {
  /** Maximum distance from `index` to search on each side. */
  readonly reach: number;
  /** Number of images to find. */
  readonly limit: number;
}

/**
 * Returns the indices around `index` without duplicates, nearest first. At each distance, the index in the direction of
 * travel comes first.
 */
function alternatingIndices(input: AlternatingIndicesInput): readonly number[] {
  const { index, total, reach, limit, isBackward, loop, isEmbed } = input;
  const found = new Set<number>();
  if (index < 0 || index >= total) return [];
  for (let distance = 1; distance <= reach && distance < total; distance += 1) {
    for (const offset of isBackward ? [-distance, distance] : [distance, -distance]) {
      const candidate = loop ? wrapIndex(index + offset, total) : index + offset;
      const isThere = candidate >= 0 && candidate < total && candidate !== index;
      if (isThere && found.size < limit && !isEmbed(candidate)) found.add(candidate);
    }
    if (found.size >= limit) break;
  }
  return [...found];
}

interface Move {
  readonly from: number;
  readonly to: number;
  readonly total: number;
  readonly loop: boolean;
}

/** Returns whether a move from one index to another goes backward, taking the shorter direction if the list loops. */
export function isBackwardMove({ from, to, total, loop }: Move): boolean {
  const isRoundTheEnd = loop && Math.abs(to - from) > total / 2;
  return isRoundTheEnd ? to > from : to < from;
}

/** Fields of the Network Information API, if the browser supports it. */
export interface Connection {
  readonly saveData?: boolean | undefined;
  readonly effectiveType?: string | undefined;
}

/**
 * Returns whether the user has enabled data saving or has a slow connection. `false` if the browser does not report
 * this.
 */
export const isSlowConnection = ({ saveData, effectiveType = '' }: Connection = {}): boolean =>
  saveData === true || effectiveType.endsWith('2g');
