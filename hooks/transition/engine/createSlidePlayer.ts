import { tilesChunk } from '../../chunk/chunks.ts';
import { needsTiles, SLIDE_EFFECTS } from '../slideEffects.ts';
import type { SlideEffectDefinition, SlideTransition, UseSlideTransitionOptions } from '../types.ts';
import { startTransition } from './startTransition.ts';
import type { StartTransitionOptions, TransitionPlayer } from './startTransition.ts';

/** The change that a slider plays now. */
export interface RunningTransition {
  /** Plays it at once, whether its picture is there or not, and within this time in milliseconds. Does nothing where none runs. */
  hurry(this: void, maximumDurationMs: number): void;
}

/** Plays the changes of one slider. */
interface SlidePlayer extends RunningTransition {
  /** Follows what the slider wants now. Another `transition` replaces the one that plays, which then reports nothing. */
  update<TTransition extends SlideTransition>(options: UseSlideTransitionOptions<TTransition>): void;
  /** Takes everything off the slides. A later `update` begins anew. */
  dispose(): void;
}

/** Fetches what changes of this effect will need; without it they are cuts. */
function prepare(effect: SlideEffectDefinition): void {
  if (needsTiles(effect) && 'animate' in Element.prototype) tilesChunk.load().catch(() => undefined);
}

/** A player without a change; make it once per hook, as state. */
export function createSlidePlayer(): SlidePlayer {
  let playing: SlideTransition | null = null;
  let finished: SlideTransition | null = null;
  let held: HeldTransition | undefined;

  const clear = (): void => {
    held?.dispose();
    held = undefined;
    playing = null;
  };
  return {
    update(options) {
      const { transition, effect = 'fade', isReady = true, maximumDurationMs = Infinity } = options;
      const { getSlideElement, random = Math.random, onFinished } = options;
      if (isReady || transition) prepare(SLIDE_EFFECTS[effect]);
      if (transition !== playing) clear();
      if (transition && transition !== playing && transition !== finished) {
        playing = transition;
        held = holdTransition({
          transition,
          outgoing: getSlideElement(transition.fromIndex),
          incoming: getSlideElement(transition.toIndex),
          random,
          onFinished: () => {
            finished = transition;
            onFinished(transition);
          },
        });
      }
      held?.hurry(maximumDurationMs);
      if (isReady) held?.play();
    },
    hurry(maximumDurationMs) {
      held?.hurry(maximumDurationMs);
      held?.play();
    },
    dispose: clear,
  };
}

/** Where the code of tiles and cubes comes from. */
interface TilesSource {
  load(this: void): Promise<unknown>;
  /** Null while the code has not come. */
  readonly start: typeof startTransition;
}

/** A change that stands still until `play()`, and until its code is there. */
interface HeldTransition extends TransitionPlayer {
  play(): void;
}

/**
 * Holds a change back until it may play and its code has come. It does not wait longer for the code than the change itself
 * would last: then, and where nothing can be animated, it is a cut. `onFinished` is called once, and later than `play()`.
 */
export function holdTransition(
  options: Omit<StartTransitionOptions, 'maximumDurationMs'>,
  tiles: TilesSource = { load: tilesChunk.load, start: startTransition },
): HeldTransition {
  const { transition, outgoing, incoming, onFinished } = options;
  const { effect, durationMs } = transition;
  const canMove = effect !== 'none' && durationMs > 0 && Boolean((incoming ?? outgoing)?.animate);
  // Until the change begins, the picture that comes does not show behind a smaller one.
  const veil = canMove ? incoming?.animate({ opacity: [0, 0] }, { fill: 'both' }) : undefined;
  let maximumDurationMs = Infinity;
  let patienceMs = canMove ? durationMs : 0;
  let calledAtMs: number | undefined;
  let isOver = false;
  let player: TransitionPlayer | null | undefined;
  let timer: ReturnType<typeof setTimeout> | undefined;

  const lift = (): void => {
    clearTimeout(timer);
    veil?.cancel();
  };
  const cut = (): void => {
    isOver = true;
    lift();
    onFinished();
  };
  const update = (): void => {
    if (calledAtMs === undefined || isOver) return;
    if (player) return player.hurry(maximumDurationMs);
    clearTimeout(timer);
    player = canMove ? tiles.start({ ...options, maximumDurationMs }) : undefined;
    if (player) return lift();
    timer = setTimeout(cut, calledAtMs + Math.min(patienceMs, maximumDurationMs) - performance.now());
  };
  if (canMove && needsTiles(SLIDE_EFFECTS[effect])) {
    tiles
      .load()
      .catch(() => {
        patienceMs = 0;
      })
      .then(update);
  }
  return {
    play() {
      calledAtMs ??= performance.now();
      update();
    },
    hurry(limitMs) {
      maximumDurationMs = Math.min(maximumDurationMs, limitMs);
      update();
    },
    dispose() {
      isOver = true;
      lift();
      player?.dispose();
    },
  };
}
