import { wrapIndex } from '../shared/wrapIndex.ts';
import type { PreloadPlanInput } from './types.ts';

export interface AlternatingIndicesInput extends Pick<
  PreloadPlanInput,
  'index' | 'total' | 'isBackward' | 'loop' | 'isEmbed'
> {
  /** How far to look on each side. */
  readonly reach: number;
  /** How many to find. */
  readonly limit: number;
}

/** The indices round `index`, nearest first, each on the side of travel before its opposite; every index at most once. */
export function alternatingIndices(input: AlternatingIndicesInput): readonly number[] {
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
