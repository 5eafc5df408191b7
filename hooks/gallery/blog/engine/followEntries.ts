import { readVerticalBand, readWidth, watchContainer } from '../../layout/engine/watchContainer.ts';
import type { VisibleBand } from '../../layout/types.ts';
import { scrollerOf } from '../../../core/shared/engine/scrolling.ts';
import { BLOG_OVERSCAN_WINDOWS, BLOG_REST_DELAY_MS } from '../constants.ts';
import { createEntryModel } from '../createEntryModel.ts';
import type { EntryWindow, EntryWindowSettings, EntryWindowView } from '../types.ts';

interface FollowEntriesOptions {
  readonly list: HTMLElement;
  readonly readSettings: () => EntryWindowSettings;
  /** Called after the view has changed. */
  readonly onChange: () => void;
  readonly signal: AbortSignal;
}

const moved = ({ top, bottom }: VisibleBand, by: number): VisibleBand => ({ top: top + by, bottom: bottom + by });
const overscanOf = ({ top, bottom }: VisibleBand) => BLOG_OVERSCAN_WINDOWS * (bottom - top);
/**
 * Returns the center of a band, or `undefined` while the top of the list is visible. In that case, the top of the list
 * keeps its position.
 */
const middleOf = ({ top, bottom }: VisibleBand) => (top > 0 ? (top + bottom) / 2 : undefined);

/**
 * Mounts the entries of a list that are near the viewport, until `signal` is aborted. When the heights of entries above
 * the center of the viewport change, the entry in the center keeps its position. The changes add up to a drift, which
 * is corrected by a programmatic scroll while the user is not scrolling.
 */
export function followEntries({ list, readSettings, onChange, signal }: FollowEntriesOptions): EntryWindow {
  const model = createEntryModel();
  const rest = createRestWatch(refresh, BLOG_REST_DELAY_MS);
  const sizes = watchSizes(refresh);
  let view: EntryWindowView | null = null;
  // How far to scroll once the view is mounted.
  let shift = 0;

  function refresh(): void {
    const settings = readSettings();
    const { width } = readWidth(list);
    if (signal.aborted || settings.isPaused || settings.count === 0 || width === 0) return;
    const gap = Number.parseFloat(getComputedStyle(list).rowGap) || 0;
    const band = moved(readVerticalBand(list), shift);
    model.update(settings, { width, gap, heights: measureEntries(list), anchor: anchorAt(middleOf(band)) });
    const added = endDrift(band);
    shift += added;
    publish(moved(band, added), settings);
  }

  function anchorAt(middle: number | undefined) {
    if (middle === undefined) return undefined;
    if (!view) return flowingEntryAt(list, middle);
    const index = model.indexAt(middle);
    return { index, top: model.topOf(index) };
  }

  /**
   * Removes the drift, unless the user is scrolling and the first entry is far away. Returns how far to scroll to
   * compensate. While the top of the list is visible, this is 0, and the entries move instead.
   */
  function endDrift(band: VisibleBand): number {
    const reach = band.top - overscanOf(band);
    if (rest.isMoving && reach > 0 && model.indexAt(reach) > 0) return 0;
    const shiftToStay = model.endDrift();
    return band.top > 0 ? shiftToStay : 0;
  }

  function publish(band: VisibleBand, settings: EntryWindowSettings): void {
    const overscan = overscanOf(band);
    const range = { start: model.indexAt(band.top - overscan), end: model.indexAt(band.bottom + overscan) + 1 };
    const next = model.viewOf(range, settings);
    if (view && isSameView(view, next)) return;
    view = next;
    onChange();
  }

  const endWatching = watchContainer(list, refresh, () => {
    rest.note(list.getBoundingClientRect().top);
    refresh();
  });
  for (const end of [endWatching, rest.end, sizes.end]) signal.addEventListener('abort', end, { once: true });
  return {
    get view() {
      return view;
    },
    settle() {
      if (readSettings().isPaused) return;
      if (shift !== 0) scrollerOf(list).scrollBy?.({ top: shift, behavior: 'instant' });
      shift = 0;
      sizes.watch(list.children);
      refresh();
    },
  };
}

/** Whether two views contain the same entries at the same positions. */
function isSameView(one: EntryWindowView, other: EntryWindowView): boolean {
  return (
    one.height === other.height &&
    one.layout.width === other.layout.width &&
    one.indices.length === other.indices.length &&
    one.indices.every((index, place) => other.indices[place] === index && one.tops.get(index) === other.tops.get(index))
  );
}

/** Returns the mounted entries' heights by index, in CSS pixels. */
function measureEntries(list: HTMLElement): ReadonlyMap<number, number> {
  const heights = new Map<number, number>();
  for (const child of list.children) {
    const { dataset, offsetHeight } = child as HTMLElement;
    const index = Number(dataset['index']);
    if (dataset['index'] !== undefined && offsetHeight > 0) heights.set(index, offsetHeight);
  }
  return heights;
}

/**
 * Returns the entry at a distance from the top of a list whose entries are still in normal flow, together with its top,
 * in CSS pixels; `undefined` if there is none.
 */
function flowingEntryAt(list: HTMLElement, offset: number): { index: number; top: number } | undefined {
  const listTop = list.getBoundingClientRect().top;
  let found;
  for (const child of list.children) {
    const top = child.getBoundingClientRect().top - listTop;
    const { index } = (child as HTMLElement).dataset;
    if (index !== undefined && top <= offset) found = { index: Number(index), top };
  }
  return found;
}

interface RestWatch {
  readonly isMoving: boolean;
  /** Records the current position, in CSS pixels. */
  note(position: number): void;
  end(): void;
}

/** Creates a watch that calls `onRest` when the position has not changed for a while. */
function createRestWatch(onRest: () => void, delayMs: number): RestWatch {
  let last: number | undefined;
  let isMoving = false;
  let timer = 0;
  return {
    get isMoving() {
      return isMoving;
    },
    note(position) {
      if (position === last) return;
      last = position;
      isMoving = true;
      clearTimeout(timer);
      timer = window.setTimeout(() => {
        isMoving = false;
        onRest();
      }, delayMs);
    },
    end: () => clearTimeout(timer),
  };
}

interface SizeWatch {
  /** Watches these elements and no others. */
  watch(elements: Iterable<Element>): void;
  end(): void;
}

/** Creates a watch that calls `onResize` before paint when the size of a watched element changes. */
function watchSizes(onResize: () => void): SizeWatch {
  const observer = new ResizeObserver(onResize);
  let watched: ReadonlySet<Element> = new Set();
  return {
    watch(elements) {
      const next = new Set(elements);
      for (const element of watched) if (!next.has(element)) observer.unobserve(element);
      // Observers immediately report each newly observed element, so do not observe known ones again.
      for (const element of next) if (!watched.has(element)) observer.observe(element);
      watched = next;
    },
    end: () => observer.disconnect(),
  };
}
