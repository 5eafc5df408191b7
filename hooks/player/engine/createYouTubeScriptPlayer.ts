import type { PlaylistVideo } from '../../backend/PlaylistSource.ts';
import type { VideoPlayer, VideoPlayerConnection, VideoPlayerHandle } from '../../backend/VideoPlayer.ts';
import { loadPlayerScript } from '../../trustedTypes/loadPlayerScript.ts';
import { PLAYER_POLL_MS, PLAYER_SCRIPT_PATIENCE_MS } from '../constants.ts';
import { activeElementAround } from '../../shared/engine/activeElementAround.ts';
import { createStartGuard } from '../playerStarts.ts';
import { createYouTubePlayer } from './createFramePlayer.ts';
import type { YouTubePlayerOptions } from './createFramePlayer.ts';
import { isPiece, toClip, WHOLE_VIDEO } from '../clip.ts';
import { frameProtocols } from '../frameProtocols.ts';

const SCRIPT = 'https://www.youtube.com/iframe_api';

interface AskedPiece {
  readonly videoId: string;
  readonly startSeconds: number;
  readonly endSeconds?: number;
}

/** What we use of YouTube's own player. */
interface ScriptPlayer {
  playVideo(): void;
  pauseVideo(): void;
  unMute(): void;
  loadVideoById(asked: string | AskedPiece): void;
  cueVideoById(asked: string | AskedPiece): void;
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

/** The video, or the piece of it, as YouTube is asked for it. */
function askedOf(video: PlaylistVideo): string | AskedPiece {
  const { id } = video;
  const clip = toClip(video);
  if (!isPiece(clip)) return id;
  return { videoId: id, startSeconds: clip.start, ...(clip.end < WHOLE_VIDEO.end && { endSeconds: clip.end }) };
}

function connect(element: Element, connection: VideoPlayerConnection): VideoPlayerHandle {
  const { listen, signal, startsAtOnce } = connection;
  const guard = createStartGuard(startsAtOnce, () => activeElementAround(element) === element);
  let player: ScriptPlayer | null = null;
  let isAwaited = false;
  let isSoundAwaited = false;
  let asked = askedOf(connection.video);
  /** A piece has ended: to play it again it has to be asked for again. */
  let isOver = false;

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
          isOver = playback === 'ended' && typeof asked !== 'string';
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
      if (isOver) player?.loadVideoById(asked);
      else player?.playVideo();
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
      asked = askedOf(video);
      isOver = false;
      player[settings.startsAtOnce ? 'loadVideoById' : 'cueVideoById'](asked);
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
