'use client';
import type { PlaylistVideo } from '@loggia/hooks/backend';
import { useClampedText, type PlaylistLabels, type UsePlaylistResult } from '@loggia/hooks/playlist';
import { useImageFailure } from '@loggia/hooks/picture';
import { fillSlot } from '../slots.ts';
import { Picture } from '../picture/Picture.tsx';
import type { PlaylistSlots } from './PlaylistSlots.ts';

interface VideoItemProps {
  readonly playlist: UsePlaylistResult;
  readonly slot: PlaylistSlots['item'];
  readonly video: PlaylistVideo;
  readonly hasTitle: boolean;
  readonly hasDescription: boolean;
  /** Whether the image is initially visible in a small window. @default false */
  readonly isEager?: boolean | undefined;
}

/**
 * Renders a video in a list: its image, its title and its description. The title is a link that covers the whole item.
 */
export function VideoItem({ playlist, video, slot, hasTitle, hasDescription, isEager }: VideoItemProps) {
  const { getItemProps, video: current, player, labels } = playlist;
  const mark = player.playback === 'playing' ? labels.current : '';
  const item = getItemProps({ video, className: 'loggia-video-button' });
  // Typed as `'a'`, because the link and the button take the same props here. A video without a URL can still be
  // played.
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

/** Renders the skeleton of a video that is loading. */
export function VideoPlaceholder({ hasTitle }: Pick<VideoItemProps, 'hasTitle'>) {
  return (
    <>
      <span className="loggia-video-image loggia-skeleton" />
      <div className="loggia-video-texts">{hasTitle && <span className="loggia-skeleton" />}</div>
    </>
  );
}

interface VideoThumbnailProps {
  readonly video: Pick<PlaylistVideo, 'thumbnailUrl'>;
  /** The label on the current video's thumbnail. If it is empty, only an icon is shown. */
  readonly mark?: string | undefined;
  /** Whether the image is initially visible in a small window. @default false */
  readonly isEager?: boolean | undefined;
}

/**
 * Renders a video's image in its reserved space, or a tile with an icon if there is no image. The `alt` attribute is
 * empty, because the video's title is next to it.
 */
export function VideoThumbnail({ video: { thumbnailUrl = '' }, mark, isEager = false }: VideoThumbnailProps) {
  const { hasFailed, getImageProps } = useImageFailure(thumbnailUrl);
  const hasPicture = thumbnailUrl !== '' && !hasFailed;
  return (
    <span className="loggia-video-image" data-empty={hasPicture ? undefined : ''}>
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

/**
 * Renders the first few lines of a description, with a button that expands it over the content below, so that nothing
 * moves.
 */
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
