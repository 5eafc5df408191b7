import { clamp } from '../../shared/clamp.ts';
import { readDirection } from '../../shared/engine/readDirection.ts';
import { FILMSTRIP_LONGEST_WAY_TRACKS, FILMSTRIP_SCROLL_DURATION_MS } from '../constants.ts';
import { centringOffset, steppedOffset } from '../filmstripGeometry.ts';
import type { FilmstripGeometry } from '../filmstripGeometry.ts';

/** The part of a strip that is in view. */
export interface StripPlace {
  /** −1 for none. */
  readonly index: number;
  /** Place of the first thumbnail in a longer list. */
  readonly first: number;
  readonly geometry: FilmstripGeometry;
}

/** The offsets of a strip that follows its index, rounded by `steppedOffset`. */
interface StripMove {
  /** The current offset. */
  readonly from: number;
  /** The offset at which the strip comes to rest: the current one, unless it follows the index. */
  readonly to: number;
}

/** Scrolls the track of a strip, and knows where it is and where it goes. */
interface StripScroller {
  attach(track: HTMLElement | null, isVertical: boolean): void;
  readonly track: HTMLElement | null;
  readonly motion: TrackMotion | null;
  /** Scrolls the index into the middle, unless the visitor has scrolled away from it. */
  follow(place: StripPlace, isStill: boolean): void;
  /** Reads the offset of the track. */
  look(place: StripPlace): void;
  /** Returns the current move. It reads nothing from the page, so a render may call it. */
  moveAt(place: StripPlace, isStill: boolean): StripMove;
}

/** Creates the scroller of a strip: once for each, as state. */
export function createStripScroller(): StripScroller {
  let element: HTMLElement | null = null;
  let axis: ScrollAxis | null = null;
  let motion: TrackMotion | null = null;
  let seen = { offset: 0, first: 0 };
  let knownFirst: number | undefined;

  const look = ({ first, geometry }: StripPlace) => {
    if (motion) seen = { offset: steppedOffset(geometry, motion.offset()), first };
  };
  return {
    get track() {
      return element;
    },
    get motion() {
      return motion;
    },
    attach(track, isVertical) {
      motion?.stop();
      element = track;
      axis = track && createScrollAxis(track, isVertical);
      motion = axis && createTrackMotion(axis);
    },
    follow(place, isStill) {
      const { index, first, geometry } = place;
      if (!motion || index < 0 || geometry.trackLength === 0) return;
      const added = (knownFirst ?? first) - first;
      knownFirst = first;
      if (added !== 0) motion.shift(added * geometry.step);
      motion.follow(first + index, geometry, centringOffset(geometry, index), isStill);
      look(place);
    },
    look,
    moveAt({ index, first, geometry }, isStill) {
      const { step, trackLength } = geometry;
      const now = seen.offset + (seen.first - first) * step;
      const state = motion && index >= 0 ? motion.stateAt(first + index) : 'resting';
      if (state === 'resting') return { from: now, to: now };
      const to = steppedOffset(geometry, centringOffset(geometry, index));
      if (state === 'starting' || isStill) return { from: to, to };
      const longest = longestWayOf(trackLength);
      return { from: steppedOffset(geometry, clamp(now, to - longest, to + longest)), to };
    },
  };
}

/** The motion of a track: by hand, by arrows, and after the index. */
interface TrackMotion {
  /** Returns the offset of the track. While it moves, nothing is read from the page, which would force a layout. */
  offset(): number;
  /** Scrolls by hand, at once. Returns false at an end of the track. */
  jump(distance: number): boolean;
  /** Scrolls on from the target of a running move, at an even speed, as an arrow does. */
  push(distance: number, isStill: boolean): void;
  /** The same, unless the track is moving. */
  pushOnce(distance: number, isStill: boolean): void;
  /** Brings the offset of an index into view. Where the visitor has scrolled away from it, the strip stays there. */
  follow(index: number, geometry: FilmstripGeometry, offset: number, isStill: boolean): void;
  /** Returns the state for an index: the strip starts there, has not moved yet, moves there, or stays where it is. */
  stateAt(index: number): 'starting' | 'waiting' | 'following' | 'resting';
  /** Keeps the view when thumbnails are added or removed before all others. */
  shift(distance: number): void;
  /** Stops, because the visitor scrolls by hand now. */
  takeOver(): void;
  /** Stops a running move. */
  stop(): void;
}

const longestWayOf = (trackLength: number): number => FILMSTRIP_LONGEST_WAY_TRACKS * trackLength;

const swing = (progress: number) => (1 - Math.cos(progress * Math.PI)) / 2;
const even = (progress: number) => progress;

/** A running move. */
interface Movement {
  readonly to: number;
  at: number;
}

interface Glide {
  readonly movement: Movement;
  readonly ease: (progress: number) => number;
  readonly write: (offset: number) => void;
  readonly onFinish: () => void;
}

/** Animates a move from the next frame on. Returns a function that stops it. */
function glide({ movement, ease, write, onFinish }: Glide): () => void {
  const { at: from, to } = movement;
  const startMs = performance.now();
  const draw = () => {
    const progress = Math.min(1, (performance.now() - startMs) / FILMSTRIP_SCROLL_DURATION_MS);
    movement.at = from + (to - from) * ease(progress);
    write(movement.at);
    if (progress < 1) frame = requestAnimationFrame(draw);
    else onFinish();
  };
  let frame = requestAnimationFrame(draw);
  return () => cancelAnimationFrame(frame);
}

/** Moves a scroller frame by frame, because the duration of the platform's smooth scrolling cannot be set. */
function createTrackMotion({ length, read, write, limit }: ScrollAxis): TrackMotion {
  let halt: (() => void) | undefined;
  let movement: Movement | null = null;
  let followedIndex = -1;
  let isByHand = false;

  const offset = () => movement?.at ?? read();
  const stop = () => {
    halt?.();
    movement = null;
  };
  const move = (to: number, longestWay: number, ease: Glide['ease'], isStill: boolean) => {
    const start = offset();
    stop();
    if (isStill) {
      write(to);
      return;
    }
    movement = { to, at: clamp(start, to - longestWay, to + longestWay) };
    // The page is already rendered for this offset, so the first write cannot wait for a frame.
    if (movement.at !== start) write(movement.at);
    halt = glide({ movement, ease, write, onFinish: () => (movement = null) });
  };
  const takeOver = () => {
    isByHand = true;
    stop();
  };
  const push = (distance: number, isStill: boolean) => {
    isByHand = true;
    move(limit((movement?.to ?? read()) + distance), longestWayOf(length()), even, isStill);
  };
  return {
    offset,
    stop,
    takeOver,
    push,
    stateAt(index) {
      if (followedIndex < 0) return 'starting';
      if (index !== followedIndex) return 'waiting';
      return movement !== null && !isByHand ? 'following' : 'resting';
    },
    pushOnce: (distance, isStill) => movement?.to ?? push(distance, isStill),
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
    follow(index, { trackLength }, to, isStill) {
      const isSame = index === followedIndex;
      if (isSame && isByHand) return;
      move(to, longestWayOf(trackLength), swing, isStill || isSame || followedIndex < 0);
      followedIndex = index;
      isByHand = false;
    },
  };
}

/** One axis of a scroller. Offsets count from its start, right-to-left too. */
interface ScrollAxis {
  /** The length in view, in CSS pixels. */
  length(): number;
  read(): number;
  write(offset: number): void;
  /** The offset, as far as the ends allow. */
  limit(offset: number): number;
}

function createScrollAxis(track: HTMLElement, isVertical: boolean): ScrollAxis {
  const length = () => (isVertical ? track.clientHeight : track.clientWidth);
  return {
    length,
    read: () => (isVertical ? track.scrollTop : Math.abs(track.scrollLeft)),
    write(offset) {
      const left = readDirection(track) === 'rtl' ? -offset : offset;
      // `instant`, whatever `scroll-behavior` a style sheet has.
      track.scrollTo?.({ ...(isVertical ? { top: offset } : { left }), behavior: 'instant' });
    },
    limit: (offset) => clamp(offset, 0, (isVertical ? track.scrollHeight : track.scrollWidth) - length()),
  };
}
