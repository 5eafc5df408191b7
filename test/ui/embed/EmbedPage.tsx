import '@loggia/ui/styles.css';
import { useState } from 'react';
import { useSlideshow, usePauseForVideo, type EmbedHosts, type GalleryImage } from '@loggia/hooks';
import { EmbedSlide, type EmbedSlideProps } from '@loggia/ui';

const stub = (provider: string) => `${location.origin}/test/fixtures/providers/player.htm?${provider}=`;

/** Replaces each provider with a stub on the test server that uses the same messages. */
export const STUBS: EmbedHosts = {
  youtube: stub('youtube'),
  vimeo: stub('vimeo'),
  dailymotion: stub('dailymotion'),
  facebook: stub('facebook'),
  instagram: stub('instagram'),
  flickr: stub('flickr'),
};

const PICTURE = '/test/fixtures/pictures/ridge.png';

export const embedded = (kind: string, fileName: string, url = 'https://site.test/page'): GalleryImage => ({
  id: fileName || url,
  url,
  fileName,
  fileType: `EMBED_OEMBED_${kind}`,
  kind: kind.endsWith('VIDEO') ? 'video' : 'post',
  title: `Film ${fileName}`,
  thumbnail: { url: PICTURE },
});

export interface EmbedPageProps extends Omit<EmbedSlideProps, 'image' | 'isCurrent' | 'onPlaybackChange'> {
  readonly images: readonly GalleryImage[];
  readonly policy?: 'wait' | 'skip';
}

/** Slides with embedded media, one of them shown, and a slideshow that pauses for videos. */
export function EmbedPage({ images, policy, ...options }: EmbedPageProps) {
  const [index, setIndex] = useState(0);
  const image = images[index];
  const videoPause = usePauseForVideo({ image }, { policy });
  const slideshow = useSlideshow(
    { index, count: 2, loop: true, hasNext: true, isSettled: true, next: () => undefined },
    { intervalMs: 3_600_000, isStarted: true, pauseReasons: videoPause.pauseReasons },
  );
  return (
    <main>
      <h1>Films</h1>
      <button onClick={() => setIndex((index + 1) % images.length)}>Next slide</button>
      <output>{slideshow.pausedBy.has('video') ? 'held by a video' : 'not held'}</output>
      {images.map((film, place) => (
        <div
          key={film.id}
          hidden={place !== index}
          style={{ width: '800px', height: '500px' }}
          data-testid={`slide-${place}`}
        >
          <EmbedSlide
            hosts={STUBS}
            {...options}
            image={film}
            isCurrent={place === index}
            onPlaybackChange={videoPause.onPlaybackChange}
          />
        </div>
      ))}
    </main>
  );
}
