import { isHost } from './isHost.ts';
import { startSeconds } from './startSeconds.ts';

/** Frames of a list and of whatever a channel sends now: what looks like an id there is none. */
const NO_ID = /^(?:videoseries|live_stream)$/;

function videoId({ hostname, pathname, searchParams }: URL): string | undefined {
  if (isHost(hostname, 'youtu.be')) return /^\/([^/]+)\/?$/.exec(pathname)?.[1];
  if (!isHost(hostname, 'youtube.com') && !isHost(hostname, 'youtube-nocookie.com')) return undefined;
  return searchParams.get('v') ?? /^\/(?:embed|shorts|live|v)\/([^/]+)\/?$/.exec(pathname)?.[1];
}

/** The path of the frame of a YouTube video that a link leads to, from where the link says; null: it leads to none. */
export function youTubePath(address: URL): string | null {
  const id = videoId(address);
  // Addresses are put together from ids that look like ids; nothing of the link goes into them as it came.
  if (id === undefined || !/^[\w-]{1,64}$/.test(id) || NO_ID.test(id)) return null;
  const { searchParams } = address;
  const start = startSeconds(searchParams.get('t') ?? searchParams.get('start') ?? /^#t=(.+)$/.exec(address.hash)?.[1]);
  return `/embed/${id}?autoplay=1&enablejsapi=1${start > 0 ? `&start=${start}` : ''}`;
}
