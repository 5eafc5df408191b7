import { lastCrumb } from '../albumPath.ts';
import type { AlbumDeskOptions } from '../AlbumDesk.ts';
import type { AlbumMove } from '../AlbumMove.ts';
import { showBeginning } from './showBeginning.ts';
import type { AlbumMoveReason } from '../types.ts';

/** Moves that change what the page is about: focus goes to the new title. */
const FOCUSING: ReadonlySet<AlbumMoveReason> = new Set(['enter', 'back', 'breadcrumb', 'history', 'imperative']);

/**
 * After a change of level: focus on the title, and the page where the visitor left that level, or at its beginning. Returns what
 * ends it.
 */
export function showArrival(
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
