import { clamp } from '../../shared/clamp.ts';
import { FILMSTRIP_LONGEST_WAY_TRACKS, FILMSTRIP_SCROLL_DURATION_MS } from '../constants.ts';
import type { ScrollAxis } from './createScrollAxis.ts';

/** The ways in which a strip gets elsewhere. */
export interface TrackMotion {
  /** By hand, at once. False at an end, where there is no way on. */
  jump(distance: number): boolean;
  /** From where it is or is going, evenly: what an arrow does. */
  push(distance: number, isStill: boolean): void;
  /** The same, unless it is moving. */
  pushOnce(distance: number, isStill: boolean): void;
  /** Brings the offset of an index into view. Where the visitor has scrolled away from it, the strip stays there. */
  follow(index: number, offset: number, isStill: boolean): void;
  /** What it makes of an index: it will stand there from the start, has yet to set out, is on its way, or stays where it is. */
  stateAt(index: number): 'starting' | 'waiting' | 'following' | 'resting';
  /** Thumbnails came before all others, or went: what is in view stays in view. */
  shift(distance: number): void;
  /** Stops where it is: the visitor scrolls by hand now. */
  takeOver(): void;
  /** Stops where it is. */
  stop(): void;
}

const swing = (progress: number) => (1 - Math.cos(progress * Math.PI)) / 2;
const even = (progress: number) => progress;

interface Glide {
  readonly from: number;
  readonly to: number;
  readonly ease: (progress: number) => number;
  readonly write: (offset: number) => void;
  readonly onEnd: () => void;
}

/** Moves from one offset to another. Returns what stops it. */
function glide({ from, to, ease, write, onEnd }: Glide): () => void {
  let frame = 0;
  const startMs = performance.now();
  const draw = () => {
    const progress = Math.min(1, (performance.now() - startMs) / FILMSTRIP_SCROLL_DURATION_MS);
    write(from + (to - from) * ease(progress));
    if (progress < 1) frame = requestAnimationFrame(draw);
    else onEnd();
  };
  draw();
  return () => cancelAnimationFrame(frame);
}

/** Moves a scroller frame by frame: the platform's own smooth scrolling has no length that can be given. */
export function createTrackMotion({ length, read, write, limit }: ScrollAxis): TrackMotion {
  let halt: (() => void) | undefined;
  let goal: number | null = null;
  let followedIndex = -1;
  let isByHand = false;

  const stop = () => {
    halt?.();
    goal = null;
  };
  const move = (wanted: number, ease: Glide['ease'], isStill: boolean) => {
    stop();
    const to = limit(wanted);
    if (isStill) {
      write(to);
      return;
    }
    goal = to;
    const longest = length() * FILMSTRIP_LONGEST_WAY_TRACKS;
    const from = clamp(read(), to - longest, to + longest);
    halt = glide({ from, to, ease, write, onEnd: () => (goal = null) });
  };
  const takeOver = () => {
    isByHand = true;
    stop();
  };
  const push = (distance: number, isStill: boolean) => {
    isByHand = true;
    move((goal ?? read()) + distance, even, isStill);
  };
  return {
    stop,
    takeOver,
    push,
    stateAt(index) {
      if (followedIndex < 0) return 'starting';
      if (index !== followedIndex) return 'waiting';
      return goal !== null && !isByHand ? 'following' : 'resting';
    },
    pushOnce: (distance, isStill) => goal ?? push(distance, isStill),
    shift(distance) {
      stop();
      write(read() + distance);
    },
    jump(distance) {
      takeOver();
      const from = read();
      write(from + distance);
      return read() !== from;
    },
    follow(index, offset, isStill) {
      const isSame = index === followedIndex;
      if (isSame && isByHand) return;
      move(offset, swing, isStill || isSame || followedIndex < 0);
      followedIndex = index;
      isByHand = false;
    },
  };
}
