import type { VideoPlayer, VideoPlayerConnection, VideoPlayerHandle } from '../backend/VideoPlayer.ts';
import { loadPlayerScript } from '../trustedTypes/loadPlayerScript.ts';
import { PLAYER_POLL_MS, PLAYER_SCRIPT_PATIENCE_MS } from './constants.ts';
import { activeElementAround } from '../shared/activeElementAround.ts';
import { createStartGuard } from './createStartGuard.ts';
import { createYouTubePlayer } from './createYouTubePlayer.ts';
import type { YouTubePlayerOptions } from './createYouTubePlayer.ts';
import { frameProtocols } from './frameProtocols.ts';

const SCRIPT = 'https://www.youtube.com/iframe_api';

/** What we use of YouTube's own player. */
interface ScriptPlayer {
  playVideo(): void;
  pauseVideo(): void;
  unMute(): void;
  loadVideoById(id: string): void;
  cueVideoById(id: string): void;
}

type Handler = (event: { readonly data: unknown }) => void;

interface ScriptApi {
  readonly Player?: new (
    element: Element,
    options: { readonly events: Readonly<Record<'onReady' | 'onStateChange' | 'onError', Handler>> },
  ) => ScriptPlayer;
}

type PlayerClass = NonNullable<ScriptApi['Player']>;

/** YouTube's class, as soon as its script has made it. The script calls one function of the page alone; looking disturbs nobody. */
function awaitPlayerClass(signal: AbortSignal): Promise<PlayerClass> {
  return new Promise((resolve, reject) => {
    let looks = 0;
    let timer: ReturnType<typeof setTimeout> | undefined;
    const look = () => {
      const { Player } = (globalThis as { YT?: ScriptApi }).YT ?? {};
      looks += 1;
      if (Player) resolve(Player);
      else if (looks * PLAYER_POLL_MS > PLAYER_SCRIPT_PATIENCE_MS) reject(new Error('Loggia: YouTube has no player.'));
      else timer = setTimeout(look, PLAYER_POLL_MS);
    };
    signal.addEventListener('abort', () => clearTimeout(timer), { once: true });
    if (!signal.aborted) look();
    loadPlayerScript(SCRIPT).catch(reject);
  });
}

function connect(element: Element, connection: VideoPlayerConnection): VideoPlayerHandle {
  const { listen, signal, startsAtOnce } = connection;
  const guard = createStartGuard(startsAtOnce, () => activeElementAround(element) === element);
  let player: ScriptPlayer | null = null;
  let isAwaited = false;
  let isSoundAwaited = false;

  const begin = (Player: PlayerClass) => {
    if (signal.aborted) return;
    const made = new Player(element, {
      events: {
        onReady() {
          if (signal.aborted) return;
          player = made;
          listen({ type: 'ready' });
          if (isSoundAwaited) player.unMute();
          if (isAwaited) player.playVideo();
        },
        onStateChange({ data }) {
          const playback = frameProtocols.youtube.read({ event: 'onStateChange', info: data });
          if (signal.aborted || !playback) return;
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
      isAwaited = true;
      player?.playVideo();
    },
    pause() {
      guard.stopped();
      isAwaited = false;
      player?.pauseVideo();
    },
    unmute() {
      isSoundAwaited = true;
      player?.unMute();
    },
    load(video, settings) {
      if (!player) return false;
      if (!settings.muted) player.unMute();
      if (settings.startsAtOnce) guard.started();
      player[settings.startsAtOnce ? 'loadVideoById' : 'cueVideoById'](video.id);
      return true;
    },
  };
}

/**
 * Plays YouTube's videos in its frame, by YouTube's own script: for pages that have it already or want what only it can do. It comes
 * with the first video. The page's policy needs more than for `createYouTubePlayer`, and what is told here of a visit is the script's
 * affair. Create it once.
 *
 * @example
 * const adapters = { youtube: createYouTubeScriptPlayer() };
 * usePlaylist({ source, initialPage, adapters });
 */
export function createYouTubeScriptPlayer(options: YouTubePlayerOptions = {}): VideoPlayer {
  return { ...createYouTubePlayer(options), connect };
}
