'use client';
import { useCallback } from 'react';
import type { ElementProps } from '../../core/shared/ElementProps.ts';
import { mergeProps } from '../../core/shared/mergeProps.ts';
import { useFirstPaintSelector } from '../../core/shared/useFirstPaintSelector.ts';
import { withCaptions } from './captions.ts';
import { THUMBNAIL_GAP_PX } from './constants.ts';
import { coverFit, hasWidths } from './imageSizes.ts';
import { thumbnailSizes } from './thumbnailSizes.ts';
import { thumbnailsLayout } from './thumbnailsLayout.ts';
import type { UseThumbnailsOptions, UseThumbnailsResult } from './types.ts';
import { useVirtualLayout } from '../virtual/useVirtualLayout.ts';

/**
 * Virtualizes a grid of equally sized thumbnails. Render the style rules for `firstPaint` (`firstPaintRules`) with the
 * server-rendered HTML, so that the layout does not shift on hydration.
 */
export function useThumbnails(options: UseThumbnailsOptions): UseThumbnailsResult {
  const { count, thumbnailWidth, thumbnailHeight, maxColumns, gap, resizable } = options;
  const { id, selector } = useFirstPaintSelector('data-thumbnails');

  const createLayout = useCallback(
    (width: number) => thumbnailsLayout({ count, width, thumbnailWidth, thumbnailHeight, maxColumns, gap, resizable }),
    [count, thumbnailWidth, thumbnailHeight, maxColumns, gap, resizable],
  );
  // A grid with captions passes its own layout (`useCaptionedThumbnails`).
  const virtualized = useVirtualLayout({ createLayout, ...options });
  const { layout, getContainerProps } = virtualized;

  return {
    ...virtualized,
    firstPaint: selector && {
      view: 'thumbnails',
      selector,
      count,
      thumbnailWidth,
      thumbnailHeight,
      maxColumns,
      gap,
      resizable,
    },
    getContainerProps: useCallback(
      (props?: ElementProps<'ul'>) => getContainerProps(mergeProps({ 'data-thumbnails': id }, props)),
      [getContainerProps, id],
    ),
    slotOf: (file) => ({
      width: layout && hasWidths(file) ? coverFit(layout.rectangleOf(0), file).width : undefined,
      unmeasuredSizes: thumbnailSizes(options, file),
    }),
  };
}

export interface UseCaptionedThumbnailsOptions extends UseThumbnailsOptions {
  /** Height of the text below each thumbnail, in CSS pixels (see `captionHeight`). */
  readonly captionHeight: number;
}

/**
 * Virtualizes a thumbnail grid with captions below the thumbnails. It is a separate hook because most grids have no
 * captions.
 *
 * @example
 * const grid = useCaptionedThumbnails({ count, captionHeight: captionHeight({ hasTitle: true, hasDescription: false }) });
 */
export function useCaptionedThumbnails(options: UseCaptionedThumbnailsOptions): UseThumbnailsResult {
  const {
    count,
    thumbnailWidth,
    thumbnailHeight,
    maxColumns,
    gap = THUMBNAIL_GAP_PX,
    resizable,
    captionHeight,
  } = options;
  const createLayout = useCallback(
    (width: number) => {
      const sizes = { count, width, thumbnailWidth, thumbnailHeight, maxColumns, gap, resizable };
      return withCaptions(thumbnailsLayout(sizes), captionHeight, gap);
    },
    [count, thumbnailWidth, thumbnailHeight, maxColumns, gap, resizable, captionHeight],
  );
  const own = { ...options, createLayout };
  const grid = useThumbnails(own);
  const { layout, firstPaint, slotOf } = grid;

  function widthOf(file: Parameters<UseThumbnailsResult['slotOf']>[0]): number | undefined {
    if (!layout || !hasWidths(file)) return undefined;
    const { width, height } = layout.rectangleOf(0);
    return coverFit({ width, height: height - captionHeight }, file).width;
  }
  return {
    ...grid,
    firstPaint: firstPaint && { ...firstPaint, captionHeight },
    slotOf: (file) => ({ ...slotOf(file), width: widthOf(file) }),
  };
}
