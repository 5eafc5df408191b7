import type { GalleryImage } from '@loggia/hooks';

type Item = Pick<GalleryImage, 'kind' | 'title' | 'fileType' | 'fileName' | 'url'>;

const video = (title: string, fileType: string, fileName: string, url: string): Item => ({
  kind: 'video',
  title,
  fileType: `EMBED_OEMBED_${fileType}`,
  fileName,
  url,
});
const post = (title: string, fileType: string, url: string): Item => ({
  ...video(title, fileType, '', url),
  kind: 'post',
});

/** The video of the site's own. */
const SUNRISE = '/assets/sunrise.webm';

/** What frames and videos show. No address leads to anybody's real work, and none is asked for: stubs stand in for providers. */
const PLAYED: readonly Item[] = [
  video('A YouTube video', 'YOUTUBE_VIDEO', 'loggia-film?t=7', 'https://www.youtube.com/watch?v=loggia-film'),
  video('A Vimeo video', 'VIMEO_VIDEO', '1000001', 'https://vimeo.com/1000001'),
  video('A Dailymotion video', 'DAILYMOTION_VIDEO', 'x0loggia', 'https://www.dailymotion.com/video/x0loggia'),
  video('A Facebook video', 'FACEBOOK_VIDEO', '1000002', 'https://www.facebook.com/watch/?v=1000002'),
  video('A Flickr video', 'FLICKR_VIDEO', '', 'https://www.flickr.com/photos/loggia/1000003'),
  video('An Instagram video', 'INSTAGRAM_VIDEO', '', SUNRISE),
  { kind: 'video', title: 'A video of this site', fileType: 'WEBM', fileName: 'sunrise.webm', url: SUNRISE },
  post('A Facebook post', 'FACEBOOK_POST', 'https://www.facebook.com/loggia/posts/1000004'),
  post('An Instagram post', 'INSTAGRAM_POST', 'https://www.instagram.com/p/loggia0/'),
  post('A kind that nobody knows', 'HOLOGRAM', 'https://example.org/hologram'),
];

/** Pictures that live at providers; here they are the site's own. */
const PICTURES: readonly (readonly [title: string, fileType: string])[] = [
  ['A Flickr picture', 'FLICKR_IMAGE'],
  ['A Facebook picture', 'FACEBOOK_IMAGE'],
  ['An Instagram picture', 'INSTAGRAM_IMAGE'],
  ['An Imgur picture', 'IMGUR_IMAGE'],
  ['A Google Photos picture', 'GOOGLE_PHOTO_IMAGE'],
];

const idAfter = (index: number) => `embed-${index + 1}`;

/** An item of every kind of embedded media, a picture first. `pictures` lend what is seen before anything loads. */
export function createEmbedImages(pictures: readonly GalleryImage[]): readonly GalleryImage[] {
  const [first] = pictures;
  const played = PLAYED.map((item, index) => {
    const { thumbnail, width, height } = pictures[index % pictures.length] ?? {};
    return { id: idAfter(index), ...item, thumbnail, width, height };
  });
  const shown = PICTURES.flatMap(([title, name], index) => {
    const place = PLAYED.length + index;
    const picture = pictures[place % pictures.length];
    return picture ? [{ ...picture, id: idAfter(place), title, fileType: `EMBED_OEMBED_${name}` }] : [];
  });
  return [...(first ? [first] : []), ...played, ...shown];
}
