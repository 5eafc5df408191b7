import type { GalleryImage } from '@loggia/hooks';
import { createLandscapes } from '../shared/createLandscapes.ts';
import { createVideos } from '../shared/createVideos.ts';
import ridge from './ridge.svg?no-inline';

const SHOPS = ['manual', 'both', 'counted', 'downloads'];

/** Other items among the images, by index: a provider's video, a video file, and an unknown kind. */
const EMBEDS: Readonly<Record<number, Partial<GalleryImage>>> = {
  4: {
    kind: 'video',
    fileType: 'EMBED_OEMBED_YOUTUBE_VIDEO',
    fileName: 'loggia-film',
    url: 'https://example.org/film',
  },
  5: { kind: 'video', fileType: 'WEBM', url: createVideos(1)[0]?.url ?? '' },
  6: { kind: 'post', fileType: 'EMBED_OEMBED_HOLOGRAM', url: 'https://example.org/hologram' },
};

/** Images, including videos, with prices and originals. */
export const LANDSCAPES: readonly GalleryImage[] = createLandscapes(24).map((image, index) => ({
  ...image,
  hitCount: index * 7,
  originalUrl: `/originals/${image.id}.jpg`,
  // Networks fetch the image themselves, so it needs a web URL.
  ...(index === 0 && { url: ridge }),
  ...(index % 2 === 0 && { priceList: { id: SHOPS[(index / 2) % SHOPS.length] ?? '' } }),
  ...(EMBEDS[index] && { thumbnail: { url: image.url }, ...EMBEDS[index] }),
}));
