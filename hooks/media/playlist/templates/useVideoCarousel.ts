'use client';
import { useCallback, useMemo, useState, type Ref } from 'react';
import type { PlaylistVideo } from '../../../data/backend/PlaylistSource.ts';
import { useAdjustedState } from '../../../core/shared/useAdjustedState.ts';
import type { ElementProps } from '../../../core/shared/ElementProps.ts';
import { mergeProps } from '../../../core/shared/mergeProps.ts';
import { useFocusKept } from '../../../core/shared/useFocusKept.ts';
import { useItemKeys } from '../../../core/shared/useItemKeys.ts';
import { VIDEO_COLUMNS, VIDEO_GAP_PX } from '../constants.ts';
import type { UseVideoCarouselOptions, UseVideoCarouselResult, VideoCarouselTarget } from './types.ts';
import { videoCarouselItems } from './videoColumns.ts';
import { videoTextScale } from '../engine/videoTextScale.ts';

/** Returns the index of the first appended video, or `undefined` if the list was replaced. */
function useNewVideos(videos: readonly PlaylistVideo[]): number | undefined {
  const [{ firstNew }] = useAdjustedState<{ readonly videos: typeof videos; readonly firstNew: number | undefined }>(
    () => ({ videos, firstNew: undefined }),
    (seen) => {
      if (seen.videos === videos) return seen;
      const { length } = seen.videos;
      const isLonger = videos.length > length && videos[0]?.id === seen.videos[0]?.id;
      return { videos, firstNew: isLonger ? length : undefined };
    },
  );
  return firstNew;
}

/**
 * Returns `useCarousel` options for showing a playlist's videos in a carousel. At any width, the carousel shows as many
 * videos side by side as a list would have columns. When videos are appended, it moves to the first new one. On another
 * page, it starts over.
 *
 * @example
 * const { carouselKey, carouselOptions, getContainerProps } = useVideoCarousel(playlist, { videos: playlist.videos });
 * <div {...getContainerProps()}>
 *   <MyCarousel key={carouselKey} {...carouselOptions} />
 * </div>
 */
export function useVideoCarousel(
  playlist: VideoCarouselTarget,
  { videos, columns = VIDEO_COLUMNS, focus }: UseVideoCarouselOptions,
): UseVideoCarouselResult {
  const { getListProps, labels } = playlist;
  const [scale] = useState(videoTextScale);
  const [element, setElement] = useState<HTMLElement | null>(null);
  useFocusKept(element, focus);
  const items = useMemo(() => videoCarouselItems(columns, scale), [columns, scale]);
  const keyOf = useItemKeys(videos);
  const jumpTo = useNewVideos(videos);
  const getContainerProps = useCallback(
    (props?: ElementProps<'div'>): ElementProps<'div'> => {
      // Use only the list's ref and busy state, because the carousel renders its own list.
      const { ref, 'aria-busy': isBusy } = getListProps({ ref: setElement });
      return mergeProps({ ref: ref as Ref<HTMLDivElement>, 'aria-busy': isBusy }, props);
    },
    [getListProps],
  );
  return {
    carouselKey: videos[0]?.id,
    carouselOptions: {
      label: labels.videos,
      count: videos.length,
      keyOf,
      jumpTo,
      items,
      gap: VIDEO_GAP_PX * scale,
      step: 'page',
      dots: false,
      nameOf: (index) => videos[index]?.title,
    },
    getContainerProps,
  };
}
