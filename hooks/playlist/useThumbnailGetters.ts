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
  'labels' | 'knowMore' | 'isLoading' | 'show'
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
): Pick<PlaylistPopup, 'getMoreButtonProps' | 'getThumbnailProps'> {
  const { labels, knowMore, isLoading, show, currentId, dialogElement, isMarked } = options;
  const handover = useFocusHandover(() => dialogElement);
  return useMemo(
    () => ({
      getMoreButtonProps: (props) =>
        mergeProps({ ...buttonProps(labels.moreThumbnails, knowMore, isLoading), ...handover }, props),
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
    [labels, knowMore, isLoading, handover, show, currentId, isMarked],
  );
}
