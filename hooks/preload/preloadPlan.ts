import { alternatingIndices } from './alternatingIndices.ts';
import { PRELOAD_ALL_LIMIT } from './constants.ts';
import type { PreloadPlan, PreloadPlanInput } from './types.ts';

/**
 * What a lightbox loads ahead, the most likely first (specification, point 4, "Preloading rules"): as many images as
 * thumbnails are visible and `count` more, forward and back in turn. With a count of 0, or where that is the whole list, all.
 */
export function preloadPlan(input: PreloadPlanInput): PreloadPlan {
  const { total, count, visibleCount, isSlow } = input;
  const wanted = visibleCount + count;
  const isAll = count <= 0 || wanted >= total;
  const isFew = total <= PRELOAD_ALL_LIMIT;
  // Of very many "all" is what was wanted, and both neighbours at least.
  const limit = isAll ? (isFew ? total : Math.max(wanted, 2)) : wanted;
  return {
    indices: alternatingIndices({ ...input, reach: total, limit: isSlow ? 1 : limit }),
    isIdle: isAll && isFew,
  };
}
