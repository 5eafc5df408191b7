'use client';
import type { PlaylistVideo } from '@loggia/hooks/backend';
import type { UsePlaylistResult } from '@loggia/hooks/playlist';
import { VideoDescription } from './VideoDescription.tsx';
import { VideoThumbnail } from './VideoThumbnail.tsx';

/** What a list of videos needs of its playlist. */
export type ListedPlaylist = Pick<
  UsePlaylistResult,
  'getItemProps' | 'getListProps' | 'isLoading' | 'video' | 'player' | 'labels'
>;

export interface VideoItemProps {
  readonly playlist: ListedPlaylist;
  readonly video: PlaylistVideo;
  readonly hasTitle: boolean;
  readonly hasDescription: boolean;
  /** @default false */
  readonly isEager?: boolean | undefined;
}

/** A video of a list: its picture, its title as a link that can be pressed anywhere on it, and its description. */
export function VideoItem({ playlist, video, hasTitle, hasDescription, isEager }: VideoItemProps) {
  const { getItemProps, video: current, player, labels } = playlist;
  const mark = player.playback === 'playing' ? labels.current : '';
  const item = getItemProps({ video, className: 'loggia-video-button' });
  // One name for the two, which take the same props. A video without a page of its own is played all the same.
  const Element = (item.href ? 'a' : 'button') as 'a';
  return (
    <>
      <VideoThumbnail video={video} isEager={isEager} mark={video.id === current?.id ? mark : undefined} />
      <div className="loggia-video-texts">
        <Element {...item}>
          <span dir="auto" className={hasTitle ? 'loggia-video-title' : 'loggia-visually-hidden'}>
            {video.title || labels.untitled}
          </span>
        </Element>
        {hasDescription && video.description && <VideoDescription video={video} labels={labels} />}
      </div>
    </>
  );
}
