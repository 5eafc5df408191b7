'use client';
import { useCallback, useMemo, useState } from 'react';
import type { FocusEvent, PointerEvent } from 'react';
import type { GalleryImage } from '../backend/GalleryImage.ts';
import type { Playback } from '../backend/VideoPlayer.ts';
import { mergeProps } from '../shared/mergeProps.ts';
import { useUnchanged } from '../shared/useUnchanged.ts';
import type { SlideshowPauseReason, UsePauseOnInteractionResult } from './types.ts';

/**
 * The reasons to pause an inline slideshow: the pointer rests on it, or keyboard focus is in it.
 *
 * ```tsx
 * const interaction = usePauseOnInteraction();
 * const slideshow = useSlideshow(target, { pauseReasons: interaction.pauseReasons });
 * <section {...interaction.getRegionProps()}>…</section>
 * ```
 */
export function usePauseOnInteraction(): UsePauseOnInteractionResult {
  const [isHovered, setHovered] = useState(false);
  const [isFocused, setFocused] = useState(false);
  const pauseReasons = useMemo(() => {
    const reasons = new Set<SlideshowPauseReason>();
    if (isHovered) reasons.add('hover');
    if (isFocused) reasons.add('focus');
    return reasons;
  }, [isHovered, isFocused]);
  const verbs = useMemo<Omit<UsePauseOnInteractionResult, 'pauseReasons'>>(() => {
    const region = {
      // A touch is not a resting pointer.
      onPointerEnter: (event: PointerEvent) => setHovered(event.pointerType === 'mouse'),
      onPointerLeave: () => setHovered(false),
      // A click leaves focus on the pressed element; only keyboard focus shows that somebody reads here.
      onFocus: (event: FocusEvent) => setFocused(event.target.matches(':focus-visible')),
      onBlur: (event: FocusEvent) => {
        if (!event.currentTarget.contains(event.relatedTarget)) setFocused(false);
      },
    };
    return {
      clear() {
        setHovered(false);
        setFocused(false);
      },
      getRegionProps: (props) => mergeProps(region, props),
    };
  }, []);
  return { pauseReasons, ...verbs };
}

export interface UsePauseForVideoOptions {
  /** `wait`: the slideshow goes on when the video has ended. `skip`: it goes on after its interval. @default 'wait' */
  readonly policy?: 'wait' | 'skip' | undefined;
}

export interface UsePauseForVideoResult {
  /** `video` while the current item plays: for the option `pauseReasons` of `useSlideshow`. */
  readonly pauseReasons: ReadonlySet<SlideshowPauseReason>;
  /** For the option `onPlaybackChange` of `useEmbed`, for every slide. */
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
