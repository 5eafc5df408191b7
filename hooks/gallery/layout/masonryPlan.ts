import { clamp } from '../../core/shared/clamp.ts';
import { invariant } from '../../core/shared/developerMessages.ts';
import { MAX_TRACK_COUNT, MASONRY_GAP_PX, MASONRY_THUMBNAIL_SIZE_PX, MAX_COLUMNS } from './constants.ts';
import { createPackings, tracksLength, type Packings } from './packings.ts';
import { plannedSize } from './imageSizes.ts';
import type { LayoutItem, LayoutPlan, MasonryOptions } from './types.ts';
import type { GalleryLayout } from '../virtual/types.ts';

type ResolvedOptions = { readonly [Name in keyof MasonryOptions]-?: NonNullable<MasonryOptions[Name]> };

/**
 * Creates a plan for a masonry layout: columns of equal width, or rows of equal height. Each image keeps its aspect
 * ratio (between 5:1 and 1:5) and is placed in the shortest column. The placement depends only on the ratios and the
 * number of columns, so images do not change columns when the window is resized slightly or images are appended.
 *
 * @example
 * masonryPlan(images, { maxColumns: 3 }).layoutAt(1200).rectangleOf(7);
 */
export function masonryPlan(items: Iterable<LayoutItem>, options: MasonryOptions = {}): LayoutPlan {
  const resolved = resolve(options);
  return planOf(createPackings(resolved.thumbnailSize), resolved).append(items);
}

function resolve(options: MasonryOptions): ResolvedOptions {
  const {
    direction = 'columns',
    thumbnailSize = MASONRY_THUMBNAIL_SIZE_PX,
    maxColumns = MAX_COLUMNS,
    gap = MASONRY_GAP_PX,
    resizable = true,
  } = options;
  if (process.env.NODE_ENV !== 'production') {
    invariant(
      thumbnailSize > 0 && gap >= 0,
      'A masonry layout received an invalid size, so it has no columns. ' +
        '`thumbnailSize` must be positive, and `gap` must not be negative.',
    );
  }
  return {
    direction,
    thumbnailSize,
    maxColumns: clamp(Math.floor(maxColumns), 1, MAX_TRACK_COUNT),
    gap,
    resizable,
  };
}

function planOf(packings: Packings, options: ResolvedOptions): LayoutPlan {
  const { direction, gap } = options;
  const isVertical = direction === 'columns';
  return {
    count: packings.count,
    layoutAt: (width) => (isVertical ? verticalLayout(packings, options, width) : horizontalLayout(packings, options)),
    append: (items) => planOf(packings.append(items, isVertical ? columnLengths : rowLengths), options),
  };

  function columnLengths(item: LayoutItem) {
    const { width, height } = plannedSize(item);
    return { units: height / width, fixed: (item.captionHeight ?? 0) + gap };
  }
  function rowLengths(item: LayoutItem) {
    const { width, height } = plannedSize(item);
    return { units: width / height, fixed: gap };
  }
}

function verticalLayout(packings: Packings, options: ResolvedOptions, width: number): GalleryLayout {
  const { thumbnailSize, maxColumns, gap, resizable } = options;
  const { count } = packings;
  const columns = clamp(Math.floor(width / thumbnailSize) + (resizable ? 1 : 0), 1, maxColumns);
  const slotWidth = Math.max(0, (width - gap * (columns - 1)) / columns);
  const columnWidth = resizable ? slotWidth : Math.min(slotWidth, thumbnailSize);
  const used = Math.min(columns, count);
  const offset = (width - used * (columnWidth + gap) + gap) / 2;
  const packing = packings.into(columns);
  return {
    count,
    width,
    height: tracksLength(packing.tracks, () => columnWidth, gap),
    rectangleOf(index) {
      const { track, units, fixed, unitsBefore, fixedBefore } = packing.itemAt(index);
      return {
        left: offset + track * (columnWidth + gap),
        top: unitsBefore * columnWidth + fixedBefore,
        width: columnWidth,
        height: units * columnWidth + fixed - gap,
      };
    },
    rangeBetween: (top, bottom) => packing.rangeBetween(top, bottom, () => columnWidth),
  };
}

/**
 * Creates a masonry layout in rows. It is as wide as its longest row, and its bands run from the inline start to the
 * inline end.
 */
function horizontalLayout(packings: Packings, options: ResolvedOptions): GalleryLayout {
  const { thumbnailSize: rowHeight, maxColumns, gap } = options;
  const { count } = packings;
  const packing = packings.into(maxColumns);
  return {
    count,
    // Never 0, because a list without a width would not be measured again.
    width: Math.max(
      1,
      tracksLength(packing.tracks, () => rowHeight, gap),
    ),
    height: Math.max(0, Math.min(maxColumns, count) * (rowHeight + gap) - gap),
    rectangleOf(index) {
      const { track, units, unitsBefore, fixedBefore } = packing.itemAt(index);
      return {
        left: unitsBefore * rowHeight + fixedBefore,
        top: track * (rowHeight + gap),
        width: units * rowHeight,
        height: rowHeight,
      };
    },
    rangeBetween: (start, end) => packing.rangeBetween(start, end, () => rowHeight),
  };
}
