'use client';
import { useItemKeys, VIDEO_COLUMNS, videoRatio } from '@loggia/hooks';
import { useLatePart } from '../../useLatePart.ts';
import type { VideoCarouselProps } from './VideoCarousel.tsx';
import { VideoItem } from './VideoItem.tsx';

/** Videos that stand in a row until the code that moves it has come; without scripts, that many are all. */
const FIRST_COUNT = 24;

const loadCarousel = async () => (await import('./VideoCarousel.tsx')).VideoCarousel;

/** A carousel of videos whose code comes after the first paint: until then its first view stands there, in the same places. */
export function LateVideoCarousel(props: VideoCarouselProps) {
  const keyOf = useItemKeys(props.options.videos);
  const { part: VideoCarousel } = useLatePart(loadCarousel);
  if (VideoCarousel) return <VideoCarousel {...props} />;
  const { playlist, options } = props;
  const { videos, columns = VIDEO_COLUMNS, thumbnailRatio, hasTitles, hasDescriptions } = options;
  const { video: current, labels } = playlist;
  return (
    <div className="loggia-videos-room">
      <ul
        {...playlist.getListProps({ className: 'loggia-videos', 'aria-label': labels.videos })}
        data-template="carousel"
        data-columns={columns}
        data-ratio={videoRatio(thumbnailRatio).name}
        data-titles={hasTitles ? '' : undefined}
        data-descriptions={hasDescriptions ? '' : undefined}
      >
        {videos.slice(0, FIRST_COUNT).map((video, index) => (
          <li
            key={keyOf(index)}
            className="loggia-video"
            data-index={index}
            data-current={video.id === current?.id ? '' : undefined}
          >
            <VideoItem
              playlist={playlist}
              video={video}
              hasTitle={hasTitles}
              hasDescription={hasDescriptions}
              isEager={index < columns}
            />
          </li>
        ))}
      </ul>
    </div>
  );
}
