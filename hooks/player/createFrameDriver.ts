import type { VideoPlayerEvent } from '../backend/VideoPlayer.ts';
import { GREETING_INTERVAL_MS, MOST_GREETINGS } from './constants.ts';
import { parsePlayerMessage } from './parsePlayerMessage.ts';
import type { FrameProtocol, Playback } from './types.ts';

export interface FrameDriverOptions {
  readonly frame: HTMLIFrameElement;
  readonly protocol: FrameProtocol;
  /** Of the frame's address: messages from elsewhere are not heard, and none is sent elsewhere. */
  readonly origin: string;
  /** The address of the frame says that the video begins by itself. @default false */
  readonly startsAtOnce?: boolean | undefined;
  readonly listen: (event: VideoPlayerEvent) => void;
  readonly signal: AbortSignal;
}

export interface FrameDriver {
  play(): void;
  pause(): void;
  /** Puts another video into the frame. False: the frame cannot, or has not said anything yet. */
  load(videoId: string, startsAtOnce: boolean): boolean;
  unmute(): void;
  /** For a frame that has just loaded. */
  greet(): void;
}

/** Drives the player in a frame by messages. What is asked before it listens is told to it as soon as it does. */
export function createFrameDriver(options: FrameDriverOptions): FrameDriver {
  const { frame, protocol, origin, listen, signal } = options;
  let isReady = false;
  /** A video was put in, and has to be there before it can be told to play. */
  let isLoading = false;
  /** To be told to play as soon as it can. */
  let isAwaited = false;
  /** Told to play, and has not said yet that it does. */
  let isStarting = options.startsAtOnce ?? false;
  /** Told to pause before it had begun: it may begin all the same, as it was told before. */
  let isUnwanted = false;
  let greetings = 0;
  let greeting: ReturnType<typeof setTimeout> | undefined;

  const send = (message: unknown) => frame.contentWindow?.postMessage(message, origin);
  const settle = () => {
    if (!isAwaited || !isReady || isLoading) return;
    isAwaited = false;
    send(protocol.play);
  };
  const sayHello = () => {
    for (const message of protocol.hello) send(message);
  };
  const repeatHello = () => {
    sayHello();
    greetings += 1;
    if (protocol.hello.length > 0 && greetings < MOST_GREETINGS)
      greeting = setTimeout(repeatHello, GREETING_INTERVAL_MS);
  };
  const hearPlayback = (playback: Playback, videoId: string | undefined) => {
    if (playback === 'playing' && isUnwanted) {
      send(protocol.pause);
      return;
    }
    if (playback !== 'unstarted') isUnwanted = false;
    isStarting &&= playback !== 'playing';
    listen({ type: 'playback', playback, videoId });
  };

  const handleMessage = ({ source, origin: sender, data }: MessageEvent) => {
    if (source === null || source !== frame.contentWindow || sender !== origin) return;
    const message = parsePlayerMessage(data);
    if (!message) return;
    if (protocol.isAwake?.(message)) sayHello();
    else clearTimeout(greeting);
    if (!isReady) {
      isReady = true;
      listen({ type: 'ready' });
      settle();
    }
    if (isLoading && protocol.isLoaded?.(message)) {
      isLoading = false;
      settle();
    }
    const videoId = protocol.videoIdOf?.(message);
    if (protocol.isFailure?.(message)) listen({ type: 'failed', videoId });
    const playback = protocol.read(message);
    if (playback) hearPlayback(playback, videoId);
  };
  window.addEventListener('message', handleMessage, { signal });
  signal.addEventListener('abort', () => clearTimeout(greeting), { once: true });

  return {
    play() {
      isStarting = true;
      isUnwanted = false;
      isAwaited = true;
      // One that does not speak before it plays may hear it.
      if (!isReady) send(protocol.play);
      settle();
    },
    pause() {
      isUnwanted ||= isStarting;
      isStarting = false;
      isAwaited = false;
      send(protocol.pause);
    },
    load(videoId, startsAtOnce) {
      if (!isReady || !protocol.load) return false;
      isStarting = startsAtOnce;
      isUnwanted = false;
      for (const message of protocol.load(videoId, startsAtOnce)) send(message);
      isLoading = protocol.isLoaded !== undefined;
      isAwaited = isLoading && startsAtOnce;
      return true;
    },
    unmute: () => void send(protocol.unmute),
    greet() {
      isReady = false;
      greetings = 0;
      clearTimeout(greeting);
      if (!signal.aborted) repeatHello();
    },
  };
}
