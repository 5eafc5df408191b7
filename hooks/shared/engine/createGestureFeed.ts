import type { GestureInput } from '../GestureInput.ts';

/** A gesture that was over for longer than this when its code arrived is not acted upon: the visitor does something else. */
const HANDOVER_LIMIT_MS = 10_000;

type Sink = (input: GestureInput) => void;

/** Carries what pointers do to the code that makes gestures of it, and keeps it while that code is on its way. */
export interface GestureFeed {
  send(input: GestureInput): void;
  /** Gets what was kept, and then everything that comes. Returns the way to disconnect. */
  connect(sink: Sink): () => void;
  /** Forgets what was kept: the code did not come. */
  clear(): void;
}

/** An empty feed; make it once per hook, as state. */
export function createGestureFeed(): GestureFeed {
  let kept: GestureInput[] = [];
  let sink: Sink | null = null;
  const isOver = (nowMs: number) => {
    const last = kept.at(-1);
    return !last || (/up|cancel/.test(last.type) && nowMs - last.timeStamp > HANDOVER_LIMIT_MS);
  };
  return {
    send(input) {
      if (sink) sink(input);
      else kept.push(input);
    },
    connect(connected) {
      const waiting = isOver(performance.now()) ? [] : kept;
      kept = [];
      sink = connected;
      for (const input of waiting) connected(input);
      return () => {
        if (sink === connected) sink = null;
      };
    },
    clear() {
      kept = [];
    },
  };
}
