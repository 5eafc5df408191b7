'use client';
import { useCallback, useId } from 'react';
import type { ElementProps } from '../shared/ElementProps.ts';
import { mergeProps } from '../shared/mergeProps.ts';
import { useIsServerRendered } from '../shared/useIsClient.ts';
import { withCaptions } from './captions.ts';
import { THUMBNAIL_GAP_PX } from './constants.ts';
import { coverFit } from './imageSizes.ts';
import { thumbnailSizes } from './thumbnailsFirstPaint.ts';
import { thumbnailsLayout } from './thumbnailsLayout.ts';
import type { UseThumbnailsOptions, UseThumbnailsResult } from './types.ts';
import { useWindowedLayout } from './useWindowedLayout.ts';

/**
 * A windowed grid of equal thumbnails. In the server's HTML the same geometry may come as style rules (`thumbnailsStyleSheet`),
 * so that the page does not move when the script takes over.
 */
export function useThumbnails(options: UseThumbnailsOptions): UseThumbnailsResult {
  const { count, thumbnailWidth, thumbnailHeight, maxColumns, gap, resizable } = options;
  // Ids differ in letters and digits; the rest of an id is not fit for a selector.
  const id = useId().replaceAll(/\W/g, '');

  const createLayout = useCallback(
    (width: number) => thumbnailsLayout({ count, width, thumbnailWidth, thumbnailHeight, maxColumns, gap, resizable }),
    [count, thumbnailWidth, thumbnailHeight, maxColumns, gap, resizable],
  );
  // A grid with texts brings a layout of its own (`useCaptionedThumbnails`).
  const windowed = useWindowedLayout({ createLayout, ...options });
  const { layout, getContainerProps } = windowed;

  return {
    ...windowed,
    isServerRendered: useIsServerRendered(),
    selector: `[data-thumbnails=${id}]`,
    getContainerProps: useCallback(
      (props?: ElementProps<'ul'>) => getContainerProps(mergeProps({ 'data-thumbnails': id }, props)),
      [getContainerProps, id],
    ),
    slotOf: (file) => ({
      width: layout ? coverFit(layout.rectangleOf(0), file).width : undefined,
      unmeasuredSizes: thumbnailSizes(options, file),
    }),
  };
}

export interface UseCaptionedThumbnailsOptions extends UseThumbnailsOptions {
  /** Room for texts below each thumbnail, in CSS pixels: `captionHeight` knows how much they take. */
  readonly captionHeight: number;
}

/**
 * `useThumbnails` with room for texts below each thumbnail. It is a hook of its own, because most grids have none.
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
  const { layout, slotOf } = grid;

  function widthOf(file: Parameters<UseThumbnailsResult['slotOf']>[0]): number | undefined {
    if (!layout) return undefined;
    const { width, height } = layout.rectangleOf(0);
    return coverFit({ width, height: height - captionHeight }, file).width;
  }
  return { ...grid, slotOf: (file) => ({ ...slotOf(file), width: widthOf(file) }) };
}
