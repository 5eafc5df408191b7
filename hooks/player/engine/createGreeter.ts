import type { VideoPlayerEvent } from '../../backend/VideoPlayer.ts';
import { FRAME_PATIENCE_MS, GREETING_INTERVAL_MS } from '../constants.ts';

export interface GreeterOptions {
  /** Empty: nobody answers, and nobody is waited for. */
  readonly hello: readonly unknown[];
  readonly send: (...messages: readonly unknown[]) => void;
  readonly listen: (event: VideoPlayerEvent) => void;
  readonly signal: AbortSignal;
}

export interface Greeter {
  /** From now on an answer is waited for, by somebody who may not even have come. */
  expect(): void;
  /** Says hello from now on, until somebody answers. */
  start(): void;
  /** Somebody has said something; or that hellos are heard only from now on. */
  heard(isAwake: boolean): void;
}

/** Says hello until somebody answers, or nobody has for too long. A frame that has loaded may begin to listen later. */
export function createGreeter({ hello, send, listen, signal }: GreeterOptions): Greeter {
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
