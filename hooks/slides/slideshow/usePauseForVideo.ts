'use client';
import { useCallback, useState } from 'react';
import type { GalleryImage } from '../../data/backend/GalleryImage.ts';
import type { Playback } from '../../data/backend/VideoPlayer.ts';
import { useUnchanged } from '../../core/shared/useUnchanged.ts';
import type { SlideshowPauseReason } from './types.ts';

export interface UsePauseForVideoOptions {
  /**
   * `wait` continues the slideshow when the video has ended. `skip` does not wait for the end, and continues after the
   * slideshow's interval.
   * @default 'wait'
   */
  readonly policy?: 'wait' | 'skip' | undefined;
}

export interface UsePauseForVideoResult {
  /** Contains `video` while the current video plays. Pass the set to the `pauseReasons` option of `useSlideshow`. */
  readonly pauseReasons: ReadonlySet<SlideshowPauseReason>;
  /** Pass this to the `onPlaybackChange` option of `useEmbed`, for every slide. */
  readonly onPlaybackChange: (playback: Playback, image: GalleryImage) => void;
}

const VIDEO: ReadonlySet<SlideshowPauseReason> = new Set(['video']);
const NOTHING: ReadonlySet<SlideshowPauseReason> = new Set();

/**
 * Pauses a slideshow while the video of the current slide plays.
 *
 * ```tsx
 * const hold = usePauseForVideo(lightbox);
 * const slideshow = useSlideshow(lightbox, { pauseReasons: hold.pauseReasons });
 * ```
 */
export function usePauseForVideo(
  lightbox: { readonly image?: Pick<GalleryImage, 'id'> | undefined },
  { policy = 'wait' }: UsePauseForVideoOptions = {},
): UsePauseForVideoResult {
  const [playingId, setPlayingId] = useState<string | null>(null);
  const onPlaybackChange = useCallback((playback: Playback, image: GalleryImage) => {
    if (playback === 'playing') setPlayingId(image.id);
    else setPlayingId((id) => (id === image.id ? null : id));
  }, []);
  const isHeld = policy === 'wait' && playingId !== null && playingId === lightbox.image?.id;
  return useUnchanged({ pauseReasons: isHeld ? VIDEO : NOTHING, onPlaybackChange });
}
