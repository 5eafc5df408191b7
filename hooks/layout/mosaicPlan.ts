import { clamp } from '../shared/clamp.ts';
import { invariant } from '../shared/developerMessages.ts';
import {
  LARGEST_TRACK_COUNT,
  MOSAIC_GAP_PX,
  MOSAIC_LAST_ROW_STRETCH,
  MOSAIC_SCALE_DOWN_WIDTH_PX,
  MOSAIC_SCALE_UP_WIDTH_PX,
  MOSAIC_THUMBNAIL_SIZE_PX,
  MOSAIC_TOTAL_WIDTH_PERCENT,
} from './constants.ts';
import { plannedSize } from './imageSizes.ts';
import { mosaicRows } from './mosaicRows.ts';
import { createPackings, tracksLength } from './packings.ts';
import type { Packings } from './packings.ts';
import type { GalleryLayout, LayoutItem, LayoutPlan, MosaicOptions } from './types.ts';

export type ResolvedMosaicOptions = {
  readonly [Name in keyof MosaicOptions]-?: NonNullable<MosaicOptions[Name]>;
};

/** The columns or the rows of a mosaic at any width. */
export interface MosaicTracks {
  readonly count: number;
  /** `baseSize`: the width of a column, or height of a row, before it is stretched. Both in CSS pixels. */
  layoutAt(width: number, baseSize: number): GalleryLayout;
  append(items: Iterable<LayoutItem>): MosaicTracks;
}

/**
 * A mosaic: columns that end level, or rows that fill the width. Each image keeps its ratio (5:1 and 1:5 at most), and
 * nothing is cropped.
 *
 * @example
 * mosaicPlan(images, { direction: 'horizontal', thumbnailSize: 160 }).layoutAt(1200).rectangleOf(7);
 */
export function mosaicPlan(items: Iterable<LayoutItem>, options: MosaicOptions = {}): LayoutPlan {
  const resolved = resolveMosaicOptions(options);
  const tracks = resolved.direction === 'horizontal' ? mosaicRows(resolved) : mosaicColumns(resolved);
  return planOf(tracks, resolved).append(items);
}

function planOf(tracks: MosaicTracks, options: ResolvedMosaicOptions): LayoutPlan {
  return {
    count: tracks.count,
    layoutAt: (width, windowWidth = width) => tracks.layoutAt(width, baseSize(options, windowWidth)),
    append: (items) => planOf(tracks.append(items), options),
  };
}

/** Fills in the defaults. Development builds throw for invalid sizes. */
export function resolveMosaicOptions({
  direction = 'vertical',
  thumbnailSize = MOSAIC_THUMBNAIL_SIZE_PX,
  gap = MOSAIC_GAP_PX,
  totalWidth = MOSAIC_TOTAL_WIDTH_PERCENT,
  resizable = false,
  fillsWidth = true,
  lastRowStretch = MOSAIC_LAST_ROW_STRETCH,
}: MosaicOptions): ResolvedMosaicOptions {
  if (process.env.NODE_ENV !== 'production') {
    invariant(
      thumbnailSize > 0 && gap >= 0 && totalWidth > 0,
      'a mosaic got a size that is not a positive number, so it has no columns or rows. ' +
        'Check `thumbnailSize`, `gap` and `totalWidth`.',
    );
  }
  return { direction, thumbnailSize, gap, totalWidth, resizable, fillsWidth, lastRowStretch };
}

/** Returns the base size in a window of this width: a resizable mosaic has larger images in large windows. */
function baseSize({ thumbnailSize, resizable }: ResolvedMosaicOptions, windowWidth: number): number {
  if (!resizable) return thumbnailSize;
  const share = windowWidth / MOSAIC_SCALE_UP_WIDTH_PX;
  if (windowWidth > MOSAIC_SCALE_UP_WIDTH_PX) return (1 + share) * thumbnailSize;
  if (windowWidth <= MOSAIC_SCALE_DOWN_WIDTH_PX) return (windowWidth / MOSAIC_SCALE_DOWN_WIDTH_PX) * thumbnailSize;
  return thumbnailSize;
}

/** Creates the columns of a mosaic, without images. Their widths differ so that all of them end level. */
const mosaicColumns = (options: ResolvedMosaicOptions): MosaicTracks =>
  columnsOf(createPackings(options.thumbnailSize), options);

function columnsOf(packings: Packings, options: ResolvedMosaicOptions): MosaicTracks {
  const lengthsOf = (item: LayoutItem) => {
    const { width, height } = plannedSize(item);
    return { units: height / width, fixed: options.gap };
  };
  return {
    count: packings.count,
    layoutAt: (width, baseSize) => columnLayout(packings, { ...options, width, baseSize }),
    append: (items) => columnsOf(packings.append(items, lengthsOf), options),
  };
}

interface ColumnLayoutOptions extends ResolvedMosaicOptions {
  readonly width: number;
  readonly baseSize: number;
}

function columnLayout(packings: Packings, options: ColumnLayoutOptions): GalleryLayout {
  const { gap, totalWidth, fillsWidth, width, baseSize } = options;
  const { count } = packings;
  // Every column counts with its gap, even the last one.
  const length = (width * totalWidth) / 100 + gap;
  const base = Math.min(baseSize, length - gap);
  const columns = clamp(Math.min(Math.floor(length / (base + gap)), count), 1, LARGEST_TRACK_COUNT);
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
