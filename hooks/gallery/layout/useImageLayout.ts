'use client';
import { useCallback, useRef, useState } from 'react';
import type { GalleryImage } from '../../data/backend/GalleryImage.ts';
import type { FirstPaint, ImageLayoutView } from '../firstPaint/types.ts';
import type { ElementProps } from '../../core/shared/ElementProps.ts';
import { readDirection } from '../../core/shared/engine/readDirection.ts';
import { mergeProps } from '../../core/shared/mergeProps.ts';
import { useAdjustedState } from '../../core/shared/useAdjustedState.ts';
import { useFirstPaintSelector } from '../../core/shared/useFirstPaintSelector.ts';
import { useItemKeys } from '../../core/shared/useItemKeys.ts';
import { useStableCallback } from '../../core/shared/useStableCallback.ts';
import { useTimeout } from '../../core/shared/useTimeout.ts';
import { VIRTUALIZATION_THRESHOLD } from '../virtual/constants.ts';
import { INITIAL_IMAGE_COUNT, RESIZE_THROTTLE_DELAY_MS } from './constants.ts';
import { hasWidths, naturalSize, type MeasuredSizes } from './imageSizes.ts';
import type { LayoutItem, LayoutPlan, UseImageLayoutResult } from './types.ts';
import type { UseVirtualLayoutOptions, VisibleBand } from '../virtual/types.ts';
import { useMeasuring } from './useMeasuring.ts';
import { useVirtualLayout } from '../virtual/useVirtualLayout.ts';

interface UseImageLayoutOptions extends Omit<UseVirtualLayoutOptions, 'count' | 'createLayout'> {
  readonly images: readonly GalleryImage[];
  /** Must be stable between renders. */
  readonly createPlan: (items: Iterable<LayoutItem>) => LayoutPlan;
  readonly windowWidth?: number | undefined;
  readonly captionHeightOf?: ((image: GalleryImage) => number) | undefined;
  /** Whether the layout grows horizontally. @default false */
  readonly isSideways?: boolean | undefined;
  /** Returns the `sizes` attribute of an image before anything is measured. */
  readonly unmeasuredSizesOf: (index: number) => string;
  /** `null` if no image's position is final before images are measured. */
  readonly firstPaint: ImageLayoutView | null;
}

const NOTHING_MEASURED: MeasuredSizes = new Map();

/** Virtualizes images that a plan lays out at their original aspect ratios. Shared by masonry and justified layouts. */
export function useImageLayout(options: UseImageLayoutOptions): UseImageLayoutResult {
  const { images, createPlan, windowWidth, isSideways = false, enabled = true } = options;
  const { initialCount = INITIAL_IMAGE_COUNT, virtualizationThreshold = VIRTUALIZATION_THRESHOLD } = options;
  const [measured, setMeasured] = useState(NOTHING_MEASURED);
  const plan = useLayoutPlan({ images, measured, createPlan, captionHeightOf: options.captionHeightOf });
  const isPending = plan.count === 0 && images.length > 0;
  const throttle = useThrottle(RESIZE_THROTTLE_DELAY_MS);

  const createLayout = useCallback((width: number) => plan.layoutAt(width, windowWidth), [plan, windowWidth]);
  const keyOf = useItemKeys(images);
  const virtualized = useVirtualLayout({
    keyOf,
    ...options,
    count: plan.count || images.length,
    createLayout,
    initialCount,
    virtualizationThreshold,
    scheduleRelayout: plan.count > VIRTUALIZATION_THRESHOLD ? throttle : undefined,
    readBand: isSideways ? readHorizontalBand : undefined,
    enabled: enabled && !isPending,
  });
  const { layout, indices, getContainerProps } = virtualized;
  const isEndNear = isPending || indices.includes(plan.count - 1);
  useMeasuring({ images, knownCount: plan.count, measured, onMeasured: setMeasured, enabled: enabled && isEndNear });

  const { id, selector } = useFirstPaintSelector('data-layout');
  // This geometry is only for the first-paint rules and does not change. The script lays out images that are added
  // later.
  const [firstPaint] = useState((): FirstPaint | null => {
    const { firstPaint: view, width } = options;
    const count = Math.min(plan.count, initialCount);
    return selector && view && plan.count > 0 ? { ...view, plan, selector, count, width } : null;
  });
  const inlineSize = isSideways ? layout?.width : undefined;

  return {
    ...virtualized,
    isPending,
    firstPaint,
    getContainerProps: useCallback(
      (props?: ElementProps<'ul'>) =>
        getContainerProps(
          mergeProps(
            {
              'data-layout': id,
              'data-pending': isPending ? '' : undefined,
              style: inlineSize === undefined ? undefined : { inlineSize },
            },
            props,
          ),
        ),
      [getContainerProps, id, inlineSize, isPending],
    ),
    slotOf(index) {
      const image = images[index];
      const isChosen = image && hasWidths(image.thumbnail ?? image);
      return {
        width: isChosen ? layout?.rectangleOf(index).width : undefined,
        unmeasuredSizes: options.unmeasuredSizesOf(index),
      };
    },
  };
}

interface UseLayoutPlanOptions {
  readonly images: readonly GalleryImage[];
  readonly measured: MeasuredSizes;
  /** Must be stable between renders. */
  readonly createPlan: (items: Iterable<LayoutItem>) => LayoutPlan;
  /** Returns the height of the text below an image, in CSS pixels. Must be stable between renders. */
  readonly captionHeightOf?: ((image: GalleryImage) => number) | undefined;
}

interface MadePlan extends UseLayoutPlanOptions {
  readonly plan: LayoutPlan;
}

/**
 * Returns a layout plan for all images before the first one whose size is unknown. When images are added at the end of
 * the list, the plan is extended instead of rebuilt.
 */
export function useLayoutPlan(options: UseLayoutPlanOptions): LayoutPlan {
  const { images, measured } = options;
  const [{ plan }] = useAdjustedState(
    () => makePlan(options),
    (made) => {
      if (images === made.images && measured === made.measured && hasSameCallbacks(made, options)) return made;
      const next = makePlan(options, made);
      // Keep the plan if all sizes are the same, so that callers can pass inline arrays.
      return next.plan === made.plan ? made : next;
    },
  );
  return plan;
}

function hasSameCallbacks(one: UseLayoutPlanOptions, other: UseLayoutPlanOptions): boolean {
  return one.createPlan === other.createPlan && one.captionHeightOf === other.captionHeightOf;
}

function makePlan(options: UseLayoutPlanOptions, made?: MadePlan): MadePlan {
  const known = made && hasSameCallbacks(made, options) ? made : undefined;
  // Add only the images that are not in the plan yet.
  const isContinued = known && isContinuation(known, options);
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

/** Whether a list starts with the images of a plan, at the same sizes. */
function isContinuation(made: MadePlan, now: UseLayoutPlanOptions): boolean {
  for (let index = 0; index < made.plan.count; index++) {
    const [before, after] = [made.images[index], now.images[index]];
    if (before === after) continue;
    const [itemBefore, itemAfter] = [itemOf(before, made), itemOf(after, now)];
    if (itemBefore?.width !== itemAfter?.width || itemBefore?.height !== itemAfter?.height) return false;
    if (itemBefore?.captionHeight !== itemAfter?.captionHeight) return false;
  }
  return true;
}

/** Returns the visible band of an element, measured from its inline start, for a layout that grows horizontally. */
function readHorizontalBand(element: HTMLElement): VisibleBand {
  const { left, right } = element.getBoundingClientRect();
  const windowWidth = element.ownerDocument.documentElement.clientWidth;
  return readDirection(element) === 'rtl'
    ? { top: right - windowWidth, bottom: right }
    : { top: -left, bottom: windowWidth - left };
}

/**
 * Returns a function that runs the first task immediately, and further tasks at most once every `delayMs`. Of the tasks
 * passed during a delay, only the last one runs. It runs when the delay ends.
 */
export function useThrottle(delayMs: number): (task: () => void) => void {
  const timeout = useTimeout();
  const lastTimeMs = useRef(-Infinity);
  return useStableCallback((task: () => void) => {
    const run = () => {
      lastTimeMs.current = performance.now();
      task();
    };
    const waitMs = lastTimeMs.current + delayMs - performance.now();
    if (waitMs <= 0) run();
    else timeout.start(waitMs, run);
  });
}
