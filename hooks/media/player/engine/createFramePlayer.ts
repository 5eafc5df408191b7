import type { PlaylistVideo } from '../../../data/backend/PlaylistSource.ts';
import type { VideoPlayer, VideoSettings } from '../../../data/backend/VideoPlayer.ts';
import { toClip, vimeoTime, youTubeTimes, type Clip } from '../clip.ts';
import { vimeoProtocol, youTubeProtocol } from '../frameProtocols.ts';
import type { PlaylistFrameProtocol } from '../types.ts';
import { VIDEO_ID, VIMEO_ID } from '../videoFromUrl.ts';
import { createFrameDriver, type FrameDriver } from './createFrameDriver.ts';

export interface FramePlayerOptions extends Pick<VideoPlayer, 'urlOf' | 'pageUrlOf'> {
  /** The provider's name, shown in the consent notice. */
  readonly provider: string;
  /** The protocol, or a function that loads it along with the first iframe. */
  readonly protocol: PlaylistFrameProtocol | (() => Promise<PlaylistFrameProtocol>);
  /** The base URL of the iframes. Messages are exchanged only with its origin. */
  readonly host: string;
}

type FrameCommand = 'play' | 'pause' | 'unmute' | 'startHandshake';

/**
 * Creates a player that embeds a provider's iframe and controls it with `postMessage`. Works with any provider that has
 * a protocol.
 */
export function createFramePlayer({ provider, protocol, host, urlOf, pageUrlOf }: FramePlayerOptions): VideoPlayer {
  return {
    kind: 'frame',
    provider,
    urlOf,
    pageUrlOf,
    connect(element, connection) {
      const frame = element as HTMLIFrameElement;
      const { signal, listen } = connection;
      const { origin } = new URL(host, globalThis.location?.href);
      /** Commands queued while the protocol loads. */
      const pending: FrameCommand[] = [];
      let driver: FrameDriver | undefined;
      const send = (command: FrameCommand) => {
        if (driver) driver[command]();
        else pending.push(command);
      };
      const drive = (loaded: PlaylistFrameProtocol) => {
        if (signal.aborted) return;
        driver = createFrameDriver({ frame, protocol: loaded, origin, ...connection });
        for (const command of pending) send(command);
      };
      frame.addEventListener('load', () => send('startHandshake'), { signal });
      if (typeof protocol === 'function') protocol().then(drive, () => signal.aborted || listen({ type: 'failed' }));
      else drive(protocol);
      return {
        play: () => send('play'),
        pause: () => send('pause'),
        unmute: () => send('unmute'),
        load(video, { autoplay, muted }) {
          if (!driver?.load(video, autoplay)) return false;
          if (!muted) driver.unmute();
          return true;
        },
      };
    },
  };
}

/** The base URL of each provider's iframes: its origin, or a proxy that serves the same paths. */
export interface VideoHosts {
  readonly youtube: string;
  readonly vimeo: string;
}

/** The default hosts. The YouTube host sets no cookies until a video plays. */
export const VIDEO_HOSTS: VideoHosts = {
  youtube: 'https://www.youtube-nocookie.com',
  vimeo: 'https://player.vimeo.com',
};

export interface YouTubePlayerOptions {
  /** The base URL of the iframes. @default VIDEO_HOSTS.youtube */
  readonly host?: string | undefined;
}

type ShownVideo = Pick<PlaylistVideo, 'id' | 'startSeconds' | 'endSeconds'>;

const flag = (value: boolean | undefined): string | undefined => (value === undefined ? undefined : value ? '1' : '0');

/** Returns the YouTube iframe's URL parameters. Unset options are omitted, so that YouTube's defaults apply. */
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
    autoplay: settings.autoplay ? '1' : undefined,
    mute: settings.muted ? '1' : undefined,
    controls: settings.controls ? undefined : '0',
    loop: settings.loop ? '1' : undefined,
    // YouTube loops only playlists.
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

/** Returns the URL of a YouTube iframe, or `null` if the id is invalid. */
function youTubeUrl(
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

/**
 * Creates a player for YouTube videos. It embeds YouTube's iframe and controls it with `postMessage`. No YouTube script
 * runs on your page. Create the player only once.
 */
export function createYouTubePlayer({ host = VIDEO_HOSTS.youtube }: YouTubePlayerOptions = {}): VideoPlayer {
  return createFramePlayer({
    provider: 'youtube',
    protocol: youTubeProtocol,
    host,
    urlOf: (video, settings) => youTubeUrl(host, video, settings),
    pageUrlOf: ({ id, ...times }) => (VIDEO_ID.test(id) ? youTubePage(id, toClip(times)) : undefined),
  });
}

export interface VimeoPlayerOptions {
  /** The base URL of the iframes. @default VIDEO_HOSTS.vimeo */
  readonly host?: string | undefined;
}

/**
 * Creates a player for Vimeo videos. It embeds Vimeo's iframe with tracking disabled (`dnt`) and controls it with
 * `postMessage`. Create the player only once.
 */
export function createVimeoPlayer({ host = VIDEO_HOSTS.vimeo }: VimeoPlayerOptions = {}): VideoPlayer {
  return createFramePlayer({
    provider: 'vimeo',
    protocol: vimeoProtocol,
    host,
    urlOf({ id, ...times }, { autoplay, muted, controls, loop, captionLanguage, information }) {
      if (!VIMEO_ID.test(id)) return null;
      const [number, key] = id.split('/');
      const query = new URLSearchParams({ api: '1', dnt: '1', playsinline: '1' });
      if (key) query.set('h', key);
      if (autoplay) query.set('autoplay', '1');
      if (muted) query.set('muted', '1');
      if (!controls) query.set('controls', '0');
      if (loop) query.set('loop', '1');
      if (captionLanguage) query.set('texttrack', captionLanguage);
      if (information === false) for (const part of ['title', 'byline', 'portrait']) query.set(part, '0');
      return `${host}/video/${number}?${query.toString()}${vimeoTime(toClip(times))}`;
    },
    pageUrlOf: ({ id, ...times }) =>
      VIMEO_ID.test(id) ? `https://vimeo.com/${id}${vimeoTime(toClip(times))}` : undefined,
  });
}
