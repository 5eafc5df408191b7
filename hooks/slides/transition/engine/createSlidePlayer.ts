import type { SlideTransition, UseSlideTransitionOptions } from '../types.ts';
import {
  startTransition,
  type StartTransitionOptions,
  type TilesCode,
  type TransitionPlayer,
} from './startTransition.ts';

/** Controls the slide transition in progress. */
export interface RunningTransition {
  /**
   * Plays the transition immediately, in at most `maxDurationMs`, even if its image has not loaded. Does nothing if no
   * transition is running.
   */
  finishWithin(this: void, maxDurationMs: number): void;
}

interface SlidePlayerOptions<TTransition extends SlideTransition> extends UseSlideTransitionOptions<TTransition> {
  readonly tiles: TilesCode;
}

/** Plays the slide transitions of a slider. */
interface SlidePlayer extends RunningTransition {
  /**
   * Applies the slider's current state. A different `transition` replaces the one in progress. In this case,
   * `onFinished` is not called for the replaced transition.
   */
  update<TTransition extends SlideTransition>(options: SlidePlayerOptions<TTransition>): void;
  /** Removes everything from the slides. A later `update` starts over. */
  dispose(): void;
}

/** Creates a player. Call this once per hook, and keep the player as state. */
export function createSlidePlayer(): SlidePlayer {
  let playing: SlideTransition | null = null;
  let finished: SlideTransition | null = null;
  let deferred: DeferredTransition | undefined;

  const clear = (): void => {
    deferred?.dispose();
    deferred = undefined;
    playing = null;
  };
  return {
    update(options) {
      const { transition, isReady = true, maxDurationMs = Infinity } = options;
      const { getSlideElement, random = Math.random, tiles, onFinished } = options;
      if (transition !== playing) clear();
      if (transition && transition !== playing && transition !== finished) {
        playing = transition;
        deferred = deferTransition({
          transition,
          outgoing: getSlideElement(transition.fromIndex),
          incoming: getSlideElement(transition.toIndex),
          random,
          tiles,
          onFinished: () => {
            finished = transition;
            onFinished(transition);
          },
        });
      }
      deferred?.setTiles(tiles);
      deferred?.finishWithin(maxDurationMs);
      if (isReady) deferred?.play();
    },
    finishWithin(maxDurationMs) {
      deferred?.finishWithin(maxDurationMs);
      deferred?.play();
    },
    dispose: clear,
  };
}

/** A transition that waits for `play()` and for its chunk. */
interface DeferredTransition extends TransitionPlayer {
  play(): void;
  /** Sets the chunk for tiles and cubes, or its load status. */
  setTiles(tiles: TilesCode): void;
}

/**
 * Defers a transition until `play()` is called and its chunk has loaded. It waits for the chunk for at most the
 * duration of the transition. After this time, or if animations are unavailable, the transition is instant.
 * `onFinished` is called once, after `play()`.
 */
export function deferTransition(
  options: Omit<StartTransitionOptions, 'maxDurationMs'>,
  start: typeof startTransition = startTransition,
): DeferredTransition {
  const { transition, outgoing, incoming, onFinished } = options;
  const { effect, durationMs } = transition;
  const canMove = effect !== 'none' && durationMs > 0 && Boolean((incoming ?? outgoing)?.animate);
  // Hide the incoming image until the transition starts, because it could be visible behind a smaller outgoing image.
  const hiding = canMove ? incoming?.animate({ opacity: [0, 0] }, { fill: 'both' }) : undefined;
  let maxDurationMs = Infinity;
  let { tiles } = options;
  let calledAtMs: number | undefined;
  let isOver = false;
  let player: TransitionPlayer | null | undefined;
  let timer: ReturnType<typeof setTimeout> | undefined;

  const reveal = (): void => {
    clearTimeout(timer);
    hiding?.cancel();
  };
  const cut = (): void => {
    isOver = true;
    reveal();
    onFinished();
  };
  const update = (): void => {
    if (calledAtMs === undefined || isOver) return;
    if (player) return player.finishWithin(maxDurationMs);
    clearTimeout(timer);
    player = canMove ? start({ ...options, tiles, maxDurationMs }) : undefined;
    if (player) return reveal();
    const maxWaitMs = canMove && tiles !== 'failed' ? durationMs : 0;
    timer = setTimeout(cut, calledAtMs + Math.min(maxWaitMs, maxDurationMs) - performance.now());
  };
  return {
    play() {
      calledAtMs ??= performance.now();
      update();
    },
    setTiles(next) {
      if (next === tiles) return;
      tiles = next;
      update();
    },
    finishWithin(limitMs) {
      maxDurationMs = Math.min(maxDurationMs, limitMs);
      update();
    },
    dispose() {
      isOver = true;
      reveal();
      player?.dispose();
    },
  };
}
