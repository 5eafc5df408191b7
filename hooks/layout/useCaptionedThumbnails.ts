'use client';
import { useCallback } from 'react';
import { THUMBNAIL_GAP_PX } from './constants.ts';
import { coverFit } from './coverFit.ts';
import { thumbnailsLayout } from './thumbnailsLayout.ts';
import type { UseThumbnailsOptions, UseThumbnailsResult } from './types.ts';
import { useThumbnails } from './useThumbnails.ts';
import { withCaptions } from './withCaptions.ts';

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
