import { tilesChunk } from '../../chunk/chunks.ts';
import { needsTiles, SLIDE_EFFECTS } from '../slideEffects.ts';
import { startTransition } from './startTransition.ts';
import type { StartTransitionOptions } from './startTransition.ts';
import type { TransitionPlayer } from './createTransitionPlayer.ts';

/** Where the code of tiles and cubes comes from. */
export interface TilesSource {
  load(this: void): Promise<unknown>;
  /** Null while the code has not come. */
  readonly start: typeof startTransition;
}

/** A change that stands still until `play()`, and until its code is there. */
export interface HeldTransition extends TransitionPlayer {
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
