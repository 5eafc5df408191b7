'use client';
import { useMemo, useState, type MouseEvent } from 'react';
import { buttonProps } from '../../core/shared/controlProps.ts';
import type { PropGetter } from '../../core/shared/ElementProps.ts';
import { mergeProps } from '../../core/shared/mergeProps.ts';
import { safeSource } from '../../core/shared/urls.ts';
import { useIsomorphicLayoutEffect } from '../../core/shared/useIsomorphicLayoutEffect.ts';
import { useLabels } from '../../core/shared/useLabels.ts';
import type { UseSlideshowResult } from '../../slides/slideshow/types.ts';
import { INLINE_SLIDESHOW_LABELS, type InlineSlideshowLabels } from './labels.ts';

export interface UseSlideshowMusicOptions {
  /** URL of an audio file (http or https), or `undefined` for no music. */
  readonly url: string | undefined;
  readonly labels?: Partial<InlineSlideshowLabels> | undefined;
}

export interface UseSlideshowMusicResult {
  /** Whether there is a music file that has not failed to load. */
  readonly isAvailable: boolean;
  /** Whether music plays along with the slideshow. */
  readonly isOn: boolean;
  /** Props for an `<audio>` element without controls. */
  readonly getAudioProps: PropGetter<'audio'>;
  readonly getMusicButtonProps: PropGetter<'button'>;
}

/**
 * Plays music while a slideshow plays. The music starts only after the user has clicked Play or the music button. A
 * slideshow started by autoplay is silent.
 *
 * @example
 * const music = useSlideshowMusic(playback, { url: '/waltz.mp3' });
 * <audio {...music.getAudioProps()} />
 */
export function useSlideshowMusic(
  slideshow: Pick<UseSlideshowResult, 'isPlaying' | 'announcement'>,
  options: UseSlideshowMusicOptions,
): UseSlideshowMusicResult {
  const labels = useLabels(INLINE_SLIDESHOW_LABELS, options.labels);
  const url = options.url || undefined;
  const [audio, setAudio] = useState<HTMLAudioElement | null>(null);
  const [choice, setChoice] = useState<boolean | null>(null);
  const [failedUrl, setFailedUrl] = useState<string>();
  const { isPlaying } = slideshow;
  // Only changes made by the user are announced, so an announcement means that autoplay did not start the slideshow.
  const isOn = choice ?? slideshow.announcement !== '';
  const isAvailable = url !== undefined && failedUrl !== url;
  const isHeard = isOn && isPlaying && isAvailable;

  // A layout effect is also cleaned up when a surrounding Suspense boundary suspends again.
  useIsomorphicLayoutEffect(() => {
    if (!audio || !isHeard) return undefined;
    // The browser may refuse to play the music. The slideshow then stays silent until the user presses Play again.
    audio.play().catch(() => undefined);
    return () => audio.pause();
  }, [audio, isHeard]);
  const getters = useMemo(() => {
    const sound = {
      ref: setAudio,
      src: safeSource(url, 'media'),
      loop: true,
      preload: 'none',
      onError: () => setFailedUrl(url),
    } as const;
    const toggle = (_event: MouseEvent) => setChoice(!isOn);
    const button = {
      ...buttonProps(isOn ? labels.musicOff : labels.musicOn, toggle),
      'data-on': isOn ? '' : undefined,
    };
    return {
      getAudioProps: (props) => mergeProps(sound, props),
      getMusicButtonProps: (props) => mergeProps(button, props),
    } satisfies Partial<UseSlideshowMusicResult>;
  }, [url, isOn, labels]);
  return { isAvailable, isOn, ...getters };
}
