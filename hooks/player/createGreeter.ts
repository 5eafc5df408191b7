import { GREETING_INTERVAL_MS, MOST_GREETINGS } from './constants.ts';

export interface Greeter {
  /** From now on, until somebody answers. */
  start(): void;
  stop(): void;
}

/** Says hello until it is told to stop, or nobody has answered for too long. A frame that has loaded may begin to listen later. */
export function createGreeter(sayHello: () => void, signal: AbortSignal): Greeter {
  let greetings = 0;
  let next: ReturnType<typeof setTimeout> | undefined;
  const greet = () => {
    sayHello();
    greetings += 1;
    if (greetings < MOST_GREETINGS) next = setTimeout(greet, GREETING_INTERVAL_MS);
  };
  const stop = () => clearTimeout(next);
  signal.addEventListener('abort', stop, { once: true });
  return {
    start() {
      stop();
      greetings = 0;
      if (!signal.aborted) greet();
    },
    stop,
  };
}
