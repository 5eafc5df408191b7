import type { SeedGallery, SeedImage } from './SeedGallery.ts';

const FIRST_ID = 501;
const WIDTH_PX = 1280;
const VIDEO_HEIGHT_PX = 720;
const PICTURE_HEIGHT_PX = 860;

/** An item of a provider. The URLs do not exist and are never requested. */
interface SeedEmbed {
  readonly title: string;
  /** The file type after `EMBED_OEMBED_`. */
  readonly type: string;
  /** The provider's id. Images that have their file in this field have none. */
  readonly mediaId?: string;
  /** The page or file at the provider. An image without one is a file of this site. */
  readonly address?: string;
  /** The landscape shown before anything loads. */
  readonly scene: string;
  /** @default that of a video */
  readonly height?: number;
}

const embeds: readonly SeedEmbed[] = [
  {
    title: 'YouTube video',
    type: 'YOUTUBE_VIDEO',
    mediaId: 'loggia-film?t=7',
    address: 'https://www.youtube.com/watch?v=loggia-film',
    scene: 'blue-hour',
  },
  {
    title: 'Vimeo video',
    type: 'VIMEO_VIDEO',
    mediaId: '1000001',
    address: 'https://vimeo.com/1000001',
    scene: 'seven-valleys',
  },
  {
    title: 'Dailymotion video',
    type: 'DAILYMOTION_VIDEO',
    mediaId: 'x0loggia',
    address: 'https://www.dailymotion.com/video/x0loggia',
    scene: 'larch-october',
  },
  {
    title: 'Facebook video',
    type: 'FACEBOOK_VIDEO',
    mediaId: '1000002',
    address: 'https://www.facebook.com/watch/?v=1000002',
    scene: 'last-half-hour',
  },
  {
    title: 'Flickr video',
    type: 'FLICKR_VIDEO',
    address: 'https://www.flickr.com/photos/loggia/1000003',
    scene: 'green-night',
  },
  // The video file is served with the pages of the demo.
  { title: 'Instagram video', type: 'INSTAGRAM_VIDEO', address: '/assets/sunrise.webm', scene: 'first-light' },
  {
    title: 'Facebook post',
    type: 'FACEBOOK_POST',
    address: 'https://www.facebook.com/loggia/posts/1000004',
    scene: 'mesas-after-rain',
    height: PICTURE_HEIGHT_PX,
  },
  {
    title: 'Instagram post',
    type: 'INSTAGRAM_POST',
    mediaId: 'loggia0',
    address: 'https://www.instagram.com/p/loggia0/',
    scene: 'tarn-at-noon',
    height: WIDTH_PX,
  },
  {
    title: 'Unknown kind',
    type: 'HOLOGRAM',
    address: 'https://example.org/hologram',
    scene: 'sea-of-clouds',
  },
  {
    title: 'Flickr picture',
    type: 'FLICKR_IMAGE',
    address: 'https://www.flickr.com/photos/loggia/1000005',
    scene: 'seven-valleys',
    height: PICTURE_HEIGHT_PX,
  },
  { title: 'Facebook picture', type: 'FACEBOOK_IMAGE', scene: 'larch-october', height: PICTURE_HEIGHT_PX },
  { title: 'Instagram picture', type: 'INSTAGRAM_IMAGE', scene: 'green-night', height: WIDTH_PX },
  { title: 'Imgur picture', type: 'IMGUR', scene: 'blue-hour', height: PICTURE_HEIGHT_PX },
  {
    title: 'Google picture',
    type: 'GOOGLE_PHOTO_IMAGE',
    scene: 'mesas-after-rain',
    height: PICTURE_HEIGHT_PX,
  },
];

const shared = { author: 'Loggia', date: '2026-03-15, 18:20', tags: [], width: WIDTH_PX };

function embeddedImage(embed: SeedEmbed, index: number): SeedImage {
  const { title, type, mediaId, address, scene, height = VIDEO_HEIGHT_PX } = embed;
  return {
    ...shared,
    id: FIRST_ID + 1 + index,
    file: type.toLowerCase().replaceAll('_', '-'),
    title,
    description: '',
    height,
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
  images: [ordinaryPicture, ...embeds.map(embeddedImage)],
};
