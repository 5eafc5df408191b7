'use client';
import type { PlaylistVideo } from '@loggia/hooks/backend';
import type { UsePlaylistResult } from '@loggia/hooks/playlist';
import { fillSlot } from '../../slots.ts';
import type { PlaylistSlots } from './PlaylistSlots.ts';
import { VideoDescription } from './VideoDescription.tsx';
import { VideoThumbnail } from './VideoThumbnail.tsx';

export interface VideoItemProps {
  readonly playlist: UsePlaylistResult;
  readonly slot: PlaylistSlots['item'];
  readonly video: PlaylistVideo;
  readonly hasTitle: boolean;
  readonly hasDescription: boolean;
  /** @default false */
  readonly isEager?: boolean | undefined;
}

/** A video of a list: its picture, its title as a link that can be pressed anywhere on it, and its description. */
export function VideoItem({ playlist, video, slot, hasTitle, hasDescription, isEager }: VideoItemProps) {
  const { getItemProps, video: current, player, labels } = playlist;
  const mark = player.playback === 'playing' ? labels.current : '';
  const item = getItemProps({ video, className: 'loggia-video-button' });
  // One name for the two, which take the same props. A video without a page of its own is played all the same.
  const Element = (item.href ? 'a' : 'button') as 'a';
  const isCurrent = video.id === current?.id;
  return fillSlot(
    slot,
    { playlist, video, isCurrent },
    <>
      <VideoThumbnail video={video} isEager={isEager} mark={isCurrent ? mark : undefined} />
      <div className="loggia-video-texts">
        <Element {...item}>
          <span dir="auto" className={hasTitle ? 'loggia-video-title' : 'loggia-visually-hidden'}>
            {video.title || labels.untitled}
          </span>
        </Element>
        {hasDescription && video.description && <VideoDescription video={video} labels={labels} />}
      </div>
    </>,
  );
}
