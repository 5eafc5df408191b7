import type { GalleryImage } from '@loggia/hooks';
import { createLandscapes } from '../shared/createLandscapes.ts';
import { createVideos } from '../shared/createVideos.ts';
import ridge from './ridge.svg?no-inline';

const SHOPS = ['manual', 'both', 'counted', 'downloads'];

/** Other items among the pictures, by their place: a provider's video, one of the site's own, and an unknown kind. */
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

/** Pictures with videos, prices and originals among them. */
export const LANDSCAPES: readonly GalleryImage[] = createLandscapes(24).map((image, index) => ({
  ...image,
  hitCount: index * 7,
  originalUrl: `/originals/${image.id}.jpg`,
  // Networks that fetch the picture need one with an address of the web.
  ...(index === 0 && { url: ridge }),
  ...(index % 2 === 0 && { priceList: { id: SHOPS[(index / 2) % SHOPS.length] ?? '' } }),
  ...(EMBEDS[index] && { thumbnail: { url: image.url }, ...EMBEDS[index] }),
}));
