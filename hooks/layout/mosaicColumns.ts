import { LARGEST_TRACK_COUNT } from './constants.ts';
import type { MosaicTracks, ResolvedMosaicOptions } from './mosaicPlan.ts';
import { createPackings, tracksLength } from './packings.ts';
import type { Packings } from './packings.ts';
import type { GalleryLayout, LayoutSize } from './types.ts';

/** The columns of a mosaic, of no images yet. Their widths differ so that all of them end level (facts.md 9.4). */
export const mosaicColumns = (options: ResolvedMosaicOptions): MosaicTracks =>
  columnsOf(createPackings(options.thumbnailSize), options);

function columnsOf(packings: Packings, options: ResolvedMosaicOptions): MosaicTracks {
  function* lengthsOf(sizes: Iterable<LayoutSize>) {
    for (const { width, height } of sizes) yield { units: height / width, fixed: options.gap };
  }
  return {
    count: packings.count,
    layoutAt: (width, baseSize) => columnLayout(packings, { ...options, width, baseSize }),
    append: (sizes) => columnsOf(packings.append(lengthsOf(sizes)), options),
  };
}

interface ColumnLayoutOptions extends ResolvedMosaicOptions {
  readonly width: number;
  readonly baseSize: number;
}

function columnLayout(packings: Packings, options: ColumnLayoutOptions): GalleryLayout {
  const { gap, totalWidth, fillsWidth, width, baseSize } = options;
  const { count } = packings;
  // Each column brings its gap, also the last one.
  const length = (width * totalWidth) / 100 + gap;
  const base = Math.min(baseSize, length - gap);
  const columns = Math.max(1, Math.min(Math.floor(length / (base + gap)), count, LARGEST_TRACK_COUNT));
  const packing = packings.into(columns);
  const available = fillsWidth ? length - columns * gap : columns * base;

  let gapShare = 0;
  let widthShare = 0;
  for (const track of packing.tracks) {
    if (track.units === 0) continue;
    gapShare += track.fixed / track.units;
    widthShare += 1 / track.units;
  }
  const height = count === 0 ? 0 : (Math.max(0, available) + gapShare) / widthShare;
  const widths = packing.tracks.map(({ units, fixed }) => (units === 0 ? 0 : Math.max(0, (height - fixed) / units)));
  const widthOf = (track: number) => widths[track] ?? 0;
  const used = widths.reduce((sum, each) => sum + each + gap, -gap);
  let left = (width - used) / 2;
  const lefts = widths.map((each) => {
    const own = left;
    left += each + gap;
    return own;
  });

  return {
    count,
    width,
    height: tracksLength(packing.tracks, widthOf, gap),
    rectangleOf(index) {
      const { track, units, unitsBefore, fixedBefore } = packing.itemAt(index);
      return {
        left: lefts[track] ?? 0,
        top: unitsBefore * widthOf(track) + fixedBefore,
        width: widthOf(track),
        height: units * widthOf(track),
      };
    },
    rangeBetween: (top, bottom) => packing.rangeBetween(top, bottom, widthOf),
  };
}
