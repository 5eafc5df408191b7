import type { VideoPlayerEvent } from '../../backend/VideoPlayer.ts';
import { createGreeter } from './createGreeter.ts';
import { activeElementAround } from '../../shared/engine/activeElementAround.ts';
import { createPieceDriver } from './createPieceDriver.ts';
import type { FrameVideo } from './createPieceDriver.ts';
import { createStartGuard } from '../createStartGuard.ts';
import { parsePlayerMessage } from '../parsePlayerMessage.ts';
import type { PlayerMessage, PlaylistFrameProtocol } from '../types.ts';

export interface FrameDriverOptions {
  readonly frame: HTMLIFrameElement;
  readonly protocol: PlaylistFrameProtocol;
  /** Of the frame's address: messages from elsewhere are not heard, and none is sent elsewhere. */
  readonly origin: string;
  /** What the frame has the address of. */
  readonly video?: FrameVideo | undefined;
  /** The address of the frame says that the video begins by itself. @default false */
  readonly startsAtOnce?: boolean | undefined;
  readonly listen: (event: VideoPlayerEvent) => void;
  readonly signal: AbortSignal;
}

export interface FrameDriver {
  play(): void;
  pause(): void;
  /** Puts another video into the frame. False: the frame cannot, or has not said anything yet. */
  load(video: FrameVideo, startsAtOnce: boolean): boolean;
  /** Sound again, as soon as it can be told. */
  unmute(): void;
  /** For a frame that has just loaded. */
  greet(): void;
}

/** Hands on what the frame says, and nothing that anybody else says. */
function hearFrame(options: FrameDriverOptions, hear: (message: PlayerMessage) => void): void {
  const { frame, origin, signal } = options;
  const handleMessage = ({ source, origin: sender, data }: MessageEvent) => {
    if (source === null || source !== frame.contentWindow || sender !== origin) return;
    const message = parsePlayerMessage(data);
    if (message) hear(message);
  };
  window.addEventListener('message', handleMessage, { signal });
}

const createSender =
  (frame: HTMLIFrameElement, origin: string) =>
  (...messages: readonly unknown[]): void => {
    for (const message of messages) frame.contentWindow?.postMessage(message, origin);
  };

/** Drives the player in a frame by messages. What is asked before it listens is told to it as soon as it does. */
export function createFrameDriver(options: FrameDriverOptions): FrameDriver {
  const { frame, protocol, origin, listen } = options;
  let isReady = false;
  /** A video was put in, and has to be there before it can be told to play. */
  let isLoading = false;
  /** To be told to play as soon as it can. */
  let isAwaited = false;
  let isSoundAwaited = false;
  const guard = createStartGuard(options.startsAtOnce ?? false, () => activeElementAround(frame) === frame);

  const send = createSender(frame, origin);
  const piece = createPieceDriver({ ...options, guard, send });
  const greeter = createGreeter({ ...options, hello: protocol.hello, send });
  // One that never loads says nothing, either.
  if (options.startsAtOnce) greeter.expect();
  const settle = () => {
    if (isReady && isSoundAwaited) send(protocol.unmute);
    isSoundAwaited &&= !isReady;
    if (!isAwaited || !isReady || isLoading) return;
    isAwaited = false;
    piece.rewind();
    send(protocol.play);
  };

  hearFrame(options, (message) => {
    greeter.heard(protocol.isAwake?.(message) ?? false);
    if (!isReady) listen({ type: 'ready' });
    isReady = true;
    isLoading &&= !protocol.isLoaded?.(message);
    settle();
    piece.hear(message);
  });

  return {
    play() {
      guard.started();
      isAwaited = true;
      // One that does not speak before it plays may hear it.
      if (!isReady) send(protocol.play);
      settle();
    },
    pause() {
      guard.stopped();
      isAwaited = false;
      send(protocol.pause);
    },
    load(video, startsAtOnce) {
      const load = isReady ? piece.load(video, startsAtOnce) : null;
      if (!load) return false;
      if (startsAtOnce) guard.started();
      send(...load.messages);
      isLoading = !load.isThere && protocol.isLoaded !== undefined;
      isAwaited = startsAtOnce && (isLoading || load.isThere);
      settle();
      return true;
    },
    unmute() {
      isSoundAwaited = true;
      settle();
    },
    greet() {
      isReady = false;
      greeter.start();
    },
  };
}
