import type { VideoClip } from '../../backend/VideoClip.ts';
import type { Playback, VideoPlayerEvent } from '../../backend/VideoPlayer.ts';
import { isPiece, toClip, WHOLE_VIDEO } from '../clip.ts';
import type { Clip } from '../clip.ts';
import { CLIP_TOLERANCE_SECONDS } from '../constants.ts';
import type { StartGuard } from '../playerStarts.ts';
import type { PlayerMessage, PlaylistFrameProtocol } from '../types.ts';

/** What a frame shows, and which piece of it. */
export interface FrameVideo extends VideoClip {
  readonly id: string;
}

interface PieceDriverOptions {
  readonly protocol: PlaylistFrameProtocol;
  /** What the frame has the address of. */
  readonly video?: FrameVideo | undefined;
  readonly guard: StartGuard;
  readonly send: (...messages: readonly unknown[]) => void;
  readonly listen: (event: VideoPlayerEvent) => void;
}

interface PieceDriver {
  /** Hands on what a message says of the video. */
  hear(message: PlayerMessage): void;
  /** Before it is told to play: goes to the start of its piece, where it has been elsewhere. */
  rewind(): void;
  /** What puts a video into the frame; null: nothing does. `isThere`: the frame has it already, and goes to another piece of it only. */
  load(
    video: FrameVideo,
    startsAtOnce: boolean,
  ): { readonly messages: readonly unknown[]; readonly isThere: boolean } | null;
}

/** Keeps the video of a frame within its piece, by messages. */
export function createPieceDriver({ protocol, video: first, guard, send, listen }: PieceDriverOptions): PieceDriver {
  let shownId = first?.id;
  const piece = createPieceKeeper(first && toClip(first));

  const rewind = () => {
    const start = piece.takeStart();
    if (start !== undefined && protocol.seek) send(protocol.seek(start));
  };
  const hearTime = (seconds: number | undefined, videoId: string | undefined) => {
    if (seconds === undefined || piece.heardTime(seconds) !== 'end') return;
    send(protocol.pause);
    guard.allows('ended');
    listen({ type: 'playback', playback: 'ended', videoId });
  };
  const hearPlayback = (playback: Playback, videoId: string | undefined) => {
    if (!guard.allows(playback)) {
      send(protocol.pause);
      return;
    }
    if (piece.heardPlayback(playback) === 'rewind') rewind();
    if (playback === 'ended' || !piece.isOver()) listen({ type: 'playback', playback, videoId });
  };
  return {
    rewind,
    hear(message) {
      const videoId = protocol.videoIdOf?.(message);
      if (protocol.isFailure?.(message)) listen({ type: 'failed', videoId });
      hearTime(protocol.timeOf?.(message), videoId);
      const playback = protocol.read(message);
      if (playback) hearPlayback(playback, videoId);
    },
    load(video, startsAtOnce) {
      const isThere = video.id === shownId && protocol.seek !== undefined && !protocol.loadsAtStart;
      const stopping = startsAtOnce ? [] : [protocol.pause];
      const messages = isThere ? stopping : protocol.load?.(video.id, startsAtOnce, video);
      if (!messages) return null;
      shownId = video.id;
      const clip = toClip(video);
      piece.put(clip, isThere || (!protocol.loadsAtStart && clip.start > 0));
      return { messages, isThere };
    },
  };
}

/** What is to be done with a frame that has said something. */
type PieceOrder =
  /** It has come to the end of its piece: it is told to stop, and the page that it has ended. */
  | 'end'
  /** It begins, and at another place than its piece does. */
  | 'rewind';

interface PieceKeeper {
  /** Another piece is in the frame. `isElsewhere`: the frame is at another place, and goes to the start of the piece when it begins. */
  put(clip: Clip, isElsewhere: boolean): void;
  heardTime(seconds: number): PieceOrder | undefined;
  heardPlayback(playback: Playback): PieceOrder | undefined;
  /** Where it has to go before it plays; undefined: nowhere. */
  takeStart(): number | undefined;
  /** It rests at the end of its piece: what it says of a pause is no news. */
  isOver(): boolean;
}

/** Keeps a frame within the piece of its video that is to be played. */
function createPieceKeeper(first: Clip = WHOLE_VIDEO): PieceKeeper {
  let clip = first;
  let watch = createClipWatch(clip);
  /** `ending`: told to stop, and what it says may still be of the time before. */
  let state: 'inside' | 'ending' | 'over' | 'elsewhere' = 'inside';
  /** Undefined: at the video's own end, which the next news tells. */
  let endedAt: number | undefined;
  return {
    put(next, isElsewhere) {
      clip = next;
      watch = createClipWatch(clip);
      state = isElsewhere ? 'elsewhere' : 'inside';
    },
    heardTime(seconds) {
      const isPast = watch.passes(seconds);
      if (isPast && state === 'inside') {
        [state, endedAt] = ['ending', seconds];
        return 'end';
      }
      // The visitor has moved it.
      if (state === 'over' && Math.abs(seconds - (endedAt ??= seconds)) > CLIP_TOLERANCE_SECONDS) state = 'inside';
      return undefined;
    },
    heardPlayback(playback) {
      if (playback === 'playing' && (state === 'over' || state === 'elsewhere')) return 'rewind';
      if (!isPiece(clip)) return undefined;
      if (state === 'ending' && playback !== 'playing') state = 'over';
      else if (playback === 'ended' && state !== 'over') [state, endedAt] = ['over', undefined];
      return undefined;
    },
    takeStart() {
      const isAway = state !== 'inside';
      state = 'inside';
      return isAway ? clip.start : undefined;
    },
    isOver: () => state === 'ending' || state === 'over',
  };
}

/** How fast a player can play: what is further on than that was not played up to. */
const FASTEST_RATE = 2;

interface ClipWatch {
  /** Where the player says that it is. True: it has played past the end of the piece, and is to stop. */
  passes(seconds: number): boolean;
}

/**
 * Hears whether a player plays past the end of its piece. Whoever moves it to a place behind the end sees what is there. Players say
 * where they are a few times a second, and less often in a page that nobody sees, so the clock tells what was played and what was not.
 */
function createClipWatch({ end }: Clip, now: () => number = () => performance.now()): ClipWatch {
  let before = Number.NaN;
  let heardAt = 0;
  return {
    passes(seconds) {
      const reach = before + ((now() - heardAt) / 1000) * FASTEST_RATE + CLIP_TOLERANCE_SECONDS;
      const isPast = before < end && seconds >= end && seconds <= reach;
      [before, heardAt] = [seconds, now()];
      return isPast;
    },
  };
}
