import { clamp } from '../../shared/clamp.ts';
import { FILMSTRIP_MAX_SCROLL_TRACKS } from '../constants.ts';
import { centringOffset, steppedOffset } from '../filmstripGeometry.ts';
import type { FilmstripGeometry } from '../filmstripGeometry.ts';
import { createTrackOffset, EVEN, SWING } from './createTrackOffset.ts';

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
  /** The offset at which the strip comes to rest: the current one, unless it moves or is about to. */
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
  let motion: TrackMotion | null = null;
  let seenFirst = 0;
  let knownFirst: number | undefined;

  const look = ({ first }: StripPlace) => {
    motion?.look();
    seenFirst = first;
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
      motion = track && createTrackMotion(track, isVertical);
    },
    follow(place, isStill) {
      const { index, first, geometry } = place;
      if (!motion || index < 0 || geometry.trackLength === 0) return;
      const added = (knownFirst ?? first) - first;
      knownFirst = first;
      if (added !== 0) motion.shift(added * geometry.step);
      motion.follow(first + index, geometry, centringOffset(geometry, index), isStill);
      seenFirst = first;
    },
    look,
    moveAt({ index, first, geometry }, isStill) {
      const { step, trackLength } = geometry;
      const placeOf = (offset = 0) => steppedOffset(geometry, offset) + (seenFirst - first) * step;
      const now = placeOf(motion?.offset);
      const state = motion && index >= 0 ? motion.stateAt(first + index) : 'resting';
      if (state === 'resting') return { from: now, to: placeOf(motion?.target) };
      const to = steppedOffset(geometry, centringOffset(geometry, index));
      if (state === 'starting' || isStill) return { from: to, to };
      const longest = longestWayOf(trackLength);
      return { from: steppedOffset(geometry, clamp(now, to - longest, to + longest)), to };
    },
  };
}

/** The motion of a track: by hand, by arrows, and after the index. */
export interface TrackMotion {
  /** The offset at which the visitor sees the track, known without a read that would force a layout. */
  readonly offset: number;
  /** The target of a running move, else the offset. */
  readonly target: number;
  /** Reads the offset of a resting track, which the visitor may have scrolled. */
  look(): void;
  /** Scrolls by hand, at once. Returns false at an end of the track. */
  jump(distance: number): boolean;
  /** Scrolls on from the target of a running move, at an even speed, as an arrow does. */
  push(distance: number, geometry: FilmstripGeometry, isStill: boolean): void;
  /** The same, unless the track is moving. */
  pushOnce(distance: number, geometry: FilmstripGeometry, isStill: boolean): void;
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

const longestWayOf = (trackLength: number): number => FILMSTRIP_MAX_SCROLL_TRACKS * trackLength;

/** Moves a scroller, and remembers its offset. */
function createTrackMotion(track: HTMLElement, isVertical: boolean): TrackMotion {
  const offset = createTrackOffset(track, isVertical);
  let followedIndex = -1;
  let isByHand = false;

  const takeOver = () => {
    isByHand = true;
    offset.stop();
  };
  const push = (distance: number, { scrollLength, trackLength }: FilmstripGeometry, isStill: boolean) => {
    isByHand = true;
    const to = clamp((offset.gliding()?.to ?? offset.current()) + distance, 0, scrollLength);
    offset.move(to, longestWayOf(trackLength), EVEN, isStill);
  };
  return {
    get offset() {
      return offset.gliding()?.at ?? offset.atRest();
    },
    get target() {
      return offset.gliding()?.to ?? offset.atRest();
    },
    look: offset.look,
    stop: offset.stop,
    takeOver,
    push,
    stateAt(index) {
      if (followedIndex < 0) return 'starting';
      if (index !== followedIndex) return 'waiting';
      return offset.gliding() && !isByHand ? 'following' : 'resting';
    },
    pushOnce(distance, geometry, isStill) {
      if (!offset.gliding()) push(distance, geometry, isStill);
    },
    shift(distance) {
      offset.stop();
      offset.look();
      offset.write(offset.atRest() + distance);
    },
    jump(distance) {
      takeOver();
      offset.look();
      const from = offset.atRest();
      offset.write(from + distance);
      offset.look();
      return offset.atRest() !== from;
    },
    follow(index, { trackLength }, to, isStill) {
      const isSame = index === followedIndex;
      if (isSame && isByHand) return;
      offset.move(to, longestWayOf(trackLength), SWING, isStill || isSame || followedIndex < 0);
      followedIndex = index;
      isByHand = false;
    },
  };
}
