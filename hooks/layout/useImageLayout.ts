'use client';
import { useCallback, useId, useState } from 'react';
import type { GalleryImage } from '../backend/GalleryImage.ts';
import type { ElementProps } from '../shared/ElementProps.ts';
import { mergeProps } from '../shared/mergeProps.ts';
import { useIsServerRendered } from '../shared/useIsServerRendered.ts';
import { useItemKeys } from '../shared/useItemKeys.ts';
import { INITIAL_IMAGE_COUNT, RESIZE_THROTTLE_DELAY_MS, UNWINDOWED_COUNT } from './constants.ts';
import type { MeasuredSizes } from './naturalSize.ts';
import { readHorizontalBand } from './engine/readHorizontalBand.ts';
import type {
  FirstPaint,
  FirstPaintView,
  LayoutItem,
  LayoutPlan,
  UseImageLayoutResult,
  UseWindowedLayoutOptions,
} from './types.ts';
import { useLayoutPlan } from './useLayoutPlan.ts';
import { useMeasuring } from './useMeasuring.ts';
import { useThrottle } from './useThrottle.ts';
import { useWindowedLayout } from './useWindowedLayout.ts';

export interface UseImageLayoutOptions extends Omit<UseWindowedLayoutOptions, 'count' | 'createLayout'> {
  readonly images: readonly GalleryImage[];
  /** Keep its identity between renders. */
  readonly createPlan: (items: Iterable<LayoutItem>) => LayoutPlan;
  readonly windowWidth?: number | undefined;
  readonly captionHeightOf?: ((image: GalleryImage) => number) | undefined;
  /** It grows sideways. @default false */
  readonly isSideways?: boolean | undefined;
  /** `sizes` of an image before anything is measured. */
  readonly unmeasuredSizesOf: (index: number) => string;
  /** Null: nothing is final before the measure. */
  readonly firstPaint: FirstPaintView | null;
}

const NOTHING_MEASURED: MeasuredSizes = new Map();

/** What a masonry and a mosaic have in common: images in their own ratios, in a windowed layout that a plan knows. */
export function useImageLayout(options: UseImageLayoutOptions): UseImageLayoutResult {
  const { images, createPlan, windowWidth, isSideways = false, enabled = true } = options;
  const { initialCount = INITIAL_IMAGE_COUNT, unwindowedCount = UNWINDOWED_COUNT } = options;
  const [measured, setMeasured] = useState(NOTHING_MEASURED);
  const plan = useLayoutPlan({ images, measured, createPlan, captionHeightOf: options.captionHeightOf });
  const isPending = plan.count === 0 && images.length > 0;
  const throttle = useThrottle(RESIZE_THROTTLE_DELAY_MS);

  const createLayout = useCallback((width: number) => plan.layoutAt(width, windowWidth), [plan, windowWidth]);
  const keyOf = useItemKeys(images);
  const windowed = useWindowedLayout({
    keyOf,
    ...options,
    count: plan.count || images.length,
    createLayout,
    initialCount,
    unwindowedCount,
    scheduleRelayout: plan.count > UNWINDOWED_COUNT ? throttle : undefined,
    readBand: isSideways ? readHorizontalBand : undefined,
    enabled: enabled && !isPending,
  });
  const { layout, indices, getContainerProps } = windowed;
  const isEndNear = isPending || indices.includes(plan.count - 1);
  useMeasuring({ images, knownCount: plan.count, measured, onMeasured: setMeasured, enabled: enabled && isEndNear });

  // Ids differ in letters and digits; the rest of an id is not fit for a selector.
  const id = useId().replaceAll(/\W/g, '');
  const isServerRendered = useIsServerRendered();
  // The rules of a first paint: what comes later has a layout of its own.
  const [firstPaint] = useState((): FirstPaint | null => {
    const view = isServerRendered && plan.count > 0 ? options.firstPaint : null;
    const count = Math.min(plan.count, initialCount);
    return view && { ...view, plan, selector: `[data-layout=${id}]`, count, width: options.width };
  });
  const inlineSize = isSideways ? layout?.width : undefined;

  return {
    ...windowed,
    isPending,
    isServerRendered,
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
    slotOf: (index) => ({
      width: layout?.rectangleOf(index).width,
      unmeasuredSizes: options.unmeasuredSizesOf(index),
    }),
  };
}
