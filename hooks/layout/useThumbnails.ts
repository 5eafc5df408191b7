'use client';
import { useCallback, useId } from 'react';
import type { ElementProps } from '../shared/ElementProps.ts';
import { mergeProps } from '../shared/mergeProps.ts';
import { useIsServerRendered } from '../shared/useIsClient.ts';
import { coverFit } from './coverFit.ts';
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
