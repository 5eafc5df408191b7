import { alternatingIndices } from './alternatingIndices.ts';
import type { PreloadPlan, PreloadPlanInput } from './types.ts';

/**
 * What an inline slideshow loads ahead (specification, point 4, "Preloading rules"): the images within half of `count` on
 * each side, wrapping round the ends, or all where there are fewer than `count`.
 */
export function inlinePreloadPlan(input: Omit<PreloadPlanInput, 'visibleCount' | 'loop'>): PreloadPlan {
  const { total, count, isSlow } = input;
  const isAll = total < count;
  const reach = isAll ? total : Math.floor(count / 2);
  return { indices: alternatingIndices({ ...input, loop: true, reach, limit: isSlow ? 1 : total }), isIdle: isAll };
}
