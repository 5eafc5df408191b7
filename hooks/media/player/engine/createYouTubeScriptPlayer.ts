import type { PlaylistVideo } from '../../../data/backend/PlaylistSource.ts';
import type { VideoPlayer, VideoPlayerConnection, VideoPlayerHandle } from '../../../data/backend/VideoPlayer.ts';
import { loadPlayerScript } from '../../../core/trustedTypes/loadPlayerScript.ts';
import { PLAYER_POLL_MS, PLAYER_SCRIPT_TIMEOUT_MS } from '../constants.ts';
import { activeElementAround } from '../../../core/shared/engine/focus.ts';
import { createStartGuard } from '../playerStarts.ts';
import { createYouTubePlayer, type YouTubePlayerOptions } from './createFramePlayer.ts';
import { isClipped, toClip, WHOLE_VIDEO } from '../clip.ts';
import { frameProtocols } from '../frameProtocols.ts';

const SCRIPT = 'https://www.youtube.com/iframe_api';

interface RequestedClip {
  readonly videoId: string;
  readonly startSeconds: number;
  readonly endSeconds?: number;
}

/** The subset of YouTube's player API used here. */
interface ScriptPlayer {
  playVideo(): void;
  pauseVideo(): void;
  unMute(): void;
  loadVideoById(request: string | RequestedClip): void;
  cueVideoById(request: string | RequestedClip): void;
}

type Handler = (event: { readonly data: unknown }) => void;

interface ScriptApi {
  readonly Player?: new (
    element: Element,
    options: { readonly events: Readonly<Record<'onReady' | 'onStateChange' | 'onError', Handler>> },
  ) => ScriptPlayer;
}

type PlayerClass = NonNullable<ScriptApi['Player']>;

/**
 * Waits for the player class from YouTube's script. The function polls, because the script supports only one global
 * callback, which the page may already use.
 */
function awaitPlayerClass(signal: AbortSignal): Promise<PlayerClass> {
  return new Promise((resolve, reject) => {
    let looks = 0;
    let timer: ReturnType<typeof setTimeout> | undefined;
    const look = () => {
      const { Player } = (globalThis as { YT?: ScriptApi }).YT ?? {};
      looks += 1;
      if (Player) resolve(Player);
      else if (looks * PLAYER_POLL_MS > PLAYER_SCRIPT_TIMEOUT_MS)
        reject(new Error("Loggia: YouTube's player script did not load."));
      else timer = setTimeout(look, PLAYER_POLL_MS);
    };
    signal.addEventListener('abort', () => clearTimeout(timer), { once: true });
    if (!signal.aborted) look();
    loadPlayerScript(SCRIPT).catch(reject);
  });
}

/** Returns the video or its clip in the form that YouTube's API expects. */
function requestOf(video: PlaylistVideo): string | RequestedClip {
  const { id } = video;
  const clip = toClip(video);
  if (!isClipped(clip)) return id;
  return { videoId: id, startSeconds: clip.start, ...(clip.end < WHOLE_VIDEO.end && { endSeconds: clip.end }) };
}

function connect(element: Element, connection: VideoPlayerConnection): VideoPlayerHandle {
  const { listen, signal, autoplay } = connection;
  const guard = createStartGuard(autoplay, () => activeElementAround(element) === element);
  let player: ScriptPlayer | null = null;
  let isPlayPending = false;
  let isUnmutePending = false;
  let request = requestOf(connection.video);
  /** Whether the clip has ended. To be replayed, it must be loaded again. */
  let isOver = false;

  const begin = (Player: PlayerClass) => {
    if (signal.aborted) return;
    const made = new Player(element, {
      events: {
        onReady() {
          if (signal.aborted) return;
          player = made;
          listen({ type: 'ready' });
          if (isUnmutePending) player.unMute();
          if (isPlayPending) player.playVideo();
        },
        onStateChange({ data }) {
          const playback = frameProtocols.youtube.read({ event: 'onStateChange', info: data });
          if (signal.aborted || !playback) return;
          isOver = playback === 'ended' && typeof request !== 'string';
          if (guard.allows(playback)) listen({ type: 'playback', playback });
          else made.pauseVideo();
        },
        onError() {
          if (!signal.aborted) listen({ type: 'failed' });
        },
      },
    });
  };
  awaitPlayerClass(signal).then(begin, () => signal.aborted || listen({ type: 'failed' }));

  return {
    play() {
      guard.started();
      isPlayPending = true;
      if (isOver) player?.loadVideoById(request);
      else player?.playVideo();
    },
    pause() {
      guard.stopped();
      isPlayPending = false;
      player?.pauseVideo();
    },
    unmute() {
      isUnmutePending = true;
      player?.unMute();
    },
    load(video, settings) {
      if (!player) return false;
      if (!settings.muted) player.unMute();
      if (settings.autoplay) guard.started();
      request = requestOf(video);
      isOver = false;
      player[settings.autoplay ? 'loadVideoById' : 'cueVideoById'](request);
      return true;
    },
  };
}

/**
 * Creates a player for YouTube videos that uses YouTube's own script. Use it if your page already loads that script or
 * needs its features. The script loads with the first video. This player requires a more permissive content security
 * policy than `createYouTubePlayer`, and the script may collect data about the user. Create the player only once.
 *
 * @example
 * const adapters = { youtube: createYouTubeScriptPlayer() };
 * usePlaylist({ source, initialPage, adapters });
 */
export function createYouTubeScriptPlayer(options: YouTubePlayerOptions = {}): VideoPlayer {
  return { ...createYouTubePlayer(options), connect };
}
