import type { RefObject } from 'react';
import { isFreshVisit, readPageTop } from '../../../core/shared/engine/scrolling.ts';
import { scrollChunk } from '../chunks.ts';
import type { RestorableList } from '../types.ts';
import { scrollPositionStore } from './scrollPositionStore.ts';
import { watchUserMoves } from './userMoves.ts';

/** Where to scroll: to the position that the user left, or to the item in the URL fragment. */
export type ScrollTarget = 'position' | 'fragment';

function firstTarget(): ScrollTarget | undefined {
  if (!isFreshVisit()) return 'position';
  // If a newly opened page is already scrolled, the browser or the user has scrolled it.
  return window.location.hash && readPageTop() === 0 ? 'fragment' : undefined;
}

/** Saves the page's position without an item, because the code that finds the item has not loaded yet. */
function savePageTop(): void {
  const scrollY = readPageTop();
  scrollPositionStore.write(scrollY > 0 ? { id: '', top: 0, left: 0, scrollY } : undefined);
}

/**
 * Restores the scroll position of a page with this list, saves the position when the user leaves, and scrolls to the
 * item in the URL fragment. The code for this is loaded when it is first needed or when the page scrolls. Returns a
 * cleanup function.
 */
export function restoreScroll(list: RefObject<RestorableList>): () => void {
  const ending = new AbortController();
  const { signal } = ending;
  const end = () => ending.abort();
  let target = firstTarget();
  let top = readPageTop();
  const { code } = scrollChunk;
  if (code) {
    code.followScroll(list, { target, top, signal });
    return end;
  }

  /** Aborted once the code has loaded. */
  const waiting = new AbortController();
  signal.addEventListener('abort', () => waiting.abort());
  const load = () => {
    scrollChunk.load().then(
      ({ followScroll }) => {
        if (waiting.signal.aborted) return;
        waiting.abort();
        followScroll(list, { target, top, signal });
      },
      // Without the code, the browser restores the position as far as it can.
      () => undefined,
    );
  };
  const { containerRef } = list.current.virtualized;
  const scrolling = { capture: true, passive: true, signal: waiting.signal };
  addEventListener('scroll', load, scrolling);
  // Scroll events inside a shadow tree do not leave it.
  containerRef.current?.getRootNode().addEventListener('scroll', load, scrolling);
  addEventListener(
    'hashchange',
    () => {
      target = 'fragment';
      top = readPageTop();
      load();
    },
    waiting,
  );
  addEventListener(
    'pagehide',
    () => {
      // Do not overwrite the saved position before it has been restored.
      if (target !== 'position') savePageTop();
    },
    waiting,
  );
  watchUserMoves(() => {
    target = undefined;
  }, waiting.signal);
  if (target || top > 0) load();
  return end;
}
