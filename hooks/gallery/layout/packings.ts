import { createColumnStore, type ColumnStore } from './createColumnStore.ts';
import { firstIndexWhere } from '../../core/shared/clamp.ts';
import type { LayoutRange } from '../virtual/types.ts';

type Lengths = Pick<Track, 'units' | 'fixed'>;

/** Packs a list of items into any number of tracks. Each packing is computed on first use and cached. */
export interface Packings {
  readonly count: number;
  into(trackCount: number): TrackPacking;
  /**
   * Appends items. Existing packings are extended rather than recomputed, so the cost depends only on the number of
   * added items.
   */
  append<TItem>(items: Iterable<TItem>, lengthsOf: (item: TItem) => Lengths): Packings;
}

/** Creates empty packings. For `nominalThickness`, see `packTracks`. */
export function createPackings(nominalThickness: number): Packings {
  return packingsOf(createColumnStore(2), 0, new Map(), nominalThickness);
}

function packingsOf(
  store: ColumnStore,
  count: number,
  shorter: ReadonlyMap<number, TrackPacking>,
  thickness: number,
): Packings {
  const packings = new Map(shorter);

  return {
    count,
    into(trackCount) {
      const known = packings.get(trackCount) ?? packTracks(trackCount, thickness);
      const packing = known.count < count ? known.append(store, count) : known;
      packings.set(trackCount, packing);
      return packing;
    },
    append(items, lengthsOf) {
      const next = store.after(count);
      for (const item of items) {
        const { units, fixed } = lengthsOf(item);
        next.push(units, fixed);
      }
      return packingsOf(next, next.used, packings, thickness);
    },
  };
}

/** A column, or a row in a horizontal masonry layout. */
interface Track {
  /** Number of items. */
  readonly count: number;
  /** Sum of the lengths that scale with the track, in units of its thickness. */
  readonly units: number;
  /** Sum of the fixed lengths including gaps, in CSS pixels. */
  readonly fixed: number;
}

interface TrackItem extends Omit<Track, 'count'> {
  readonly track: number;
  /** Sum of the `units` of the preceding items in the same track. */
  readonly unitsBefore: number;
  readonly fixedBefore: number;
}

/**
 * Items distributed over tracks. Each item goes to the shortest track, or to the first one if several are equally
 * short.
 */
interface TrackPacking {
  readonly count: number;
  readonly tracks: readonly Track[];
  itemAt(index: number): TrackItem;
  /**
   * Returns the range of items that intersect the tracks between `start` and `end`. `thicknessOf` returns a track's
   * thickness in CSS pixels.
   */
  rangeBetween(start: number, end: number, thicknessOf: (track: number) => number): LayoutRange;
  /**
   * Returns this packing extended by more items, up to the index `end`. Earlier items keep their positions. `lengths`
   * contains the units and the fixed length of each item in the list. The cost depends only on the number of added
   * items.
   */
  append(lengths: ColumnStore, end: number): TrackPacking;
}

interface Storage {
  /** One row per item: units, fixed. */
  readonly lengths: ColumnStore;
  /** One row per item: track, units before, fixed before. */
  readonly items: ColumnStore;
  /** Indices of the items in each track. */
  readonly members: readonly ColumnStore[];
}

/**
 * Creates an empty packing. Tracks are compared at a thickness of `nominalThickness`, so that resizing does not move
 * items.
 */
function packTracks(trackCount: number, nominalThickness: number): TrackPacking {
  const tracks = Array.from({ length: trackCount }, (): Track => ({ count: 0, units: 0, fixed: 0 }));
  const members = tracks.map(() => createColumnStore(1));
  return createPacking(
    { lengths: createColumnStore(2), items: createColumnStore(3), members },
    0,
    tracks,
    nominalThickness,
  );
}

function createPacking(storage: Storage, count: number, tracks: readonly Track[], thickness: number): TrackPacking {
  const { lengths, items, members } = storage;

  const itemAt = (index: number): TrackItem => ({
    track: items.get(index, 0),
    units: lengths.get(index, 0),
    fixed: lengths.get(index, 1),
    unitsBefore: items.get(index, 1),
    fixedBefore: items.get(index, 2),
  });

  function rangeBetween(start: number, end: number, thicknessOf: (track: number) => number): LayoutRange {
    let first = count;
    let last = -1;
    for (const [track, { count: length }] of tracks.entries()) {
      const memberAt = (place: number) => members[track]?.get(place, 0) ?? 0;
      const unit = thicknessOf(track);
      const startOf = (place: number) => items.get(memberAt(place), 1) * unit + items.get(memberAt(place), 2);
      const endOf = (place: number) =>
        startOf(place) + lengths.get(memberAt(place), 0) * unit + lengths.get(memberAt(place), 1);
      const from = firstIndexWhere(length, (place) => endOf(place) > start);
      const to = firstIndexWhere(length, (place) => startOf(place) >= end);
      if (from >= to) continue;
      first = Math.min(first, memberAt(from));
      last = Math.max(last, memberAt(to - 1));
    }
    return last < 0 ? { start: 0, end: 0 } : { start: first, end: last + 1 };
  }

  function append(all: ColumnStore, end: number): TrackPacking {
    const next: Storage = {
      lengths: all,
      items: items.after(count),
      members: members.map((list, track) => list.after(tracks[track]?.count ?? 0)),
    };
    const totals = tracks.map((track) => ({ ...track }));
    // Searching an array of numbers is faster than searching objects: 3.4 ms instead of 4.4 ms for a masonry layout of
    // 10,000 items.
    const sums = Float64Array.from(totals, ({ units, fixed }) => units * thickness + fixed);
    for (let index = count; index < end; index++) {
      const shortest = findShortest(sums);
      const total = totals[shortest];
      if (!total) break;
      const units = all.get(index, 0);
      const fixed = all.get(index, 1);
      next.items.push(shortest, total.units, total.fixed);
      next.members[shortest]?.push(index);
      total.count += 1;
      total.units += units;
      total.fixed += fixed;
      sums[shortest] = total.units * thickness + total.fixed;
    }
    return createPacking(next, end, totals, thickness);
  }

  return { count, tracks, itemAt, rangeBetween, append };
}

/** Returns the index of the smallest number, or of the first one if several are equally small. */
function findShortest(lengths: Float64Array): number {
  let shortest = 0;
  for (let place = 1; place < lengths.length; place++) {
    if ((lengths[place] ?? 0) < (lengths[shortest] ?? 0)) shortest = place;
  }
  return shortest;
}

/** Returns the length of the longest track without the gap after its last item, in CSS pixels. */
export function tracksLength(tracks: readonly Track[], thicknessOf: (track: number) => number, gap: number): number {
  return tracks.reduce(
    (longest, { units, fixed }, track) => Math.max(longest, units * thicknessOf(track) + fixed - gap),
    0,
  );
}
