import type { GalleryImage } from '../backend/GalleryImage.ts';
import { REFUSED_FILE, safeSource } from '../shared/safeHref.ts';
import { parseEmbedKind } from './parseEmbedKind.ts';
import { parsePageAddress } from './parsePageAddress.ts';
import { startSeconds } from './startSeconds.ts';
import type { Embed, EmbedHosts, EmbedKind } from './types.ts';

export interface EmbedContext {
  readonly hosts: EmbedHosts;
  /** The visitor has asked for it, so it may begin at once. */
  readonly autoplay: boolean;
}

type Item = Pick<GalleryImage, 'url' | 'kind' | 'fileName' | 'fileType'>;
type Build = (item: Item, context: EmbedContext) => Embed | null;
type Frame = Extract<Embed, { type: 'frame' }>;

function frame(own: Omit<Frame, 'type'>): Embed {
  return { type: 'frame', ...own };
}

/** Addresses are put together from ids that look like ids; nothing of the item goes into them as it came. */
const video =
  (
    player: 'youtube' | 'vimeo' | 'dailymotion',
    path: string,
    id: RegExp,
    options: Readonly<Record<string, string>>,
    keyOf: (url: string, id: string) => Readonly<Record<string, string>> = () => ({}),
  ): Build =>
  ({ url, fileName = '' }, { hosts, autoplay }) => {
    const found = id.exec(fileName)?.groups;
    if (!found?.['id']) return null;
    const start = startSeconds(found['query']);
    const query = new URLSearchParams({
      ...options,
      ...keyOf(url, found['id']),
      ...(start && { start }),
      ...(autoplay && { autoplay: '1' }),
    });
    const src = `${hosts[player]}${path}${found['id']}?${query.toString()}`;
    return frame({ provider: player, player, src, shape: 'video' });
  };

/** A video that is not listed is shown with the key alone that its page's address ends with. */
function vimeoKey(url: string, id: string): Readonly<Record<string, string>> {
  const [, number, h] = /\/(\d+)\/([\da-f]{6,64})\/?(?:[?#]|$)/.exec(parsePageAddress(url, 'vimeo.com') ?? '') ?? [];
  return h !== undefined && number === id ? { h } : {};
}

const facebook =
  (shape: 'video' | 'post'): Build =>
  ({ url, fileName = '' }, { hosts }) => {
    const address = /^\d+$/.test(fileName)
      ? `https://www.facebook.com/watch/?v=${fileName}`
      : (parsePageAddress(fileName, 'facebook.com') ?? parsePageAddress(url, 'facebook.com'));
    if (!address) return null;
    const plugin = shape === 'video' ? 'video' : 'post';
    const query = new URLSearchParams({ href: address, show_text: String(shape === 'post') });
    return frame({ provider: 'facebook', src: `${hosts.facebook}/plugins/${plugin}.php?${query.toString()}`, shape });
  };

const instagramPost: Build = ({ url }, { hosts }) => {
  const code = /^https:\/\/www\.instagram\.com\/(?:p|reel|tv)\/([\w-]{1,64})\/?/.exec(
    parsePageAddress(url, 'instagram.com') ?? '',
  )?.[1];
  return code ? frame({ provider: 'instagram', src: `${hosts.instagram}/p/${code}/embed/`, shape: 'post' }) : null;
};

const flickrVideo: Build = ({ url }, { hosts }) => {
  const path = /\/photos\/[\w@-]{1,64}\/\d{1,20}/.exec(parsePageAddress(url, 'flickr.com') ?? '')?.[0];
  return path ? frame({ provider: 'flickr', src: `${hosts.flickr}${path}/player/`, shape: 'video' }) : null;
};

const webAddress = (address: string): string | null => (/^https?:\/\/[^\s"'<>]+$/i.test(address) ? address : null);

const picture: Build = ({ url }) => ({ type: 'image', src: url });

/** A film, unless its address is none that may be loaded. */
function file(address: string): Embed | null {
  const src = safeSource(address, 'media');
  return src === REFUSED_FILE ? null : { type: 'file', src };
}

/** Names and addresses of files that a `<video>` may play. */
const VIDEO_FILE = /(?:^|\.)(?:mp4|m4v|mov|webm|ogv)(?:[?#]|$)/i;

const instagramVideo: Build = ({ url, fileName = '' }) => {
  const src = webAddress(fileName) ?? url;
  return VIDEO_FILE.test(src) ? file(src) : null;
};

/** A file of the site's own. A video that names neither a provider nor a file could be anybody's page, so it is not loaded. */
function ownMedia({ url, kind = 'image', fileType = '' }: Item): Embed | null {
  if (kind === 'image') return null;
  const isFile = kind === 'video' && (VIDEO_FILE.test(fileType) || VIDEO_FILE.test(url));
  return (isFile && file(url)) || { type: 'unknown' };
}

const BUILD: Readonly<Record<EmbedKind, Build>> = {
  youtubeVideo: video('youtube', '/embed/', /^(?<id>[\w-]{1,64})(?:\?(?<query>[\w=&%.-]{0,200}))?$/, {
    enablejsapi: '1',
  }),
  vimeoVideo: video('vimeo', '/video/', /^(?<id>\d{1,20})$/, { api: '1', dnt: '1' }, vimeoKey),
  dailymotionVideo: video('dailymotion', '/embed/video/', /^(?<id>[a-z\d]{1,32})$/i, { api: 'postMessage' }),
  facebookVideo: facebook('video'),
  facebookPost: facebook('post'),
  facebookImage: picture,
  instagramVideo,
  instagramImage: picture,
  instagramPost,
  flickrImage: picture,
  flickrVideo,
  imgurImage: picture,
  googlePhotoImage: picture,
  unknown: () => null,
};

/** What shows an item; null for an ordinary image. */
export function embedOf(item: Item, context: EmbedContext): Embed | null {
  const kind = parseEmbedKind(item.fileType);
  return kind ? (BUILD[kind](item, context) ?? { type: 'unknown' }) : ownMedia(item);
}
