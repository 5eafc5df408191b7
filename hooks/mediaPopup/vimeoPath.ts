import { isHost } from './isHost.ts';
import { startSeconds } from './startSeconds.ts';

/** A number alone may be that of a showcase or an event. */
const VIDEO =
  /^\/(?:videos?\/|channels\/[^/]+\/|groups\/[^/]+\/videos\/|(?:album|showcase)\/\d+\/video\/|ondemand\/[^/]+\/|manage\/videos\/)?(\d{1,20})(?:\/([\da-f]{6,64}))?\/?$/;

/** The path of the frame of a Vimeo video that a link leads to, from where the link says; null: it leads to none. */
export function vimeoPath({ hostname, pathname, searchParams, hash }: URL): string | null {
  const [, id, pathKey] = (isHost(hostname, 'vimeo.com') && VIDEO.exec(pathname)) || [];
  if (id === undefined) return null;
  // Without its key a video that is not listed is not shown.
  const key = /^[\da-f]{6,64}$/.exec(pathKey ?? searchParams.get('h') ?? '')?.[0];
  const start = startSeconds(/^#t=(.+)$/.exec(hash)?.[1]);
  return `/video/${id}?autoplay=1&dnt=1${key ? `&h=${key}` : ''}${start > 0 ? `#t=${start}s` : ''}`;
}
