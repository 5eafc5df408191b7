import type { VideoPlayer, VideoSettings } from '../backend/VideoPlayer.ts';
import { createFramePlayer } from './createFramePlayer.ts';
import { VIDEO_HOSTS } from './videoHosts.ts';
import { VIDEO_ID } from './videoIds.ts';

export interface YouTubePlayerOptions {
  /** @default VIDEO_HOSTS.youtube */
  readonly host?: string | undefined;
}

const flag = (value: boolean | undefined): string | undefined => (value === undefined ? undefined : value ? '1' : '0');

/** The player's parameters (facts 7.12). What nobody asks for is left to the player, and autoplay is said only where it is on. */
function parametersOf(id: string, settings: VideoSettings): Readonly<Record<string, string | undefined>> {
  const { annotations, captionLanguage, language } = settings;
  return {
    enablejsapi: '1',
    origin: globalThis.location?.origin,
    playsinline: '1',
    autoplay: settings.startsAtOnce ? '1' : undefined,
    mute: settings.muted ? '1' : undefined,
    controls: settings.controls ? undefined : '0',
    loop: settings.loop ? '1' : undefined,
    // Without a list of its own the player loops nothing.
    playlist: settings.loop ? id : undefined,
    modestbranding: flag(settings.modestBranding),
    showinfo: flag(settings.information),
    rel: flag(settings.relatedVideos),
    cc_load_policy: settings.captions ? '1' : undefined,
    cc_lang_pref: captionLanguage,
    hl: language,
    iv_load_policy: annotations === undefined ? undefined : annotations ? '1' : '3',
  };
}

/** The address of a YouTube frame; null where the id is none. */
export function youTubeAddress(host: string, id: string, settings: VideoSettings): string | null {
  if (!VIDEO_ID.test(id)) return null;
  const query = new URLSearchParams();
  for (const [name, value] of Object.entries(parametersOf(id, settings))) if (value) query.set(name, value);
  return `${host}/embed/${id}?${query.toString()}`;
}

/** Plays YouTube's videos in its frame, by messages: no script of YouTube runs on the page. Create it once. */
export function createYouTubePlayer({ host = VIDEO_HOSTS.youtube }: YouTubePlayerOptions = {}): VideoPlayer {
  return createFramePlayer({
    provider: 'youtube',
    protocol: async () => (await import('./youTubeProtocol.ts')).youTubeProtocol,
    host,
    addressOf: ({ id }, settings) => youTubeAddress(host, id, settings),
    pageOf: ({ id }) => (VIDEO_ID.test(id) ? `https://www.youtube.com/watch?v=${id}` : undefined),
  });
}
