import type { VideoPlayer } from '../../backend/VideoPlayer.ts';
import { createFramePlayer } from './createFramePlayer.ts';
import { toClip, vimeoTime } from '../toClip.ts';
import { VIDEO_HOSTS } from '../videoHosts.ts';
import { VIMEO_ID } from '../videoIds.ts';
import { vimeoProtocol } from '../vimeoProtocol.ts';

export interface VimeoPlayerOptions {
  /** @default VIDEO_HOSTS.vimeo */
  readonly host?: string | undefined;
}

/** Plays Vimeo's videos in its frame, by messages, and asks it not to track anybody. Create it once. */
export function createVimeoPlayer({ host = VIDEO_HOSTS.vimeo }: VimeoPlayerOptions = {}): VideoPlayer {
  return createFramePlayer({
    provider: 'vimeo',
    protocol: vimeoProtocol,
    host,
    addressOf({ id, ...times }, { startsAtOnce, muted, controls, loop, captionLanguage, information }) {
      if (!VIMEO_ID.test(id)) return null;
      const [number, key] = id.split('/');
      const query = new URLSearchParams({ api: '1', dnt: '1', playsinline: '1' });
      if (key) query.set('h', key);
      if (startsAtOnce) query.set('autoplay', '1');
      if (muted) query.set('muted', '1');
      if (!controls) query.set('controls', '0');
      if (loop) query.set('loop', '1');
      if (captionLanguage) query.set('texttrack', captionLanguage);
      if (information === false) for (const part of ['title', 'byline', 'portrait']) query.set(part, '0');
      return `${host}/video/${number}?${query.toString()}${vimeoTime(toClip(times))}`;
    },
    pageOf: ({ id, ...times }) =>
      VIMEO_ID.test(id) ? `https://vimeo.com/${id}${vimeoTime(toClip(times))}` : undefined,
  });
}
