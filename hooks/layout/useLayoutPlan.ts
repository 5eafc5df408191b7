'use client';
import { useState } from 'react';
import type { GalleryImage } from '../backend/GalleryImage.ts';
import { naturalSize } from './naturalSize.ts';
import type { MeasuredSizes } from './naturalSize.ts';
import type { LayoutItem, LayoutPlan } from './types.ts';

export interface UseLayoutPlanOptions {
  readonly images: readonly GalleryImage[];
  readonly measured: MeasuredSizes;
  /** Keep its identity between renders. */
  readonly createPlan: (items: Iterable<LayoutItem>) => LayoutPlan;
  /** Room for texts below an image, in CSS pixels. Keep its identity between renders. */
  readonly captionHeightOf?: ((image: GalleryImage) => number) | undefined;
}

interface MadePlan extends UseLayoutPlanOptions {
  readonly plan: LayoutPlan;
}

/** A plan of the images up to the first whose size is not known. Images that join the end are appended to it. */
export function useLayoutPlan(options: UseLayoutPlanOptions): LayoutPlan {
  const [made, setMade] = useState(() => makePlan(options));
  const { images, measured } = options;
  if (images === made.images && measured === made.measured && isSameWork(made, options)) return made.plan;
  const next = makePlan(options, made);
  // A list of the same sizes is the same plan: inline lists are fine.
  if (next.plan !== made.plan) setMade(next);
  return next.plan;
}

function isSameWork(one: UseLayoutPlanOptions, other: UseLayoutPlanOptions): boolean {
  return one.createPlan === other.createPlan && one.captionHeightOf === other.captionHeightOf;
}

function makePlan(options: UseLayoutPlanOptions, made?: MadePlan): MadePlan {
  const known = made && isSameWork(made, options) ? made : undefined;
  // Sizes that are known stay as they are.
  const isContinued = known && startsAlike(known, options);
  const start = isContinued ? known.plan.count : 0;
  const added = [...knownItems(options, start)];
  const continued = isContinued && added.length === 0 ? known.plan : isContinued && known.plan.append(added);
  return { ...options, plan: continued || options.createPlan(added) };
}

function itemOf(
  image: GalleryImage | undefined,
  { measured, captionHeightOf }: Pick<UseLayoutPlanOptions, 'measured' | 'captionHeightOf'>,
): LayoutItem | undefined {
  const size = image && naturalSize(image, measured);
  return size && captionHeightOf ? { ...size, captionHeight: captionHeightOf(image) } : size;
}

function* knownItems(options: UseLayoutPlanOptions, start: number): Generator<LayoutItem> {
  const { images } = options;
  for (let index = start; index < images.length; index++) {
    const item = itemOf(images[index], options);
    if (!item) return;
    yield item;
  }
}

/** Whether the images of a plan are still the first ones, in the sizes that they had. */
function startsAlike(made: MadePlan, now: UseLayoutPlanOptions): boolean {
  for (let index = 0; index < made.plan.count; index++) {
    const [before, after] = [made.images[index], now.images[index]];
    if (before === after) continue;
    const [itemBefore, itemAfter] = [itemOf(before, made), itemOf(after, now)];
    if (itemBefore?.width !== itemAfter?.width || itemBefore?.height !== itemAfter?.height) return false;
    if (itemBefore?.captionHeight !== itemAfter?.captionHeight) return false;
  }
  return true;
}
