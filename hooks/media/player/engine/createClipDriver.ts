import type { VideoClip } from '../../../data/backend/VideoClip.ts';
import type { Playback, VideoPlayerEvent } from '../../../data/backend/VideoPlayer.ts';
import { isClipped, toClip, WHOLE_VIDEO, type Clip } from '../clip.ts';
import { CLIP_TOLERANCE_SECONDS } from '../constants.ts';
import type { StartGuard } from '../playerStarts.ts';
import type { PlayerMessage, PlaylistFrameProtocol } from '../types.ts';

/** The video in an iframe, with its clip. */
export interface FrameVideo extends VideoClip {
  readonly id: string;
}

interface ClipDriverOptions {
  readonly protocol: PlaylistFrameProtocol;
  /** The video that the iframe's URL refers to. */
  readonly video?: FrameVideo | undefined;
  readonly guard: StartGuard;
  readonly send: (...messages: readonly unknown[]) => void;
  readonly listen: (event: VideoPlayerEvent) => void;
}

interface ClipDriver {
  /** Processes a message and reports the video's state. */
  handleMessage(message: PlayerMessage): void;
  /** Seeks to the start of the clip before playback if the iframe is at another position. */
  rewind(): void;
  /**
   * Returns the messages that load a video into the iframe, or `null` if the iframe must be reloaded. `isThere` is
   * `true` if the iframe already contains the video and only the clip changes.
   */
  load(
    video: FrameVideo,
    autoplay: boolean,
  ): { readonly messages: readonly unknown[]; readonly isThere: boolean } | null;
}

/** Creates a driver that uses messages to keep an iframe's video within its clip. */
export function createClipDriver({ protocol, video: first, guard, send, listen }: ClipDriverOptions): ClipDriver {
  let shownId = first?.id;
  const tracker = createClipTracker(first && toClip(first));

  const rewind = () => {
    const start = tracker.takeRewindTarget();
    if (start !== undefined && protocol.seek) send(protocol.seek(start));
  };
  const handleTime = (seconds: number | undefined, videoId: string | undefined) => {
    if (seconds === undefined || tracker.onTime(seconds) !== 'end') return;
    send(protocol.pause);
    guard.allows('ended');
    listen({ type: 'playback', playback: 'ended', videoId });
  };
  const handlePlayback = (playback: Playback, videoId: string | undefined) => {
    if (!guard.allows(playback)) {
      send(protocol.pause);
      return;
    }
    if (tracker.onPlayback(playback) === 'rewind') rewind();
    if (playback === 'ended' || !tracker.isOver()) listen({ type: 'playback', playback, videoId });
  };
  return {
    rewind,
    handleMessage(message) {
      const videoId = protocol.videoIdOf?.(message);
      if (protocol.isFailure?.(message)) listen({ type: 'failed', videoId });
      handleTime(protocol.timeOf?.(message), videoId);
      const playback = protocol.read(message);
      if (playback) handlePlayback(playback, videoId);
    },
    load(video, autoplay) {
      const isThere = video.id === shownId && protocol.seek !== undefined && !protocol.loadsAtStart;
      const stopping = autoplay ? [] : [protocol.pause];
      const messages = isThere ? stopping : protocol.load?.(video.id, autoplay, video);
      if (!messages) return null;
      shownId = video.id;
      const clip = toClip(video);
      tracker.setClip(clip, isThere || (!protocol.loadsAtStart && clip.start > 0));
      return { messages, isThere };
    },
  };
}

/** The action to take after a message from an iframe. */
type ClipAction =
  /** The clip has ended: pause the player and report the end. */
  | 'end'
  /** Playback started outside the clip: seek to its start. */
  | 'rewind';

interface ClipTracker {
  /**
   * Sets another clip. If `isElsewhere` is true, the iframe is at another position, so it seeks to the start of the
   * clip when playback begins.
   */
  setClip(clip: Clip, isElsewhere: boolean): void;
  onTime(seconds: number): ClipAction | undefined;
  onPlayback(playback: Playback): ClipAction | undefined;
  /** Returns the time to seek to before playing, or undefined if seeking is not needed. */
  takeRewindTarget(): number | undefined;
  /** Whether the video is paused at the end of its clip. This pause is not reported. */
  isOver(): boolean;
}

/** Tracks whether an iframe is within its clip, and decides when to stop or rewind. */
function createClipTracker(first: Clip = WHOLE_VIDEO): ClipTracker {
  let clip = first;
  let detector = createEndDetector(clip);
  /** `ending`: `pause` has been sent, but messages that the iframe sent before receiving it may still arrive. */
  let state: 'inside' | 'ending' | 'over' | 'elsewhere' = 'inside';
  /** The time at the end of the clip. If the video itself has ended, it is undefined until the next message. */
  let endedAt: number | undefined;
  return {
    setClip(next, isElsewhere) {
      clip = next;
      detector = createEndDetector(clip);
      state = isElsewhere ? 'elsewhere' : 'inside';
    },
    onTime(seconds) {
      const isPast = detector.hasPassedEnd(seconds);
      if (isPast && state === 'inside') {
        [state, endedAt] = ['ending', seconds];
        return 'end';
      }
      // The user has jumped to another position.
      if (state === 'over' && Math.abs(seconds - (endedAt ??= seconds)) > CLIP_TOLERANCE_SECONDS) state = 'inside';
      return undefined;
    },
    onPlayback(playback) {
      if (playback === 'playing' && (state === 'over' || state === 'elsewhere')) return 'rewind';
      if (!isClipped(clip)) return undefined;
      if (state === 'ending' && playback !== 'playing') state = 'over';
      else if (playback === 'ended' && state !== 'over') [state, endedAt] = ['over', undefined];
      return undefined;
    },
    takeRewindTarget() {
      const isAway = state !== 'inside';
      state = 'inside';
      return isAway ? clip.start : undefined;
    },
    isOver: () => state === 'ending' || state === 'over',
  };
}

/** The maximum playback rate. Faster progress means that the user has jumped ahead. */
const FASTEST_RATE = 2;

interface EndDetector {
  /** Records a reported time. Returns true if playback has passed the end of the clip and should stop. */
  hasPassedEnd(seconds: number): boolean;
}

/**
 * Creates a detector for playback that passes the end of a clip. Users may still seek past the end. Players report
 * their time a few times per second, and less often in a hidden page. So the elapsed time is used to distinguish
 * playback from seeking.
 */
function createEndDetector({ end }: Clip, now: () => number = () => performance.now()): EndDetector {
  let before = Number.NaN;
  let reportedAtMs = 0;
  return {
    hasPassedEnd(seconds) {
      const reach = before + ((now() - reportedAtMs) / 1000) * FASTEST_RATE + CLIP_TOLERANCE_SECONDS;
      const isPast = before < end && seconds >= end && seconds <= reach;
      [before, reportedAtMs] = [seconds, now()];
      return isPast;
    },
  };
}
