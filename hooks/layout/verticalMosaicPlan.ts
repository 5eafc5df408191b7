import { LARGEST_TRACK_COUNT } from './constants.ts';
import { createPackings, tracksLength } from './packings.ts';
import type { Packings } from './packings.ts';
import { plannedSize } from './naturalSize.ts';
import { mosaicBaseSize, resolveMosaicOptions } from './resolveMosaicOptions.ts';
import type { ResolvedMosaicOptions } from './resolveMosaicOptions.ts';
import type { GalleryLayout, LayoutItem, LayoutPlan, VerticalMosaicOptions } from './types.ts';

interface ColumnOptions extends ResolvedMosaicOptions {
  readonly fillsWidth: boolean;
}

/**
 * Columns whose widths differ so that all of them end level (facts.md 9.4): each image keeps its ratio (5:1 and 1:5 at most), nothing is cut and
 * nothing is left over.
 *
 * @example
 * verticalMosaicPlan(images, { gap: 8 }).layoutAt(1200).rectangleOf(7);
 */
export function verticalMosaicPlan(items: Iterable<LayoutItem>, options: VerticalMosaicOptions = {}): LayoutPlan {
  const resolved = { ...resolveMosaicOptions(options), fillsWidth: options.fillsWidth ?? true };
  return planOf(createPackings(resolved.thumbnailSize), resolved).append(items);
}

function planOf(packings: Packings, options: ColumnOptions): LayoutPlan {
  return {
    count: packings.count,
    layoutAt: (width, windowWidth = width) => columnLayout(packings, options, width, windowWidth),
    append(items) {
      function* lengths() {
        for (const item of items) {
          const { width, height } = plannedSize(item);
          yield { units: height / width, fixed: options.gap };
        }
      }
      return planOf(packings.append(lengths()), options);
    },
  };
}

function columnLayout(packings: Packings, options: ColumnOptions, width: number, windowWidth: number): GalleryLayout {
  const { gap, totalWidth, fillsWidth } = options;
  const { count } = packings;
  // Each column brings its gap, also the last one.
  const length = (width * totalWidth) / 100 + gap;
  const base = Math.min(mosaicBaseSize(options, windowWidth), length - gap);
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
