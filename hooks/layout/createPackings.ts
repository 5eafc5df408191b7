import { createColumnStore } from './createColumnStore.ts';
import type { ColumnStore } from './createColumnStore.ts';
import { packTracks } from './packTracks.ts';
import type { Track, TrackPacking } from './packTracks.ts';

type Lengths = Pick<Track, 'units' | 'fixed'>;

/** One list of items in any number of tracks. Each number is worked out when it is first asked for. */
export interface Packings {
  readonly count: number;
  into(trackCount: number): TrackPacking;
  /** Costs what is appended, also for the packings that are made already. */
  append(items: Iterable<Lengths>): Packings;
}

/** `nominalThickness`: see `packTracks`. */
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
    append(items) {
      const next = store.after(count);
      for (const { units, fixed } of items) next.push(units, fixed);
      return packingsOf(next, next.used, packings, thickness);
    },
  };
}
