'use client';
import { useMemo } from 'react';
import { PROVIDER_NAMES } from '../embed/labels.ts';
import type { EmbedLabels } from '../embed/labels.ts';
import type { PlaylistVideo } from '../backend/PlaylistSource.ts';
import { buttonProps } from '../shared/buttonProps.ts';
import { fillLabel } from '../shared/fillLabel.ts';
import { mergeProps } from '../shared/mergeProps.ts';
import { frameAttributes } from './frameAttributes.ts';
import type { UsePlayerResult } from './types.ts';
import type { VideoElementResult } from './useVideoElement.ts';

type Getters = Extract<keyof UsePlayerResult, `get${string}`>;
type Given = 'kind' | 'playback' | 'isBlocked' | 'hasFailed' | 'load' | 'allowAlways';

export interface PlayerGetterOptions
  extends Pick<UsePlayerResult, Given>, Pick<VideoElementResult, 'source' | 'setElement'> {
  readonly video: PlaylistVideo | null;
  readonly labels: EmbedLabels;
  readonly autoplay: boolean;
  readonly controls: boolean;
  readonly loop: boolean;
  readonly muted: boolean;
}

/** What a provider calls itself. One that we do not know is called as it is named. */
export const providerName = (provider: string): string =>
  (PROVIDER_NAMES as Readonly<Record<string, string>>)[provider] ?? provider;

/** The getters of a player. */
export function usePlayerGetters(options: PlayerGetterOptions): Pick<UsePlayerResult, Getters> {
  const { video, kind, playback, isBlocked, hasFailed, source, setElement, labels, load, allowAlways } = options;
  const { autoplay, controls, loop, muted } = options;
  const provider = video?.provider ?? '';
  const title = video?.title || labels.untitled;
  const poster = video?.thumbnailUrl;
  return useMemo(() => {
    const name = providerName(provider);
    const box = {
      'data-kind': kind,
      'data-playback': playback,
      'data-blocked': isBlocked ? '' : undefined,
      'data-failed': hasFailed ? '' : undefined,
    };
    const frame = {
      ...frameAttributes,
      ref: setElement,
      src: source,
      loading: autoplay ? undefined : ('lazy' as const),
      title: fillLabel(labels.frame, { provider: name, title }),
    };
    const file = {
      ...{ ref: setElement, src: source, poster, controls, loop, muted },
      autoPlay: autoplay,
      playsInline: true,
      preload: 'metadata',
      'aria-label': title,
    };
    return {
      getBoxProps: (props) => mergeProps(box, props),
      getFrameProps: (props) => mergeProps(frame, props),
      getVideoProps: (props) => mergeProps(file, props),
      getLoadButtonProps: (props) => mergeProps(buttonProps(fillLabel(labels.load, { provider: name }), load), props),
      getAlwaysButtonProps: (props) =>
        mergeProps(buttonProps(fillLabel(labels.always, { provider: name }), allowAlways), props),
    };
  }, [
    ...[provider, title, poster, kind, playback, isBlocked, hasFailed, source, setElement, labels, load, allowAlways],
    ...[autoplay, controls, loop, muted],
  ]);
}
