import { scrollerOf } from '../../../core/shared/engine/scrolling.ts';
import { ITEM_OVERSCAN_WINDOWS, SCROLL_REST_DELAY_MS } from '../constants.ts';
import { measureItems, withoutDrift, type ItemColumn, type ItemMeasures } from '../measureItems.ts';
import type { GalleryLayout, LayoutRange, MeasuredItems, VisibleBand } from '../types.ts';
import { readVerticalBand, readWidth, watchContainer } from './watchContainer.ts';

const moved = ({ top, bottom }: VisibleBand, by: number): VisibleBand => ({ top: top + by, bottom: bottom + by });
const overscanOf = ({ top, bottom }: VisibleBand) => ITEM_OVERSCAN_WINDOWS * (bottom - top);

/** The items to mount and the layout that positions them. */
export interface ItemsView {
  readonly layout: GalleryLayout;
  readonly range: LayoutRange;
}

interface FollowItemsOptions {
  readonly list: HTMLElement;
  /** Returns the current items, or `undefined` while they must not be measured. */
  readonly readItems: () => MeasuredItems | undefined;
  /** Called when the view has changed. */
  readonly onChange: (view: ItemsView) => void;
}

interface ItemsFollower {
  /** Call this whenever the latest view has been rendered. Measures newly mounted items, which may move others. */
  settle(): void;
  end(): void;
}

/**
 * Mounts the items of a list that are near the viewport. When the heights of items above the center of the viewport
 * change, the item in the center keeps its position. The changes add up to a drift, which is corrected by a
 * programmatic scroll while the user is not scrolling.
 */
export function followItems({ list, readItems, onChange }: FollowItemsOptions): ItemsFollower {
  const rest = createRestWatch(refresh);
  // jsdom has no ResizeObserver and no sizes.
  const sizes = window.ResizeObserver && new ResizeObserver(scheduleRefresh);
  let column: ItemColumn | undefined;
  let view: ItemsView | undefined;
  // How far to scroll once the view is mounted.
  let shift = 0;
  let frame = 0;

  function refresh(): void {
    const items = readItems();
    const { width } = readWidth(list);
    if (!items || width === 0) return;
    const band = moved(readVerticalBand(list), shift);
    const gap = Number.parseFloat(getComputedStyle(list).rowGap) || 0;
    const anchor = anchorAt(list, column, band);
    column = measureItems(column, items, { width, gap, heights: readHeights(list), anchor });
    const added = endDrift(column, band);
    shift += added;
    publish(column.layout, moved(band, added));
  }

  /**
   * Removes the drift, unless the user is scrolling and the first item is far away. Returns how far to scroll to
   * compensate. While the top of the list is visible, this is 0, and the items move instead.
   */
  function endDrift(drifted: ItemColumn, band: VisibleBand): number {
    const reach = band.top - overscanOf(band);
    if (rest.isMoving() && reach > 0 && drifted.layout.rangeBetween(reach, reach).start > 0) return 0;
    column = withoutDrift(drifted);
    return band.top > 0 ? -drifted.drift : 0;
  }

  function publish(layout: GalleryLayout, band: VisibleBand): void {
    const range = layout.rangeBetween(band.top - overscanOf(band), band.bottom + overscanOf(band));
    if (view?.layout === layout && view.range.start === range.start && view.range.end === range.end) return;
    view = { layout, range };
    onChange(view);
  }

  /** Waits for the next frame, because browsers report an error if a `ResizeObserver` callback resizes the list. */
  function scheduleRefresh(): void {
    cancelAnimationFrame(frame);
    frame = requestAnimationFrame(refresh);
  }

  const endWatching = watchContainer(list, scheduleRefresh, () => {
    rest.note(list.getBoundingClientRect().top);
    refresh();
  });
  refresh();
  return {
    settle() {
      if (!readItems()) return;
      if (shift !== 0) scrollWithoutAnchoring(list, shift);
      shift = 0;
      refresh();
      // Unmounted items are no longer observed.
      sizes?.disconnect();
      for (const item of list.children) sizes?.observe(item);
    },
    end() {
      endWatching();
      cancelAnimationFrame(frame);
      rest.end();
      sizes?.disconnect();
    },
  };
}

/**
 * Returns the item in the center of a band, or `undefined` while the top of the list is visible. In that case, the top
 * of the list keeps its position.
 */
function anchorAt(
  list: HTMLElement,
  column: ItemColumn | undefined,
  { top, bottom }: VisibleBand,
): ItemMeasures['anchor'] {
  if (top <= 0) return undefined;
  const center = (top + bottom) / 2;
  if (!column) return mountedItemAt(list, center);
  const index = column.layout.rangeBetween(center, center).start;
  return { index, top: column.layout.rectangleOf(index).top };
}

/**
 * Scrolls a list whose items have moved. Scroll anchoring is turned off, because the browser would correct the movement
 * a second time.
 */
function scrollWithoutAnchoring(list: HTMLElement, top: number): void {
  list.style.overflowAnchor = 'none';
  scrollerOf(list).scrollBy?.({ top, behavior: 'instant' });
  list.style.overflowAnchor = '';
}

function itemsOf(list: HTMLElement): readonly (readonly [index: number, item: HTMLElement])[] {
  const items = [...list.children] as HTMLElement[];
  return items.flatMap((item) => (item.dataset['index'] ? [[Number(item.dataset['index']), item] as const] : []));
}

/** Returns the mounted items' heights by index, in CSS pixels. */
const readHeights = (list: HTMLElement): ReadonlyMap<number, number> =>
  new Map(itemsOf(list).flatMap(([index, { offsetHeight }]) => (offsetHeight > 0 ? [[index, offsetHeight]] : [])));

/**
 * Returns the mounted item at a distance from the top of a list, together with its top, in CSS pixels; `undefined` if
 * there is none.
 */
function mountedItemAt(list: HTMLElement, offset: number): ItemMeasures['anchor'] {
  const listTop = list.getBoundingClientRect().top;
  return itemsOf(list)
    .map(([index, item]) => ({ index, top: item.getBoundingClientRect().top - listTop }))
    .findLast(({ top }) => top <= offset);
}

interface RestWatch {
  isMoving(): boolean;
  /** Records the current position, in CSS pixels. */
  note(position: number): void;
  end(): void;
}

/** Creates a watch that calls `onRest` when the position has not changed for a while. */
function createRestWatch(onRest: () => void): RestWatch {
  let last: number | undefined;
  let timer = 0;
  return {
    isMoving: () => timer !== 0,
    note(position) {
      if (position === last) return;
      last = position;
      clearTimeout(timer);
      timer = window.setTimeout(() => {
        timer = 0;
        onRest();
      }, SCROLL_REST_DELAY_MS);
    },
    end: () => clearTimeout(timer),
  };
}
