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

/** Offsets as `steppedOffset` rounds them. */
interface StripMove {
  /** The place of the strip now. */
  readonly from: number;
  /** The place of the strip when it rests: at the same place, unless it follows the index. */
  readonly to: number;
}

/** The track of a strip: where it is scrolled to, and where it is going by itself. */
interface StripScroller {
  attach(track: HTMLElement | null, isVertical: boolean): void;
  readonly track: HTMLElement | null;
  readonly motion: TrackMotion | null;
  /** Goes to where the index stands in the middle, as far as the visitor lets it. */
  follow(place: StripPlace, isStill: boolean): void;
  /** Reads where the track is. */
  look(place: StripPlace): void;
  /** Known without a look at the page, so that a render may ask. */
  moveAt(place: StripPlace, isStill: boolean): StripMove;
}

/** Make it once per strip, as state. */
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

/** The ways in which a strip gets elsewhere. */
interface TrackMotion {
  /** Returns the offset of the track, for a moving one without a look at the page, which would have to be laid out for it. */
  offset(): number;
  /** By hand, at once. False at an end, where there is no way on. */
  jump(distance: number): boolean;
  /** From where it is or is going, evenly: what an arrow does. */
  push(distance: number, isStill: boolean): void;
  /** The same, unless it is moving. */
  pushOnce(distance: number, isStill: boolean): void;
  /** Brings the offset of an index into view. Where the visitor has scrolled away from it, the strip stays there. */
  follow(index: number, geometry: FilmstripGeometry, offset: number, isStill: boolean): void;
  /** The answer to an index: the strip will stand there from the start, has yet to set out, is on its way, or stays where it is. */
  stateAt(index: number): 'starting' | 'waiting' | 'following' | 'resting';
  /** Thumbnails came before all others, or went: what is in view stays in view. */
  shift(distance: number): void;
  /** Stops where it is: the visitor scrolls by hand now. */
  takeOver(): void;
  /** Stops where it is. */
  stop(): void;
}

const longestWayOf = (trackLength: number): number => FILMSTRIP_LONGEST_WAY_TRACKS * trackLength;

const swing = (progress: number) => (1 - Math.cos(progress * Math.PI)) / 2;
const even = (progress: number) => progress;

/** A movement: where to, and where it is. */
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

/** Moves along a way, from the next frame on. Returns what stops it. */
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

/** Moves a scroller frame by frame: the platform's own smooth scrolling has no length that can be given. */
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
    // What is on the page has been drawn for here: a frame later would be one too late.
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
