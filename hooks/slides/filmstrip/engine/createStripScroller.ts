import { clamp } from '../../../core/shared/clamp.ts';
import { FILMSTRIP_MAX_SCROLL_TRACKS } from '../constants.ts';
import { centringOffset, steppedOffset, type FilmstripGeometry } from '../filmstripGeometry.ts';
import { createTrackOffset, EVEN, SWING } from './createTrackOffset.ts';

/** Current index and geometry of a filmstrip. */
export interface StripPosition {
  /** −1 if there is no current image. */
  readonly index: number;
  /** Number of images that precede the first thumbnail in the full list. */
  readonly first: number;
  readonly geometry: FilmstripGeometry;
}

/** Offsets of a filmstrip that follows its index, rounded by `steppedOffset`. */
interface StripMove {
  /** Current offset. */
  readonly from: number;
  /** Offset where the filmstrip comes to rest. Equals `from` unless the filmstrip is moving or is about to move. */
  readonly to: number;
}

/** Scrolls the track of a filmstrip and records its offset and target. */
interface StripScroller {
  attach(track: HTMLElement | null, isVertical: boolean): void;
  readonly track: HTMLElement | null;
  readonly motion: TrackMotion | null;
  /** Scrolls to center the current thumbnail, unless the user has scrolled away from it. */
  follow(position: StripPosition, isStill: boolean): void;
  /** Updates the offset from the DOM if the track isn't moving. */
  look(position: StripPosition): void;
  /** Returns the current move. Reads nothing from the DOM, so it can be called during render. */
  moveAt(position: StripPosition, isStill: boolean): StripMove;
}

/** Creates the scroller of a filmstrip. Create it once per filmstrip, as state. */
export function createStripScroller(): StripScroller {
  let element: HTMLElement | null = null;
  let motion: TrackMotion | null = null;
  let seenFirst = 0;
  let knownFirst: number | undefined;

  const look = ({ first }: StripPosition) => {
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
    follow(position, isStill) {
      const { index, first, geometry } = position;
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
      const longest = maxScrollDistance(trackLength);
      return { from: steppedOffset(geometry, clamp(now, to - longest, to + longest)), to };
    },
  };
}

/** Motion of a track: manual scrolling, scrolling with the arrow buttons, and following the index. */
export interface TrackMotion {
  /** Offset currently visible to the user. Getting it doesn't force layout. */
  readonly offset: number;
  /** Target of the move in progress. If the track isn't moving, this is the current offset. */
  readonly target: number;
  /** Updates `offset` from the DOM if the track isn't moving, because the user may have scrolled it. */
  look(): void;
  /** Scrolls immediately, as manual scrolling does. Returns `false` if the track is already at its end. */
  jump(distance: number): boolean;
  /**
   * Scrolls at a constant speed, as the arrow buttons do. If a move is in progress, the distance is added to its
   * target.
   */
  push(distance: number, geometry: FilmstripGeometry, isStill: boolean): void;
  /** Like `push`, but only if the track is not moving. */
  pushOnce(distance: number, geometry: FilmstripGeometry, isStill: boolean): void;
  /**
   * Scrolls to the offset of an index. If the user has scrolled away from that index, the filmstrip stays where it is.
   */
  follow(index: number, geometry: FilmstripGeometry, offset: number, isStill: boolean): void;
  /**
   * Returns the state for an index: whether the filmstrip starts at this index, has not started moving to it, is moving
   * to it, or is at rest.
   */
  stateAt(index: number): 'starting' | 'waiting' | 'following' | 'resting';
  /** Keeps the visible thumbnails in place when others are added or removed at the start. */
  shift(distance: number): void;
  /** Stops because the user is now scrolling manually. */
  takeOver(): void;
  /** Stops the move in progress, if there is one. */
  stop(): void;
}

const maxScrollDistance = (trackLength: number): number => FILMSTRIP_MAX_SCROLL_TRACKS * trackLength;

/** Moves a scroll container and remembers its offset. */
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
    offset.move(to, maxScrollDistance(trackLength), EVEN, isStill);
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
      offset.move(to, maxScrollDistance(trackLength), SWING, isStill || isSame || followedIndex < 0);
      followedIndex = index;
      isByHand = false;
    },
  };
}
