'use client';
import { useCallback } from 'react';
import { THUMBNAIL_GAP_PX } from './constants.ts';
import { coverFit } from './coverFit.ts';
import { thumbnailsLayout } from './thumbnailsLayout.ts';
import type { GalleryLayout, UseThumbnailsOptions, UseThumbnailsResult } from './types.ts';
import { useThumbnails } from './useThumbnails.ts';

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

/** A grid with room for texts below each picture: every row moves down by what the rows above it take more. */
export function withCaptions(layout: GalleryLayout, captionHeight: number, gap: number): GalleryLayout {
  const { count, width } = layout;
  if (captionHeight === 0 || count === 0) return layout;
  const pitchWithout = layout.rectangleOf(0).height + gap;
  const pitch = pitchWithout + captionHeight;
  const rowOf = (top: number) => Math.round(top / pitchWithout);
  return {
    count,
    width,
    height: layout.height + rowOf(layout.height + gap) * captionHeight,
    rectangleOf(index) {
      const { top, height, ...place } = layout.rectangleOf(index);
      return { ...place, top: rowOf(top) * pitch, height: height + captionHeight };
    },
    rangeBetween(top, bottom) {
      const firstRow = Math.max(0, Math.floor((top + gap) / pitch));
      const endRow = Math.ceil(bottom / pitch);
      if (bottom <= top || endRow <= firstRow) return { start: 0, end: 0 };
      // Half a row before the end is in the last row, whatever rounding does.
      return layout.rangeBetween(firstRow * pitchWithout, (endRow - 0.5) * pitchWithout);
    },
  };
}
