'use client';
import { useImageFailure } from '@loggia/hooks/picture';
import type { PlaylistVideo } from '@loggia/hooks/backend';
import { Picture } from '../picture/Picture.tsx';

export interface VideoThumbnailProps {
  readonly video: Pick<PlaylistVideo, 'thumbnailUrl'>;
  /** Where the video is the one in the player: what is said of it; empty for a sign alone. */
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
