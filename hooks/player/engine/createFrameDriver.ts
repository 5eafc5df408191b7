import type { VideoPlayerEvent } from '../../backend/VideoPlayer.ts';
import { activeElementAround } from '../../shared/engine/activeElementAround.ts';
import { FRAME_PATIENCE_MS, GREETING_INTERVAL_MS, LONGEST_PLAYER_MESSAGE } from '../constants.ts';
import { createStartGuard } from '../playerStarts.ts';
import type { PlayerMessage, PlaylistFrameProtocol } from '../types.ts';
import { createPieceDriver } from './createPieceDriver.ts';
import type { FrameVideo } from './createPieceDriver.ts';

interface FrameDriverOptions {
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

const toMessage = (value: unknown): PlayerMessage | null =>
  typeof value === 'object' && value !== null && !Array.isArray(value) ? (value as PlayerMessage) : null;

/** A message as a map of names and values. Players send objects, JSON, or a query string; whatever else comes is null. */
export function parsePlayerMessage(data: unknown): PlayerMessage | null {
  if (typeof data !== 'string') return toMessage(data);
  if (data.length > LONGEST_PLAYER_MESSAGE) return null;
  if (!data.startsWith('{')) return data.includes('=') ? Object.fromEntries(new URLSearchParams(data)) : null;
  try {
    return toMessage(JSON.parse(data));
  } catch {
    return null;
  }
}

interface GreeterOptions {
  /** Empty: nobody answers, and nobody is waited for. */
  readonly hello: readonly unknown[];
  readonly send: (...messages: readonly unknown[]) => void;
  readonly listen: (event: VideoPlayerEvent) => void;
  readonly signal: AbortSignal;
}

interface Greeter {
  /** From now on an answer is waited for, by somebody who may not even have come. */
  expect(): void;
  /** Says hello from now on, until somebody answers. */
  start(): void;
  /** Somebody has said something; or that hellos are heard only from now on. */
  heard(isAwake: boolean): void;
}

/** Says hello until somebody answers, or nobody has for too long. A frame that has loaded may begin to listen later. */
function createGreeter({ hello, send, listen, signal }: GreeterOptions): Greeter {
  let next: ReturnType<typeof setTimeout> | undefined;
  let patience: ReturnType<typeof setTimeout> | undefined;
  let isGivenUp = false;
  const isOff = () => signal.aborted || hello.length === 0;
  const greet = () => {
    send(...hello);
    next = setTimeout(greet, GREETING_INTERVAL_MS);
  };
  const stop = () => {
    clearTimeout(next);
    clearTimeout(patience);
  };
  const giveUp = () => {
    stop();
    isGivenUp = true;
    listen({ type: 'failed' });
  };
  const expect = () => {
    stop();
    if (!isOff()) patience = setTimeout(giveUp, FRAME_PATIENCE_MS);
  };
  signal.addEventListener('abort', stop, { once: true });
  return {
    expect,
    start() {
      expect();
      if (!isOff()) greet();
    },
    heard(isAwake) {
      stop();
      if (isAwake) send(...hello);
      if (isGivenUp) listen({ type: 'answered' });
      isGivenUp = false;
    },
  };
}
