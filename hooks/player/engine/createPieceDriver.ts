import type { Playback } from '../../backend/Playback.ts';
import type { VideoClip } from '../../backend/VideoClip.ts';
import type { VideoPlayerEvent } from '../../backend/VideoPlayer.ts';
import { createPieceKeeper } from './createPieceKeeper.ts';
import type { StartGuard } from '../createStartGuard.ts';
import { toClip } from '../toClip.ts';
import type { PlayerMessage, PlaylistFrameProtocol } from '../types.ts';

/** What a frame shows, and which piece of it. */
export interface FrameVideo extends VideoClip {
  readonly id: string;
}

export interface PieceDriverOptions {
  readonly protocol: PlaylistFrameProtocol;
  /** What the frame has the address of. */
  readonly video?: FrameVideo | undefined;
  readonly guard: StartGuard;
  readonly send: (...messages: readonly unknown[]) => void;
  readonly listen: (event: VideoPlayerEvent) => void;
}

export interface PieceDriver {
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
