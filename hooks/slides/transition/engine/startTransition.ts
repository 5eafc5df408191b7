import type { tilesChunk } from '../chunks.ts';
import { readDirection } from '../../../core/shared/engine/readDirection.ts';
import { MIN_SHAPED_TRANSITION_MS, MIN_TRANSITION_MS, TRANSITION_OVERDUE_MS } from '../constants.ts';
import { needsShapes, slideEffect, SLIDE_EFFECTS, slideKeyframes } from '../slideEffects.ts';
import type {
  AnimatedEffect,
  FadeEffect,
  ShiftEffect,
  SlideAnimations,
  SlideAnimationsOptions,
  SlideTransition,
  TileEffect,
} from '../types.ts';

/** The loaded chunk for tiles and cubes, or its load status. */
export type TilesCode = NonNullable<typeof tilesChunk.code> | 'loading' | 'failed';

export interface StartTransitionOptions {
  readonly transition: SlideTransition;
  readonly outgoing: HTMLElement | null;
  readonly incoming: HTMLElement | null;
  /** Maximum duration of the transition. */
  readonly maxDurationMs: number;
  readonly random: () => number;
  readonly tiles: TilesCode;
  readonly onFinished: () => void;
}

/** Plays a transition on both slides. Returns `null` while the chunk for its effect is loading. */
export function startTransition(options: StartTransitionOptions): TransitionPlayer | null {
  const { transition, maxDurationMs, random, onFinished, outgoing, incoming } = options;
  const tiles = typeof options.tiles === 'string' ? undefined : options.tiles;
  const { durationMs, direction } = transition;
  const named = slideEffect(transition.effect);
  if (needsShapes(named) && !tiles) return null;
  const lengthMs = Math.min(durationMs, maxDurationMs);
  const resolved = named.kind === 'random' ? pickTileEffect(random) : named;
  const element = outgoing ?? incoming;
  // Hidden tabs render nothing, so the transition is instant.
  if (resolved.kind === 'cut' || !element || lengthMs < MIN_TRANSITION_MS || document.hidden) {
    return createTransitionPlayer({ animations: [], onFinished });
  }
  const isRightToLeft = readDirection(element) === 'rtl';
  const slides = { outgoing, incoming, direction, isRightToLeft, durationMs };
  const shapes = lengthMs < MIN_SHAPED_TRANSITION_MS ? undefined : tiles;
  const player = createTransitionPlayer({ ...animate(resolved, slides, shapes), onFinished });
  player.finishWithin(maxDurationMs);
  return player;
}

/**
 * Starts the effect. Falls back to a fade if there is too little time for tiles or a cube, or if there is no image to
 * cut into tiles.
 */
function animate(
  effect: AnimatedEffect,
  slides: SlideAnimationsOptions,
  code: typeof tilesChunk.code,
): SlideAnimations {
  if (effect.kind !== 'cube' && !needsShapes(effect)) return animateSlides(effect, slides);
  const shaped =
    effect.kind === 'cube'
      ? code?.animateCube(effect, slides)
      : effect.kind === 'tiles' && code?.animateTiles(effect, slides);
  return shaped || animateSlides(SLIDE_EFFECTS.fade, slides);
}

/** Moves or fades both slides as a whole. */
function animateSlides(
  effect: FadeEffect | ShiftEffect | TileEffect,
  options: SlideAnimationsOptions,
): SlideAnimations {
  const { outgoing, incoming, direction, isRightToLeft, durationMs } = options;
  const frames = slideKeyframes({ effect, direction, isRightToLeft });
  const timing = { duration: durationMs, easing: effect.easing, fill: 'both' } as const;
  const animations = [
    frames.incoming ? incoming?.animate([...frames.incoming], timing) : undefined,
    outgoing?.animate([...frames.outgoing], timing),
  ];
  return { animations: animations.filter((animation) => animation !== undefined) };
}

interface TransitionPlayerOptions extends SlideAnimations {
  /** Called exactly once, and never synchronously. */
  readonly onFinished: () => void;
}

/** A slide transition in progress. */
export interface TransitionPlayer {
  /** Speeds up the transition so that it takes this long in total, in milliseconds. */
  finishWithin(durationMs: number): void;
  /** Removes the animations from the slides. `onFinished` is not called after this. */
  dispose(): void;
}

/** Tracks a slide transition and guarantees that it finishes. If there are no animations, the transition is instant. */
function createTransitionPlayer(options: TransitionPlayerOptions): TransitionPlayer {
  const { animations, removeElements, onFinished } = options;
  const last = animations.at(-1);
  const fullDurationMs = Number(last?.effect?.getComputedTiming().endTime ?? 0);
  let durationMs = fullDurationMs;
  let isOver = false;
  let timer: ReturnType<typeof setTimeout> | undefined;

  const finish = (): void => {
    if (isOver) return;
    isOver = true;
    clearTimeout(timer);
    removeElements?.();
    onFinished();
  };
  const run = (): void => {
    if (isOver) return;
    clearTimeout(timer);
    // Hidden tabs render no frames, so their animations never finish.
    const isCut = durationMs < MIN_TRANSITION_MS || document.hidden;
    timer = setTimeout(finish, isCut ? 0 : durationMs + TRANSITION_OVERDUE_MS);
    const rate = durationMs > 0 ? fullDurationMs / durationMs : 1;
    for (const animation of animations) animation.updatePlaybackRate(rate);
  };

  document.addEventListener('visibilitychange', run);
  if (last) last.onfinish = finish;
  for (const animation of animations) animation.oncancel = finish;
  run();
  return {
    finishWithin(nextDurationMs) {
      if (nextDurationMs >= durationMs) return;
      durationMs = nextDurationMs;
      run();
    },
    dispose() {
      isOver = true;
      clearTimeout(timer);
      document.removeEventListener('visibilitychange', run);
      for (const animation of animations) {
        animation.onfinish = null;
        animation.oncancel = null;
        animation.cancel();
      }
      removeElements?.();
    },
  };
}

const POOL: readonly TileEffect[] = Object.values(SLIDE_EFFECTS).filter((effect) => effect.kind === 'tiles');

/** Picks one of the tile effects with equal probability. `random` returns a number from 0 up to but not including 1. */
export function pickTileEffect(random: () => number): TileEffect {
  return POOL[Math.floor(random() * POOL.length)] ?? SLIDE_EFFECTS.slideH;
}
