import { clamp } from '../../shared/clamp.ts';
import { centringOffset } from '../centringOffset.ts';
import { FILMSTRIP_LONGEST_WAY_TRACKS } from '../constants.ts';
import { createScrollAxis } from './createScrollAxis.ts';
import type { ScrollAxis } from './createScrollAxis.ts';
import { createTrackMotion } from './createTrackMotion.ts';
import type { TrackMotion } from './createTrackMotion.ts';
import type { FilmstripGeometry } from '../filmstripGeometry.ts';
import { steppedOffset } from '../steppedOffset.ts';

/** What a strip shows. */
export interface StripPlace {
  /** −1 for none. */
  readonly index: number;
  /** Place of the first thumbnail in a longer list. */
  readonly first: number;
  readonly geometry: FilmstripGeometry;
}

/** Offsets as `steppedOffset` rounds them. */
export interface StripWay {
  /** Where the strip is now. */
  readonly from: number;
  /** Where it will be when it rests: at the same place, unless it follows the index. */
  readonly to: number;
}

/** The track of a strip: where it is scrolled to, and where it is going by itself. */
export interface StripScroller {
  attach(track: HTMLElement | null, isVertical: boolean): void;
  readonly track: HTMLElement | null;
  readonly motion: TrackMotion | null;
  /** Goes to where the index stands in the middle, as far as the visitor lets it. */
  follow(place: StripPlace, isStill: boolean): void;
  /** Reads where the track is. */
  look(place: StripPlace): void;
  /** Known without a look at the page, so that a render may ask. */
  wayAt(place: StripPlace, isStill: boolean): StripWay;
}

/** Make it once per strip, as state. */
export function createStripScroller(): StripScroller {
  let element: HTMLElement | null = null;
  let axis: ScrollAxis | null = null;
  let motion: TrackMotion | null = null;
  let seen = { offset: 0, first: 0 };
  let knownFirst: number | undefined;

  const look = ({ first, geometry }: StripPlace) => {
    if (axis) seen = { offset: steppedOffset(geometry, axis.read()), first };
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
      motion.follow(first + index, centringOffset(geometry, index), isStill);
      look(place);
    },
    look,
    wayAt({ index, first, geometry }, isStill) {
      const { step, trackLength } = geometry;
      const now = seen.offset + (seen.first - first) * step;
      const state = motion && index >= 0 ? motion.stateAt(first + index) : 'resting';
      if (state === 'resting') return { from: now, to: now };
      const to = steppedOffset(geometry, centringOffset(geometry, index));
      if (state === 'starting' || isStill) return { from: to, to };
      const longest = FILMSTRIP_LONGEST_WAY_TRACKS * trackLength;
      return { from: steppedOffset(geometry, clamp(now, to - longest, to + longest)), to };
    },
  };
}
