'use client';
import { useCallback, useMemo } from 'react';
import type { MouseEvent } from 'react';
import type { PlaylistVideo } from '../backend/PlaylistSource.ts';
import type { Playback } from '../backend/VideoPlayer.ts';
import { normalizeVideo } from '../player/playedVideo.ts';
import { useVideoPlayers } from '../player/usePlayer.ts';
import { buttonProps, isPlainActivation } from '../shared/controlProps.ts';
import { fillLabel } from '../shared/fillLabel.ts';
import { mergeProps } from '../shared/mergeProps.ts';
import { fileHref } from '../shared/addresses.ts';
import type { PlaylistLabels } from './labels.ts';
import type { PlaylistVideoReason, UsePlaylistOptions, UsePlaylistResult } from './types.ts';

export interface PlaylistGetterOptions {
  readonly options: UsePlaylistOptions;
  readonly labels: PlaylistLabels;
  readonly video: PlaylistVideo | null;
  /** The reason why it came. */
  readonly reason: PlaylistVideoReason | null;
  readonly playback: Playback;
  /** The video cannot be played, and the next one follows. */
  readonly isSkipping: boolean;
  readonly isPopup: boolean;
  readonly press: (video: PlaylistVideo, reason: 'item', event: Event, opener: HTMLElement) => void;
  readonly step: (steps: number, reason: 'imperative', event?: Event) => void;
  readonly setArea: (element: HTMLElement | null) => void;
}

type Getters = Pick<
  UsePlaylistResult,
  'getItemProps' | 'getStepButtonProps' | 'getPlayerAreaProps' | 'getPlayingProps' | 'getPlayingStatusProps'
>;

/** The getters of a playlist around its list and its player. */
export function usePlaylistGetters(given: PlaylistGetterOptions): Getters {
  const { options, labels, video: current, reason, playback, isSkipping, isPopup, press, step, setArea } = given;
  const players = useVideoPlayers(options);
  const currentId = current?.id;
  const isPlaying = playback === 'playing';
  const playing =
    current && reason ? fillLabel(labels.playing, { title: current.title || labels.untitled }) : undefined;

  const announcement = isSkipping ? labels.skipping : playing;

  const getItemProps = useCallback<Getters['getItemProps']>(
    ({ video, ...props }) => {
      const isCurrent = video.id === currentId;
      const item = {
        href: fileHref(players[video.provider].pageOf(normalizeVideo(video))),
        'aria-label': fillLabel(labels.play, { title: video.title || labels.untitled }),
        'aria-current': isCurrent || undefined,
        'aria-haspopup': isPopup ? ('dialog' as const) : undefined,
        'data-current': isCurrent ? '' : undefined,
        'data-playing': isCurrent && isPlaying ? '' : undefined,
        onClick(event: MouseEvent<HTMLAnchorElement>) {
          if (!isPlainActivation(event)) return;
          event.preventDefault();
          press(video, 'item', event.nativeEvent, event.currentTarget);
        },
      };
      return mergeProps(item, props);
    },
    [players, labels, currentId, isPlaying, isPopup, press],
  );
  const areaGetters = useMemo<Omit<Getters, 'getItemProps'>>(
    () => ({
      getPlayerAreaProps: (props) =>
        mergeProps({ ref: setArea, 'aria-label': labels.player, 'data-playback': playback }, props),
      getStepButtonProps: ({ direction, ...props }) => {
        const isNext = direction === 'next';
        const label = isNext ? labels.nextVideo : labels.previousVideo;
        return mergeProps(
          buttonProps(label, ({ nativeEvent }) => step(isNext ? 1 : -1, 'imperative', nativeEvent)),
          props,
        );
      },
      getPlayingProps: (props) => mergeProps({ 'data-playing': isPlaying ? '' : undefined }, props),
      getPlayingStatusProps: (props) => mergeProps({ role: 'status', children: announcement } as const, props),
    }),
    [labels, playback, isPlaying, announcement, step, setArea],
  );
  return { getItemProps, ...areaGetters };
}
