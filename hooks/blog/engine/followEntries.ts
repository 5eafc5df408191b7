import { readVerticalBand } from '../../layout/engine/readVerticalBand.ts';
import { readWidth } from '../../layout/engine/readWidth.ts';
import type { VisibleBand } from '../../layout/types.ts';
import { watchContainer } from '../../layout/engine/watchContainer.ts';
import { scrollerOf } from '../../shared/engine/scrollerOf.ts';
import { BLOG_OVERSCAN_WINDOWS, BLOG_REST_DELAY_MS } from '../constants.ts';
import { createEntryModel } from '../createEntryModel.ts';
import { createRestWatch } from './createRestWatch.ts';
import { flowingEntryAt } from './flowingEntryAt.ts';
import { isSameView } from '../isSameView.ts';
import { measureEntries } from '../measureEntries.ts';
import type { EntryWindow, EntryWindowSettings, EntryWindowView } from '../types.ts';
import { watchSizes } from './watchSizes.ts';

export interface FollowEntriesOptions {
  readonly list: HTMLElement;
  readonly readSettings: () => EntryWindowSettings;
  /** There is another view. */
  readonly onChange: () => void;
  readonly signal: AbortSignal;
}

const moved = ({ top, bottom }: VisibleBand, by: number): VisibleBand => ({ top: top + by, bottom: bottom + by });
const overscanOf = ({ top, bottom }: VisibleBand) => BLOG_OVERSCAN_WINDOWS * (bottom - top);
/** Undefined where the top of the list is in sight: it stays there. */
const middleOf = ({ top, bottom }: VisibleBand) => (top > 0 ? (top + bottom) / 2 : undefined);

/**
 * Follows the window through a list, until `signal` is aborted. The entry in the middle of the window stays where it is while heights
 * above it turn out otherwise: those drift, and the page is scrolled to where they belong when nobody scrolls.
 */
export function followEntries({ list, readSettings, onChange, signal }: FollowEntriesOptions): EntryWindow {
  const model = createEntryModel();
  const rest = createRestWatch(refresh, BLOG_REST_DELAY_MS);
  const sizes = watchSizes(refresh);
  let view: EntryWindowView | null = null;
  // By which the page is to be scrolled as soon as the view is in the document.
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

  /** Unless that would take the page out of somebody's hands. Where the top of the list is in sight, it is the entries that move. */
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
