'use client';
import { useMemo } from 'react';
import type { MouseEvent } from 'react';
import { buttonProps } from '../shared/buttonProps.ts';
import { fillLabel } from '../shared/fillLabel.ts';
import { mergeProps } from '../shared/mergeProps.ts';
import { useFocusHandover } from '../shared/useFocusHandover.ts';
import type { PlaylistPopup } from './types.ts';
import type { PlaylistPopupOptions } from './popupTypes.ts';

export interface ThumbnailGetterOptions extends Pick<
  PlaylistPopupOptions,
  'labels' | 'known' | 'knowMore' | 'isLoading' | 'failure' | 'show'
> {
  readonly currentId: string | undefined;
  /** Takes the focus of the button that is gone once all thumbnails are there. */
  readonly dialogElement: HTMLElement | null;
  /** What plays is marked by now. */
  readonly isMarked: boolean;
}

/** The getters of the thumbnails in the lightbox. */
export function useThumbnailGetters(
  options: ThumbnailGetterOptions,
): Pick<PlaylistPopup, 'getMoreButtonProps' | 'getStatusProps' | 'getThumbnailProps'> {
  const { labels, known, knowMore, isLoading, failure, show, currentId, dialogElement, isMarked } = options;
  const count = fillLabel(labels.thumbnailCount, { count: known.length });
  const announcement = failure?.message ?? (isLoading ? labels.loading : count);
  const handover = useFocusHandover(() => dialogElement);
  return useMemo(
    () => ({
      getMoreButtonProps: (props) =>
        mergeProps({ ...buttonProps(labels.moreThumbnails, knowMore, isLoading), ...handover }, props),
      getStatusProps: (props) => mergeProps({ role: 'status', children: announcement } as const, props),
      getThumbnailProps({ video, ...props }) {
        const isCurrent = video.id === currentId;
        const press = (event: MouseEvent) => show(video, 'thumbnail', event.nativeEvent);
        const thumbnail = {
          ...buttonProps(fillLabel(labels.play, { title: video.title || labels.untitled }), press),
          'aria-current': isCurrent || undefined,
          'data-current': isCurrent && isMarked ? '' : undefined,
        };
        return mergeProps(thumbnail, props);
      },
    }),
    [labels, knowMore, isLoading, announcement, handover, show, currentId, isMarked],
  );
}
