import type { VideoPlayerEvent } from '../../../data/backend/VideoPlayer.ts';
import { activeElementAround } from '../../../core/shared/engine/focus.ts';
import { FRAME_TIMEOUT_MS, HANDSHAKE_INTERVAL_MS, MAX_PLAYER_MESSAGE } from '../constants.ts';
import { createStartGuard } from '../playerStarts.ts';
import type { PlayerMessage, PlaylistFrameProtocol } from '../types.ts';
import { createClipDriver, type FrameVideo } from './createClipDriver.ts';

interface FrameDriverOptions {
  readonly frame: HTMLIFrameElement;
  readonly protocol: PlaylistFrameProtocol;
  /** The origin of the iframe's URL. Messages to or from other origins are blocked. */
  readonly origin: string;
  /** The video that the iframe's URL refers to. */
  readonly video?: FrameVideo | undefined;
  /** Whether the iframe's URL requests autoplay. @default false */
  readonly autoplay?: boolean | undefined;
  readonly listen: (event: VideoPlayerEvent) => void;
  readonly signal: AbortSignal;
}

export interface FrameDriver {
  play(): void;
  pause(): void;
  /**
   * Loads another video into the iframe. Returns false if the iframe does not support this or has not responded yet.
   */
  load(video: FrameVideo, autoplay: boolean): boolean;
  /** Unmutes as soon as the iframe is listening. */
  unmute(): void;
  /** Starts the handshake with an iframe that has just loaded. */
  startHandshake(): void;
}

/** Calls `onMessage` for each message from the iframe. Messages from other windows are ignored. */
function listenToFrame(options: FrameDriverOptions, onMessage: (message: PlayerMessage) => void): void {
  const { frame, origin, signal } = options;
  const handleMessage = ({ source, origin: sender, data }: MessageEvent) => {
    if (source === null || source !== frame.contentWindow || sender !== origin) return;
    const message = parsePlayerMessage(data);
    if (message) onMessage(message);
  };
  window.addEventListener('message', handleMessage, { signal });
}

const createSender =
  (frame: HTMLIFrameElement, origin: string) =>
  (...messages: readonly unknown[]): void => {
    for (const message of messages) frame.contentWindow?.postMessage(message, origin);
  };

/**
 * Creates a driver that controls an iframe's player with `postMessage`. Commands are queued until the iframe is
 * listening.
 */
export function createFrameDriver(options: FrameDriverOptions): FrameDriver {
  const { frame, protocol, origin, listen } = options;
  let isReady = false;
  /** Whether a video is still loading and not ready to play yet. */
  let isLoading = false;
  /** Whether to send `play` as soon as the iframe can handle it. */
  let isPlayPending = false;
  let isUnmutePending = false;
  const guard = createStartGuard(options.autoplay ?? false, () => activeElementAround(frame) === frame);

  const send = createSender(frame, origin);
  const clipDriver = createClipDriver({ ...options, guard, send });
  const handshake = createHandshake({ ...options, messages: protocol.handshake, send });
  // An iframe that never loads never responds, so start the timeout now.
  if (options.autoplay) handshake.awaitResponse();
  const settle = () => {
    if (isReady && isUnmutePending) send(protocol.unmute);
    isUnmutePending &&= !isReady;
    if (!isPlayPending || !isReady || isLoading) return;
    isPlayPending = false;
    clipDriver.rewind();
    send(protocol.play);
  };

  listenToFrame(options, (message) => {
    handshake.responded(protocol.isReadyMessage?.(message) ?? false);
    if (!isReady) listen({ type: 'ready' });
    isReady = true;
    isLoading &&= !protocol.isLoaded?.(message);
    settle();
    clipDriver.handleMessage(message);
  });

  return {
    play() {
      guard.started();
      isPlayPending = true;
      // A player that sends no messages before it plays may still receive this one.
      if (!isReady) send(protocol.play);
      settle();
    },
    pause() {
      guard.stopped();
      isPlayPending = false;
      send(protocol.pause);
    },
    load(video, autoplay) {
      const load = isReady ? clipDriver.load(video, autoplay) : null;
      if (!load) return false;
      if (autoplay) guard.started();
      send(...load.messages);
      isLoading = !load.isThere && protocol.isLoaded !== undefined;
      isPlayPending = autoplay && (isLoading || load.isThere);
      settle();
      return true;
    },
    unmute() {
      isUnmutePending = true;
      settle();
    },
    startHandshake() {
      isReady = false;
      handshake.start();
    },
  };
}

const toMessage = (value: unknown): PlayerMessage | null =>
  typeof value === 'object' && value !== null && !Array.isArray(value) ? (value as PlayerMessage) : null;

/**
 * Parses a message into names and values. Players send objects, JSON or a query string. Returns `null` for anything
 * else.
 */
export function parsePlayerMessage(data: unknown): PlayerMessage | null {
  if (typeof data !== 'string') return toMessage(data);
  if (data.length > MAX_PLAYER_MESSAGE) return null;
  if (!data.startsWith('{')) return data.includes('=') ? Object.fromEntries(new URLSearchParams(data)) : null;
  try {
    return toMessage(JSON.parse(data));
  } catch {
    return null;
  }
}

interface HandshakeOptions {
  /** The handshake messages. Empty if no response is expected. */
  readonly messages: readonly unknown[];
  readonly send: (...messages: readonly unknown[]) => void;
  readonly listen: (event: VideoPlayerEvent) => void;
  readonly signal: AbortSignal;
}

interface Handshake {
  /** Starts the response timeout, even before the iframe has loaded. */
  awaitResponse(): void;
  /** Sends the handshake repeatedly until the iframe responds. */
  start(): void;
  /** Handles any message from the iframe. If `isReadyMessage` is true, the iframe has only just started listening. */
  responded(isReadyMessage: boolean): void;
}

/**
 * Creates a handshake that repeats until the iframe responds or the timeout expires. A loaded iframe may not be
 * listening yet.
 */
function createHandshake({ messages, send, listen, signal }: HandshakeOptions): Handshake {
  let next: ReturnType<typeof setTimeout> | undefined;
  let responseTimer: ReturnType<typeof setTimeout> | undefined;
  let isGivenUp = false;
  const isOff = () => signal.aborted || messages.length === 0;
  const sendHandshake = () => {
    send(...messages);
    next = setTimeout(sendHandshake, HANDSHAKE_INTERVAL_MS);
  };
  const stop = () => {
    clearTimeout(next);
    clearTimeout(responseTimer);
  };
  const giveUp = () => {
    stop();
    isGivenUp = true;
    listen({ type: 'failed' });
  };
  const awaitResponse = () => {
    stop();
    if (!isOff()) responseTimer = setTimeout(giveUp, FRAME_TIMEOUT_MS);
  };
  signal.addEventListener('abort', stop, { once: true });
  return {
    awaitResponse,
    start() {
      awaitResponse();
      if (!isOff()) sendHandshake();
    },
    responded(isReadyMessage) {
      stop();
      if (isReadyMessage) send(...messages);
      if (isGivenUp) listen({ type: 'responded' });
      isGivenUp = false;
    },
  };
}
