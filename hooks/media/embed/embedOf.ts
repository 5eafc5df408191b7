import type { GalleryImage } from '../../data/backend/GalleryImage.ts';
import type { VideoClip } from '../../data/backend/VideoClip.ts';
import { boundedRatio } from '../../core/picture/imageShape.ts';
import { knownSize } from '../../core/picture/knownSize.ts';
import { clamp } from '../../core/shared/clamp.ts';
import { clippedFileUrl, fileTimes, mergeClips, readClip, toClip, vimeoTime, youTubeTimes } from '../player/clip.ts';
import { videoFromUrl } from '../player/videoFromUrl.ts';
import { REFUSED_FILE, safeSource } from '../../core/shared/urls.ts';
import {
  EMBED_RATIO,
  POST_CHROME_INLINE_PX,
  POST_CHROME_LIGHTBOX_PX,
  POST_CHROME_PX,
  POST_PADDING_PX,
  POST_SIDE_PX,
} from './constants.ts';
import type { Embed, EmbedHosts, EmbedKind, EmbedVariant } from './types.ts';

export interface EmbedContext {
  readonly hosts: EmbedHosts;
  /** Whether the embed may autoplay. True if the user has requested playback. */
  readonly autoplay: boolean;
}

type Item = Pick<GalleryImage, 'url' | 'kind' | 'fileName' | 'fileType' | 'startSeconds' | 'endSeconds'>;
type Build = (item: Item, context: EmbedContext) => Embed | null;
type Frame = Extract<Embed, { type: 'frame' }>;

function frame(own: Omit<Frame, 'type'>): Embed {
  return { type: 'frame', ...own };
}

interface FoundVideo {
  readonly id: string;
  /** The key that an unlisted video requires. */
  readonly key?: string | undefined;
  readonly clip: VideoClip;
}

/** Returns the key of an unlisted Vimeo video, which is the last segment of its page URL. */
function vimeoKey(url: string, id: string): string | undefined {
  const [, number, key] = /\/(\d+)\/([\da-f]{6,64})\/?(?:[?#]|$)/.exec(providerPageUrl(url, 'vimeo.com') ?? '') ?? [];
  return number === id ? key : undefined;
}

/** Returns an item's video, which may be specified as an id, an id with times, or a URL. */
function findVideo({ url, fileName = '' }: Item, player: string, pattern: RegExp): FoundVideo | null {
  const addressed = fileName.includes('/') ? videoFromUrl(fileName) : undefined;
  if (addressed?.provider === player) {
    const [id = '', key] = addressed.id.split('/');
    return { id, key, clip: addressed };
  }
  const { id, query = '' } = pattern.exec(fileName)?.groups ?? {};
  if (id === undefined) return null;
  const clip = readClip({ searchParams: new URLSearchParams(query), hash: '' });
  return { id, key: player === 'vimeo' ? vimeoKey(url, id) : undefined, clip };
}

/** Builds a video's iframe. Its URL contains only validated ids and no other text from the item. */
const video =
  (
    player: 'youtube' | 'vimeo' | 'dailymotion',
    path: string,
    pattern: RegExp,
    options: Readonly<Record<string, string>>,
  ): Build =>
  (item, { hosts, autoplay }) => {
    const found = findVideo(item, player, pattern);
    if (!found) return null;
    const { id, key } = found;
    const { startSeconds, endSeconds } = mergeClips(item, found.clip);
    const clip = toClip({ startSeconds, endSeconds });
    const times = youTubeTimes(clip);
    const query = new URLSearchParams({
      ...options,
      ...(key && { h: key }),
      ...(player !== 'vimeo' && times.start && { start: times.start }),
      ...(player === 'youtube' && times.end && { end: times.end }),
      ...(autoplay && { autoplay: '1' }),
    });
    const hash = player === 'vimeo' ? vimeoTime(clip) : '';
    const src = `${hosts[player]}${path}${id}?${query.toString()}${hash}`;
    return frame({ provider: player, player, src, shape: 'video', startSeconds, endSeconds });
  };

const facebook =
  (shape: 'video' | 'post'): Build =>
  ({ url, fileName = '' }, { hosts }) => {
    const pageUrl = /^\d+$/.test(fileName)
      ? `https://www.facebook.com/watch/?v=${fileName}`
      : (providerPageUrl(fileName, 'facebook.com') ?? providerPageUrl(url, 'facebook.com'));
    if (!pageUrl) return null;
    const plugin = shape === 'video' ? 'video' : 'post';
    const query = new URLSearchParams({ href: pageUrl, show_text: String(shape === 'post') });
    return frame({ provider: 'facebook', src: `${hosts.facebook}/plugins/${plugin}.php?${query.toString()}`, shape });
  };

const instagramPost: Build = ({ url }, { hosts }) => {
  const code = /^https:\/\/www\.instagram\.com\/(?:p|reel|tv)\/([\w-]{1,64})\/?/.exec(
    providerPageUrl(url, 'instagram.com') ?? '',
  )?.[1];
  return code ? frame({ provider: 'instagram', src: `${hosts.instagram}/p/${code}/embed/`, shape: 'post' }) : null;
};

const flickrVideo: Build = ({ url }, { hosts }) => {
  const path = /\/photos\/[\w@-]{1,64}\/\d{1,20}/.exec(providerPageUrl(url, 'flickr.com') ?? '')?.[0];
  return path ? frame({ provider: 'flickr', src: `${hosts.flickr}${path}/player/`, shape: 'video' }) : null;
};

const webUrl = (url: string): string | null => (/^https?:\/\/[^\s"'<>]+$/i.test(url) ? url : null);

const picture: Build = ({ url }) => ({ type: 'image', src: url });

/** Returns the embed of a video file; `null` if its URL is unsafe. */
function file(url: string, times: VideoClip): Embed | null {
  const clip = fileTimes(url, times);
  const src = safeSource(clippedFileUrl(url, clip), 'media');
  return src === REFUSED_FILE ? null : { type: 'file', src, ...clip };
}

/** Matches names and URLs of files that a `<video>` can play. */
const VIDEO_FILE = /(?:^|\.)(?:mp4|m4v|mov|webm|ogv)(?:[?#]|$)/i;

const instagramVideo: Build = ({ url, fileName = '', ...times }) => {
  const src = webUrl(fileName) ?? url;
  return VIDEO_FILE.test(src) ? file(src, times) : null;
};

const BUILD: Readonly<Record<EmbedKind, Build>> = {
  youtubeVideo: video('youtube', '/embed/', /^(?<id>[\w-]{1,64})(?:\?(?<query>[\w=&%.-]{0,200}))?$/, {
    enablejsapi: '1',
  }),
  vimeoVideo: video('vimeo', '/video/', /^(?<id>\d{1,20})$/, { api: '1', dnt: '1' }),
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

/**
 * Returns the embed of a video specified only by its URL: a file or a provider's page. Any other URL is untrusted and
 * not loaded.
 */
function ownMedia(item: Item, context: EmbedContext): Embed | null {
  const { url, kind = 'image', fileType = '' } = item;
  if (kind === 'image') return null;
  if (kind !== 'video') return { type: 'unknown' };
  if (VIDEO_FILE.test(fileType) || VIDEO_FILE.test(url)) return file(url, item) ?? { type: 'unknown' };
  const provider = videoFromUrl(url)?.provider;
  const build = provider === 'youtube' ? BUILD.youtubeVideo : provider === 'vimeo' ? BUILD.vimeoVideo : undefined;
  return build?.({ ...item, fileName: url }, context) ?? { type: 'unknown' };
}

/** Returns an item's embed; `null` for an ordinary image. */
export function embedOf(item: Item, context: EmbedContext): Embed | null {
  const kind = parseEmbedKind(item.fileType);
  return kind ? (BUILD[kind](item, context) ?? { type: 'unknown' }) : ownMedia(item, context);
}

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

/** Parses a file type into a kind of embedded media; `null` for an ordinary image. */
export function parseEmbedKind(fileType: string | undefined): EmbedKind | null {
  const name = /^EMBED_(?:OEMBED_)?(.*)$/.exec(fileType ?? '')?.[1];
  if (name === undefined) return null;
  // Imgur's file type has a suffix.
  return KINDS.get(name) ?? (name.startsWith('IMGUR') ? 'imgurImage' : 'unknown');
}

/**
 * Returns the https URL of a page on a provider's host or one of its subdomains, without its hash; `null` for anything
 * else.
 */
function providerPageUrl(text: string, host: string): string | null {
  try {
    const { protocol, hostname, pathname, search, username } = new URL(text);
    const isProviderHost = hostname === host || hostname.endsWith(`.${host}`);
    if (!/^https?:$/.test(protocol) || !isProviderHost || username !== '') return null;
    return `https://www.${host}${pathname}${search}`;
  } catch {
    return null;
  }
}

/** The default hosts of each provider's iframes. The YouTube host sets no cookies until a video plays. */
export const EMBED_HOSTS: EmbedHosts = {
  youtube: 'https://www.youtube-nocookie.com',
  vimeo: 'https://player.vimeo.com',
  dailymotion: 'https://www.dailymotion.com',
  facebook: 'https://www.facebook.com',
  instagram: 'https://www.instagram.com',
  flickr: 'https://www.flickr.com',
};

interface Size {
  readonly width: number;
  readonly height: number;
}

export interface EmbedSizeInput {
  readonly shape: 'video' | 'post';
  readonly variant: EmbedVariant;
  /** The available size, in CSS pixels. */
  readonly container: Size;
  /** The size of a post's image, in pixels. */
  readonly image: { readonly width?: number | undefined; readonly height?: number | undefined };
}

const POST_SQUARE: Size = { width: POST_SIDE_PX, height: POST_SIDE_PX };

const CHROME: Readonly<Record<EmbedVariant, number>> = {
  lightbox: POST_CHROME_LIGHTBOX_PX,
  inline: POST_CHROME_INLINE_PX,
  compact: POST_CHROME_PX,
};

/**
 * Returns the largest size for an iframe that fits the available space. A video is 16:9. A post has the size of its
 * image, plus its padding and chrome.
 */
export function embedSize({ shape, variant, container, image }: EmbedSizeInput): Size {
  const isPost = shape === 'post';
  const [chrome, padding] = isPost ? [CHROME[variant], POST_PADDING_PX] : [0, 0];
  const ratio = isPost ? 1 / boundedRatio(knownSize(image) ?? POST_SQUARE) : EMBED_RATIO;
  const width = clamp((container.height - chrome) / ratio + padding, 0, container.width);
  return { width, height: width === 0 ? 0 : (width - padding) * ratio + chrome };
}
