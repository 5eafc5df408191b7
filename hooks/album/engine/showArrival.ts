import { fillLabel } from '../../shared/fillLabel.ts';
import type { AlbumDeskOptions, AlbumMove } from '../albumDesk.ts';
import { lastCrumb } from '../albumPath.ts';
import type { AlbumArrival } from '../albumState.ts';
import type { AlbumMoveReason } from '../types.ts';

/** What comes with a level that a move led to. */
export function createArrival(
  move: AlbumMove,
  options: Pick<AlbumDeskOptions, 'containerRef' | 'headingRef'>,
): AlbumArrival {
  return {
    tell({ title, position }, labels) {
      // How many more there are is said where the button for them is.
      if (move.reason === 'appending') return '';
      return move.reason === 'paging' ? position : fillLabel(labels.opened, { title });
    },
    show: () => showArrival(options, move),
  };
}

/** Moves that change what the page is about: focus goes to the new title. */
const FOCUSING: ReadonlySet<AlbumMoveReason> = new Set(['enter', 'back', 'breadcrumb', 'history', 'imperative']);

/**
 * After a change of level: focus on the title, and the page where the visitor left that level, or at its beginning. Returns what
 * ends it.
 */
function showArrival(
  { containerRef, headingRef }: Pick<AlbumDeskOptions, 'containerRef' | 'headingRef'>,
  { path, reason }: AlbumMove,
): (() => void) | undefined {
  if (reason === 'paging') showBeginning(containerRef.current);
  if (!FOCUSING.has(reason)) return undefined;
  headingRef.current?.focus({ preventScroll: true });
  const top = lastCrumb(path)?.scrollTop;
  if (top === undefined) {
    // Where there is no place to come back to, the browser may know one of its own.
    if (reason !== 'history') showBeginning(containerRef.current);
    return undefined;
  }
  window.scrollTo({ top, behavior: 'instant' });
  // Once more when the list has been laid out, which may make the page as long as it was.
  const frame = requestAnimationFrame(() => window.scrollTo({ top, behavior: 'instant' }));
  return () => cancelAnimationFrame(frame);
}

/** Scrolls to the beginning of an element whose beginning is out of sight. `scroll-margin` says how far above. */
export function showBeginning(element: HTMLElement | null): void {
  const { top = 0 } = element?.getBoundingClientRect() ?? {};
  if (top < 0 || top > window.innerHeight) element?.scrollIntoView?.({ behavior: 'instant' });
}
