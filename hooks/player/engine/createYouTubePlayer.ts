import type { PlaylistVideo } from '../../backend/PlaylistSource.ts';
import type { VideoPlayer, VideoSettings } from '../../backend/VideoPlayer.ts';
import { createFramePlayer } from './createFramePlayer.ts';
import { toClip, youTubeTimes } from '../toClip.ts';
import type { Clip } from '../toClip.ts';
import { VIDEO_HOSTS } from '../videoHosts.ts';
import { VIDEO_ID } from '../videoIds.ts';
import { youTubeProtocol } from '../youTubeProtocol.ts';

export interface YouTubePlayerOptions {
  /** @default VIDEO_HOSTS.youtube */
  readonly host?: string | undefined;
}

type ShownVideo = Pick<PlaylistVideo, 'id' | 'startSeconds' | 'endSeconds'>;

const flag = (value: boolean | undefined): string | undefined => (value === undefined ? undefined : value ? '1' : '0');

/** The player's parameters (facts 7.12). What nobody asks for is left to the player, and autoplay is said only where it is on. */
function parametersOf(
  { id, ...times }: ShownVideo,
  settings: VideoSettings,
): Readonly<Record<string, string | undefined>> {
  const { annotations, captionLanguage, language } = settings;
  return {
    enablejsapi: '1',
    origin: globalThis.location?.origin,
    playsinline: '1',
    ...youTubeTimes(toClip(times)),
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
function youTubeAddress(
  host: string,
  { id, startSeconds, endSeconds }: ShownVideo,
  settings: VideoSettings,
): string | null {
  if (!VIDEO_ID.test(id)) return null;
  const query = new URLSearchParams();
  for (const [name, value] of Object.entries(parametersOf({ id, startSeconds, endSeconds }, settings)))
    if (value) query.set(name, value);
  return `${host}/embed/${id}?${query.toString()}`;
}

function youTubePage(id: string, { start }: Clip): string {
  return `https://www.youtube.com/watch?v=${id}${start >= 1 ? `&t=${Math.floor(start)}s` : ''}`;
}

/** Plays YouTube's videos in its frame, by messages: no script of YouTube runs on the page. Create it once. */
export function createYouTubePlayer({ host = VIDEO_HOSTS.youtube }: YouTubePlayerOptions = {}): VideoPlayer {
  return createFramePlayer({
    provider: 'youtube',
    protocol: youTubeProtocol,
    host,
    addressOf: (video, settings) => youTubeAddress(host, video, settings),
    pageOf: ({ id, ...times }) => (VIDEO_ID.test(id) ? youTubePage(id, toClip(times)) : undefined),
  });
}
