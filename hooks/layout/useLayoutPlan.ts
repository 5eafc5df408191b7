'use client';
import { useState } from 'react';
import type { GalleryImage } from '../backend/GalleryImage.ts';
import { naturalSize } from './naturalSize.ts';
import type { MeasuredSizes } from './naturalSize.ts';
import type { LayoutItem, LayoutPlan, LayoutSize } from './types.ts';

export interface UseLayoutPlanOptions {
  readonly images: readonly GalleryImage[];
  readonly measured: MeasuredSizes;
  /** Keep its identity between renders. */
  readonly createPlan: (items: Iterable<LayoutItem>) => LayoutPlan;
}

interface MadePlan extends UseLayoutPlanOptions {
  readonly plan: LayoutPlan;
}

/** A plan of the images up to the first whose size is not known. Images that join the end are appended to it. */
export function useLayoutPlan(options: UseLayoutPlanOptions): LayoutPlan {
  const [made, setMade] = useState(() => makePlan(options));
  const { images, measured, createPlan } = options;
  if (images === made.images && measured === made.measured && createPlan === made.createPlan) return made.plan;
  const next = makePlan(options, made);
  // A list of the same sizes is the same plan: inline lists are fine.
  if (next.plan !== made.plan) setMade(next);
  return next.plan;
}

function makePlan({ images, measured, createPlan }: UseLayoutPlanOptions, made?: MadePlan): MadePlan {
  const known = made?.createPlan === createPlan ? made : undefined;
  const isContinued = known && startsAlike(known, { images, measured });
  const start = isContinued ? known.plan.count : 0;
  const added = [...knownSizes(images, measured, start)];
  const continued = isContinued && added.length === 0 ? known.plan : isContinued && known.plan.append(added);
  return { images, measured, createPlan, plan: continued || createPlan(added) };
}

function* knownSizes(images: readonly GalleryImage[], measured: MeasuredSizes, start: number): Generator<LayoutSize> {
  for (let index = start; index < images.length; index++) {
    const image = images[index];
    const size = image && naturalSize(image, measured);
    if (!size) return;
    yield size;
  }
}

/** Whether the images of a plan are still the first ones, in the sizes that they had. */
function startsAlike(made: MadePlan, now: Pick<UseLayoutPlanOptions, 'images' | 'measured'>): boolean {
  for (let index = 0; index < made.plan.count; index++) {
    const [before, after] = [made.images[index], now.images[index]];
    if (before === after) continue;
    const sizeBefore = before && naturalSize(before, made.measured);
    const sizeAfter = after && naturalSize(after, now.measured);
    if (sizeBefore?.width !== sizeAfter?.width || sizeBefore?.height !== sizeAfter?.height) return false;
  }
  return true;
}
