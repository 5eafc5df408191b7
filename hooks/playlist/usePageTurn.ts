'use client';
import { useEffect, useRef, useState } from 'react';
import { useStableCallback } from '../shared/useStableCallback.ts';
import { PLAYER_SCROLL_OFFSET_PX } from './constants.ts';
import { usePlayerScroll } from './usePlayerScroll.ts';

export interface PageTurn {
  readonly setList: (element: HTMLElement | null) => void;
  /** A button was pressed that puts another page in place of the one that is shown; false: that adds one to it. */
  readonly noteTurn: (isTurn: boolean) => void;
}

/** Whoever turns the page stands below the list: its beginning is brought into the window once the page is there. */
export function usePageTurn(page: number): PageTurn {
  const [list, setList] = useState<HTMLElement | null>(null);
  const scrollToList = usePlayerScroll(list, PLAYER_SCROLL_OFFSET_PX, true);
  const isTurned = useRef(false);
  const noteTurn = useStableCallback((isTurn: boolean) => {
    isTurned.current = isTurn;
  });
  const follow = useStableCallback(() => {
    if (isTurned.current) scrollToList();
    isTurned.current = false;
  });
  useEffect(follow, [page, follow]);
  return { setList, noteTurn };
}
