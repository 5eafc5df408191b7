import type { EmbedKind } from './types.ts';

const KINDS: ReadonlyMap<string, EmbedKind> = new Map([
  ['YOUTUBE_VIDEO', 'youtubeVideo'],
  ['VIMEO_VIDEO', 'vimeoVideo'],
  ['DAILYMOTION_VIDEO', 'dailymotionVideo'],
  ['FACEBOOK_VIDEO', 'facebookVideo'],
  ['FACEBOOK_IMAGE', 'facebookImage'],
  ['FACEBOOK_POST', 'facebookPost'],
  ['INSTAGRAM_VIDEO', 'instagramVideo'],
  ['INSTAGRAM_IMAGE', 'instagramImage'],
  ['INSTAGRAM_POST', 'instagramPost'],
  ['FLICKR_IMAGE', 'flickrImage'],
  ['FLICKR_VIDEO', 'flickrVideo'],
  ['GOOGLE_PHOTO_IMAGE', 'googlePhotoImage'],
]);

/** What kind of embedded media a file type names (specification, point 3); null for an ordinary image. */
export function parseEmbedKind(fileType: string | undefined): EmbedKind | null {
  const name = /^EMBED_(?:OEMBED_)?(.*)$/.exec(fileType ?? '')?.[1];
  if (name === undefined) return null;
  // The image host writes more after its name.
  return KINDS.get(name) ?? (name.startsWith('IMGUR') ? 'imgurImage' : 'unknown');
}
