'use client';
import { useMemo, useRef } from 'react';
import type { PlaylistVideo } from '../../data/backend/PlaylistSource.ts';
import type { VideoSettings } from '../../data/backend/VideoPlayer.ts';
import type { EmbedLabels } from '../embed/labels.ts';
import { activeElementAround } from '../../core/shared/engine/focus.ts';
import { buttonProps, textButtonProps } from '../../core/shared/controlProps.ts';
import { fillLabel } from '../../core/shared/fillLabel.ts';
import { mergeProps } from '../../core/shared/mergeProps.ts';
import { safeSource } from '../../core/shared/urls.ts';
import { useFocusHandover } from '../../core/shared/useFocusHandover.ts';
import { useStableCallback } from '../../core/shared/useStableCallback.ts';
import { frameAttributes } from './constants.ts';
import { providerName } from './playedVideo.ts';
import type { UsePlayerResult } from './types.ts';
import type { VideoElementResult } from './useVideoElement.ts';

type Getters = Extract<keyof UsePlayerResult, `get${string}`>;
type GetterInput = 'kind' | 'tracks' | 'playback' | 'isBlocked' | 'hasFailed' | 'load' | 'allowAlways' | 'play';

export interface PlayerGetterOptions
  extends Pick<UsePlayerResult, GetterInput>, Pick<VideoElementResult, 'source' | 'setElement'> {
  readonly video: PlaylistVideo | null;
  /** The third party that would receive data about the user, or `undefined` if there is none. */
  readonly provider: string | undefined;
  readonly settings: VideoSettings;
  readonly labels: EmbedLabels;
}

/** Creates the prop getters for the `<iframe>` and the `<video>`. */
function useElementGetters(options: PlayerGetterOptions): Pick<UsePlayerResult, 'getFrameProps' | 'getVideoProps'> {
  const { video, tracks, source, setElement, labels } = options;
  const { autoplay, controls, loop, muted } = options.settings;
  const provider = providerName(video?.provider ?? '');
  const title = video?.title || labels.untitled;
  const poster = video?.thumbnailUrl;
  const getFrameProps = useMemo<UsePlayerResult['getFrameProps']>(() => {
    const frame = {
      ...frameAttributes,
      ref: setElement,
      src: safeSource(source, 'frame'),
      loading: autoplay ? undefined : ('lazy' as const),
      title: fillLabel(labels.frame, { provider, title }),
    };
    return (props) => mergeProps(frame, props);
  }, [provider, title, source, setElement, autoplay, labels]);
  // Tracks from another origin require the `crossorigin` attribute, which then applies to the video as well.
  const isForeign = tracks.some(({ src }) => new URL(src, document.baseURI).origin !== window.location.origin);
  const getVideoProps = useMemo<UsePlayerResult['getVideoProps']>(() => {
    const file = {
      ref: setElement,
      src: safeSource(source, 'media'),
      poster: safeSource(poster, 'image'),
      controls,
      loop,
      muted,
      autoPlay: autoplay,
      crossOrigin: isForeign ? ('anonymous' as const) : undefined,
      playsInline: true,
      preload: 'metadata',
      'aria-label': title,
      // A video without controls must still be focusable, so that it can receive focus from a removed button.
      tabIndex: controls ? undefined : -1,
    };
    return (props) => mergeProps(file, props);
  }, [title, poster, source, isForeign, setElement, autoplay, controls, loop, muted]);
  return { getFrameProps, getVideoProps };
}

/** Creates a player's prop getters. */
export function usePlayerGetters(options: PlayerGetterOptions): Pick<UsePlayerResult, Getters> {
  const { video, kind, playback, isBlocked, hasFailed, labels, load, allowAlways, play } = options;
  const provider = providerName(options.provider ?? video?.provider ?? '');
  const box = useRef<HTMLDivElement>(null);
  // Moves focus from the consent button to the loaded player.
  const findElement = useStableCallback(() => box.current?.querySelector<HTMLElement>('iframe, video'));
  const handover = useFocusHandover(findElement);
  // The retry button covers the player, so it takes focus from the player.
  const takeFocus = useStableCallback((button: HTMLElement | null) => {
    const element = findElement();
    if (button && element && activeElementAround(element) === element) button.focus();
  });
  const getContainerProps = useMemo<UsePlayerResult['getContainerProps']>(() => {
    const own = {
      ref: box,
      'data-kind': kind,
      'data-playback': playback,
      'data-blocked': isBlocked ? '' : undefined,
      'data-failed': hasFailed ? '' : undefined,
    };
    return (props) => mergeProps(own, props);
  }, [kind, playback, isBlocked, hasFailed]);
  const buttons = useMemo<Pick<UsePlayerResult, 'getLoadButtonProps' | 'getAlwaysButtonProps' | 'getRetryButtonProps'>>(
    () => ({
      getLoadButtonProps: (props) =>
        mergeProps({ ...buttonProps(fillLabel(labels.load, { provider }), load), ...handover }, props),
      getAlwaysButtonProps: (props) =>
        mergeProps({ ...buttonProps(fillLabel(labels.always, { provider }), allowAlways), ...handover }, props),
      getRetryButtonProps: (props) =>
        mergeProps({ ref: takeFocus, ...textButtonProps(labels.retry, play), ...handover }, props),
    }),
    [provider, labels, handover, takeFocus, load, allowAlways, play],
  );
  return { getContainerProps, ...useElementGetters(options), ...buttons };
}
