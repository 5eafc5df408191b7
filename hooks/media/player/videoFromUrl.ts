import type { FileVideo, PlaylistVideo, ProviderVideo } from '../../data/backend/PlaylistSource.ts';
import { isHost } from '../../core/shared/urls.ts';
import { readClip } from './clip.ts';
import { MAX_VIDEO_URL_LENGTH } from './constants.ts';

/** Matches the ids of YouTube videos and files. Other characters could be used to inject parts of a URL. */
export const VIDEO_ID = /^[\w-]{1,64}$/;

/**
 * Matches the ids of Vimeo videos. Vimeo's iframe parses ids as numbers, so longer ids would lose digits. An unlisted
 * video's id is followed by a key, as in the URL of its page.
 */
export const VIMEO_ID = /^\d{1,15}(?:\/[\da-f]{6,64})?$/;

/** Path segments of iframes that show a list or a live stream. They look like video ids. */
const NO_ID = /^(?:videoseries|live_stream)$/;

/** Paths of Vimeo videos. In other paths, a number may belong to a showcase or an event. */
const VIMEO_PATH =
  /^\/(?:videos?\/|channels\/[^/]+\/|groups\/[^/]+\/videos\/|(?:album|showcase)\/\d+\/video\/|ondemand\/[^/]+\/|manage\/videos\/)?(\d{1,15})(?:\/([\da-f]{6,64}))?\/?$/;

const VIDEO_FILE = /\.(?:mp4|m4v|mov|webm|ogv)$/i;

type Id = string | null | undefined;

function youTubeId({ hostname, pathname, searchParams }: URL): Id {
  if (isHost(hostname, 'youtu.be')) return /^\/([^/]+)\/?$/.exec(pathname)?.[1];
  if (!isHost(hostname, 'youtube.com') && !isHost(hostname, 'youtube-nocookie.com')) return undefined;
  return searchParams.get('v') ?? /^\/(?:embed|shorts|live|v|e)\/([^/]+)\/?$/.exec(pathname)?.[1];
}

/** Returns the id in a Vimeo URL, including the key that an unlisted video requires. */
function vimeoId({ hostname, pathname, searchParams }: URL): Id {
  const [, number, pathKey] = (isHost(hostname, 'vimeo.com') && VIMEO_PATH.exec(pathname)) || [];
  if (number === undefined) return undefined;
  const id = `${number}/${pathKey ?? searchParams.get('h') ?? ''}`;
  return VIMEO_ID.test(id) ? id : number;
}

type Source = Pick<ProviderVideo, 'provider' | 'id'> | Pick<FileVideo, 'provider' | 'id' | 'url'>;

function sourceOf(address: URL, text: string): Source | undefined {
  const youTube = youTubeId(address);
  if (youTube && VIDEO_ID.test(youTube) && !NO_ID.test(youTube)) return { provider: 'youtube', id: youTube };
  const vimeo = vimeoId(address);
  if (vimeo) return { provider: 'vimeo', id: vimeo };
  if (!VIDEO_FILE.test(address.pathname)) return undefined;
  const [url = text] = text.split('#', 1);
  return { provider: 'file', id: url, url };
}

/**
 * Parses a video URL into a video for `usePlayer`, a playlist or a gallery item. Supports YouTube pages and iframes
 * (including `youtu.be`, Shorts and live videos), Vimeo pages and iframes (including the key of an unlisted video), and
 * video files. A start and end in the URL (`t`, `start`, `end`, `#t=10,20`) are included. The title is empty. Returns
 * `undefined` for any other URL.
 *
 * @example
 * const video = videoFromUrl('https://youtu.be/aqz-KE-bpKQ?t=1m30s');
 * // { provider: 'youtube', id: 'aqz-KE-bpKQ', title: '', startSeconds: 90 }
 * usePlayer({ video: video ? { ...video, title: 'Big Buck Bunny' } : null });
 */
export function videoFromUrl(address: string): PlaylistVideo | undefined {
  // The URL may come from a server, so it can be of any type.
  if (typeof address !== 'string' || address.length > MAX_VIDEO_URL_LENGTH) return undefined;
  try {
    const text = address.trim();
    const url = new URL(text, 'https://page.invalid');
    if (!/^https?:$/.test(url.protocol) || url.username || url.password) return undefined;
    const source = sourceOf(url, text);
    return source && { ...source, title: '', ...readClip(url) };
  } catch {
    return undefined;
  }
}
