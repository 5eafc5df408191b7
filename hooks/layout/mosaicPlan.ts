import { createMosaicRowPlan } from './createMosaicRowPlan.ts';
import { createMosaicColumnPlan } from './createMosaicColumnPlan.ts';
import { resolveMosaicOptions } from './resolveMosaicOptions.ts';
import type { LayoutItem, LayoutPlan, MosaicOptions } from './types.ts';

/**
 * Rows that fill the width, or columns that end level: each image keeps its ratio, nothing is cut and nothing is left over.
 *
 * @example
 * mosaicPlan(images, { direction: 'horizontal' }).layoutAt(1200).rectangleOf(7);
 */
export function mosaicPlan(items: Iterable<LayoutItem>, options: MosaicOptions = {}): LayoutPlan {
  const resolved = resolveMosaicOptions(options);
  const plan = resolved.direction === 'vertical' ? createMosaicColumnPlan(resolved) : createMosaicRowPlan(resolved);
  return plan.append(items);
}
