'use client';
import { useMemo } from 'react';
import type { MouseEvent } from 'react';
import type { PlaylistVideo } from '../backend/PlaylistSource.ts';
import type { Playback } from '../player/types.ts';
import type { ElementProps } from '../shared/ElementProps.ts';
import { fillLabel } from '../shared/fillLabel.ts';
import { isPlainActivation } from '../shared/isPlainActivation.ts';
import { mergeProps } from '../shared/mergeProps.ts';
import type { PlaylistLabels } from './labels.ts';
import type { UsePlaylistResult } from './types.ts';

export interface PlaylistGetterOptions {
  readonly labels: PlaylistLabels;
  readonly currentId: string | undefined;
  readonly playback: Playback;
  readonly isPopup: boolean;
  readonly announcement: string;
  readonly pageOf: (video: PlaylistVideo) => string | undefined;
  readonly press: (video: PlaylistVideo, event: Event, opener: HTMLElement) => void;
  readonly setArea: (element: HTMLElement | null) => void;
}

type Getters = Pick<
  UsePlaylistResult,
  'getItemProps' | 'getPlayerAreaProps' | 'getPlayingProps' | 'getAnnouncementProps'
>;

/** The getters of a playlist around its list and its player. */
export function usePlaylistGetters(options: PlaylistGetterOptions): Getters {
  const { labels, currentId, playback, isPopup, announcement, pageOf, press, setArea } = options;
  return useMemo(
    () => ({
      getItemProps({ video, ...props }) {
        const isCurrent = video.id === currentId;
        const item = {
          href: pageOf(video),
          'aria-label': fillLabel(labels.play, { title: video.title || labels.untitled }),
          'aria-current': isCurrent || undefined,
          'aria-haspopup': isPopup ? ('dialog' as const) : undefined,
          'data-current': isCurrent ? '' : undefined,
          'data-playing': isCurrent && playback === 'playing' ? '' : undefined,
          onClick(event: MouseEvent<HTMLAnchorElement>) {
            if (!isPlainActivation(event)) return;
            event.preventDefault();
            press(video, event.nativeEvent, event.currentTarget);
          },
        };
        return mergeProps(item, props);
      },
      getPlayerAreaProps: (props) =>
        mergeProps({ ref: setArea, 'aria-label': labels.player, 'data-playback': playback }, props),
      getPlayingProps: (props) => mergeProps({ 'data-playing': playback === 'playing' ? '' : undefined }, props),
      getAnnouncementProps: (props?: ElementProps<'div'>) =>
        mergeProps({ role: 'status', children: announcement } as const, props),
    }),
    [labels, currentId, playback, isPopup, announcement, pageOf, press, setArea],
  );
}
