import { readCatalogue, type CatalogueEntry } from './readCatalogue.ts';
import type { SeedGallery, SeedImage } from './SeedGallery.ts';

const FIRST_ID = 501;
const WIDTH_PX = 1280;
const PICTURE_HEIGHT_PX = 860;

const HEIGHTS_PX: Readonly<Record<string, number>> = { picture: PICTURE_HEIGHT_PX, square: WIDTH_PX };
const VIDEO_HEIGHT_PX = 720;

// Columns: title, file type without its `EMBED_OEMBED_` prefix, shape, placeholder landscape, URL of the page or file at
// the provider (empty for images on this site), and the provider's id (the file name by default). The Instagram video is
// served with the demo's pages. The provider URLs don't exist and are never requested.
const EMBEDS = `
YouTube video | YOUTUBE_VIDEO | video | blue-hour | https://www.youtube.com/watch?v=loggia-film | loggia-film?t=7
Vimeo video | VIMEO_VIDEO | video | seven-valleys | https://vimeo.com/1000001 | 1000001
Dailymotion video | DAILYMOTION_VIDEO | video | larch-october | https://www.dailymotion.com/video/x0loggia | x0loggia
Facebook video | FACEBOOK_VIDEO | video | last-half-hour | https://www.facebook.com/watch/?v=1000002 | 1000002
Flickr video | FLICKR_VIDEO | video | green-night | https://www.flickr.com/photos/loggia/1000003
Instagram video | INSTAGRAM_VIDEO | video | first-light | /assets/sunrise.webm
Facebook post | FACEBOOK_POST | picture | mesas-after-rain | https://www.facebook.com/loggia/posts/1000004
Instagram post | INSTAGRAM_POST | square | tarn-at-noon | https://www.instagram.com/p/loggia0/ | loggia0
Unknown kind | HOLOGRAM | video | sea-of-clouds | https://example.org/hologram
Flickr picture | FLICKR_IMAGE | picture | seven-valleys | https://www.flickr.com/photos/loggia/1000005
Facebook picture | FACEBOOK_IMAGE | picture | larch-october
Instagram picture | INSTAGRAM_IMAGE | square | green-night
Imgur picture | IMGUR | picture | blue-hour
Google picture | GOOGLE_PHOTO_IMAGE | picture | mesas-after-rain`;

const shared = { author: 'Loggia', date: '2026-03-15, 18:20', tags: [], width: WIDTH_PX };

function embeddedImage({ cells }: CatalogueEntry, index: number): SeedImage {
  const [title = '', type = '', shape = '', scene = '', address, mediaId] = cells;
  return {
    ...shared,
    id: FIRST_ID + 1 + index,
    file: type.toLowerCase().replaceAll('_', '-'),
    title,
    description: '',
    height: HEIGHTS_PX[shape] ?? VIDEO_HEIGHT_PX,
    original: `landscape:${scene}`,
    embed: { fileType: `EMBED_OEMBED_${type}`, mediaId, address },
  };
}

const ordinaryPicture: SeedImage = {
  ...shared,
  id: FIRST_ID,
  file: 'moon-over-pines',
  title: 'Our own picture',
  description: 'An ordinary image among videos and posts.',
  height: PICTURE_HEIGHT_PX,
  original: 'landscape:moon-over-pines',
};

/** One item of every kind that the real server embeds, starting with an image. */
export const embedGallery: SeedGallery = {
  id: 13,
  name: 'Videos and posts',
  slug: 'embeds',
  description:
    'An item of every kind that a site may embed. The frames are stubs of this server: no provider is contacted.',
  images: [ordinaryPicture, ...readCatalogue(EMBEDS).map(embeddedImage)],
};
