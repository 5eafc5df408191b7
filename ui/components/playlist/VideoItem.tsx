'use client';
import type { PlaylistVideo } from '@loggia/hooks/backend';
import { useClampedText } from '@loggia/hooks/playlist';
import type { PlaylistLabels, UsePlaylistResult } from '@loggia/hooks/playlist';
import { useImageFailure } from '@loggia/hooks/picture';
import { fillSlot } from '../../slots.ts';
import { Picture } from '../picture/Picture.tsx';
import type { PlaylistSlots } from './PlaylistSlots.ts';

interface VideoItemProps {
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

interface VideoThumbnailProps {
  readonly video: Pick<PlaylistVideo, 'thumbnailUrl'>;
  /** The text on the thumbnail of the current video; empty for a sign alone. */
  readonly mark?: string | undefined;
  /** It is among those that a small window shows at once. @default false */
  readonly isEager?: boolean | undefined;
}

/** The picture of a video, whose place is known before it comes; without one a tile with a sign. The text beside it names the video. */
export function VideoThumbnail({ video: { thumbnailUrl = '' }, mark, isEager = false }: VideoThumbnailProps) {
  const { hasFailed, getImageProps } = useImageFailure(thumbnailUrl);
  const hasPicture = thumbnailUrl !== '' && !hasFailed;
  return (
    <span className="loggia-video-picture" data-empty={hasPicture ? undefined : ''}>
      {hasPicture && (
        <Picture
          {...getImageProps({ draggable: false })}
          file={{ url: thumbnailUrl }}
          alt=""
          sizes="100vw"
          loading={isEager ? 'eager' : 'lazy'}
        />
      )}
      {mark !== undefined && <span className="loggia-video-mark">{mark}</span>}
    </span>
  );
}

interface VideoDescriptionProps {
  readonly video: Pick<PlaylistVideo, 'title' | 'description'>;
  readonly labels: Pick<PlaylistLabels, 'more' | 'less'>;
}

/** A description of a few lines, and the way to read the rest: it lies over what is below, and nothing moves. */
export function VideoDescription({ video: { title, description }, labels }: VideoDescriptionProps) {
  const text = useClampedText();
  const toggle = text.isOpen ? labels.less : labels.more;
  return (
    <div className="loggia-video-description" data-clamped={text.isClamped ? '' : undefined}>
      <p {...text.getTextProps({ dir: 'auto' })}>{description}</p>
      {text.isClamped && <button {...text.getToggleProps({ 'aria-label': `${toggle}: ${title}` })}>{toggle}</button>}
    </div>
  );
}
