'use client';
import { useCallback, useState } from 'react';
import type { GalleryImage } from '../../data/backend/GalleryImage.ts';
import type { Playback } from '../../data/backend/VideoPlayer.ts';
import { useClaim } from '../../core/shared/useClaims.ts';
import { useUnchanged } from '../../core/shared/useUnchanged.ts';
import type { SlideshowPauseReason, SlideshowTarget } from './types.ts';

export interface UsePauseForVideoOptions {
  /**
   * `wait` continues the slideshow when the video has ended. `skip` does not wait for the end, and continues after the
   * slideshow's interval.
   * @default 'wait'
   */
  readonly policy?: 'wait' | 'skip' | undefined;
}

export interface UsePauseForVideoResult {
  /**
   * Contains `video` while the current video plays. A slideshow of the same lightbox pauses by itself. For another
   * target, pass the set to the `pauseReasons` option of `useSlideshow`.
   */
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
 * const { onPlaybackChange } = usePauseForVideo(lightbox);
 * const slideshow = useSlideshow(lightbox);
 * const embed = useEmbed({ image, onPlaybackChange });
 * ```
 */
export function usePauseForVideo(
  lightbox: Pick<SlideshowTarget, 'claims'> & { readonly image?: Pick<GalleryImage, 'id'> | undefined },
  { policy = 'wait' }: UsePauseForVideoOptions = {},
): UsePauseForVideoResult {
  const [playingId, setPlayingId] = useState<string | null>(null);
  const onPlaybackChange = useCallback((playback: Playback, image: GalleryImage) => {
    if (playback === 'playing') setPlayingId(image.id);
    else setPlayingId((id) => (id === image.id ? null : id));
  }, []);
  const isHeld = policy === 'wait' && playingId !== null && playingId === lightbox.image?.id;
  useClaim(lightbox.claims, 'pause', isHeld ? 'video' : null);
  return useUnchanged({ pauseReasons: isHeld ? VIDEO : NOTHING, onPlaybackChange });
}
