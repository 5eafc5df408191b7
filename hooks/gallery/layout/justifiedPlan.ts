import { clamp } from '../../core/shared/clamp.ts';
import { invariant } from '../../core/shared/developerMessages.ts';
import {
  MAX_TRACK_COUNT,
  JUSTIFIED_GAP_PX,
  JUSTIFIED_LAST_ROW_STRETCH,
  JUSTIFIED_SCALE_DOWN_WIDTH_PX,
  JUSTIFIED_SCALE_UP_WIDTH_PX,
  JUSTIFIED_THUMBNAIL_SIZE_PX,
  JUSTIFIED_TOTAL_WIDTH_PERCENT,
} from './constants.ts';
import { plannedSize } from './imageSizes.ts';
import { justifiedRows } from './justifiedRows.ts';
import { createPackings, tracksLength, type Packings } from './packings.ts';
import type { LayoutItem, LayoutPlan, JustifiedOptions } from './types.ts';
import type { GalleryLayout } from '../virtual/types.ts';

export type ResolvedJustifiedOptions = {
  readonly [Name in keyof JustifiedOptions]-?: NonNullable<JustifiedOptions[Name]>;
};

/** Columns or rows of a justified layout, at any width. */
export interface JustifiedTracks {
  readonly count: number;
  /**
   * Lays out the tracks. `baseSize` is the width of a column, or the height of a row, before stretching. `width` and
   * `baseSize` are in CSS pixels.
   */
  layoutAt(width: number, baseSize: number): GalleryLayout;
  append(items: Iterable<LayoutItem>): JustifiedTracks;
}

/**
 * Creates a plan for a justified layout: columns of equal height, or rows that fill the width. Images keep their aspect
 * ratio (between 5:1 and 1:5) and are not cropped.
 *
 * @example
 * justifiedPlan(images, { direction: 'rows', thumbnailSize: 160 }).layoutAt(1200).rectangleOf(7);
 */
export function justifiedPlan(items: Iterable<LayoutItem>, options: JustifiedOptions = {}): LayoutPlan {
  const resolved = resolveJustifiedOptions(options);
  const tracks = resolved.direction === 'rows' ? justifiedRows(resolved) : justifiedColumns(resolved);
  return planOf(tracks, resolved).append(items);
}

function planOf(tracks: JustifiedTracks, options: ResolvedJustifiedOptions): LayoutPlan {
  return {
    count: tracks.count,
    layoutAt: (width, windowWidth = width) => tracks.layoutAt(width, baseSize(options, windowWidth)),
    append: (items) => planOf(tracks.append(items), options),
  };
}

/** Fills in the defaults. Development builds throw on invalid sizes. */
export function resolveJustifiedOptions({
  direction = 'columns',
  thumbnailSize = JUSTIFIED_THUMBNAIL_SIZE_PX,
  gap = JUSTIFIED_GAP_PX,
  totalWidth = JUSTIFIED_TOTAL_WIDTH_PERCENT,
  resizable = false,
  fillsWidth = true,
  lastRowStretch = JUSTIFIED_LAST_ROW_STRETCH,
}: JustifiedOptions): ResolvedJustifiedOptions {
  if (process.env.NODE_ENV !== 'production') {
    invariant(
      thumbnailSize > 0 && gap >= 0 && totalWidth > 0,
      'A justified layout received an invalid size, so it has no columns or rows. ' +
        '`thumbnailSize` and `totalWidth` must be positive, and `gap` must not be negative.',
    );
  }
  return { direction, thumbnailSize, gap, totalWidth, resizable, fillsWidth, lastRowStretch };
}

/**
 * Returns the base size for a window width. In a resizable justified layout, images are larger in large windows and
 * smaller in small ones.
 */
function baseSize({ thumbnailSize, resizable }: ResolvedJustifiedOptions, windowWidth: number): number {
  if (!resizable) return thumbnailSize;
  const share = windowWidth / JUSTIFIED_SCALE_UP_WIDTH_PX;
  if (windowWidth > JUSTIFIED_SCALE_UP_WIDTH_PX) return (1 + share) * thumbnailSize;
  if (windowWidth <= JUSTIFIED_SCALE_DOWN_WIDTH_PX)
    return (windowWidth / JUSTIFIED_SCALE_DOWN_WIDTH_PX) * thumbnailSize;
  return thumbnailSize;
}

/** Creates empty columns of a justified layout. Their widths differ so that all columns end at the same height. */
const justifiedColumns = (options: ResolvedJustifiedOptions): JustifiedTracks =>
  columnsOf(createPackings(options.thumbnailSize), options);

function columnsOf(packings: Packings, options: ResolvedJustifiedOptions): JustifiedTracks {
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

interface ColumnLayoutOptions extends ResolvedJustifiedOptions {
  readonly width: number;
  readonly baseSize: number;
}

function columnLayout(packings: Packings, options: ColumnLayoutOptions): GalleryLayout {
  const { gap, totalWidth, fillsWidth, width, baseSize } = options;
  const { count } = packings;
  // Every column includes its gap, even the last one.
  const length = (width * totalWidth) / 100 + gap;
  const base = Math.min(baseSize, length - gap);
  const columns = clamp(Math.min(Math.floor(length / (base + gap)), count), 1, MAX_TRACK_COUNT);
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
