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

/** Whoever turns the page stands below the list. Its beginning is brought into the window once the page is there, unless it is in it. */
export function usePageTurn(page: number): PageTurn {
  const [list, setList] = useState<HTMLElement | null>(null);
  const scrollToList = usePlayerScroll(list, PLAYER_SCROLL_OFFSET_PX);
  const isTurned = useRef(false);
  const follow = useStableCallback(() => {
    const top = list?.getBoundingClientRect().top ?? 0;
    if (isTurned.current && (top < 0 || top > window.innerHeight)) scrollToList();
    isTurned.current = false;
  });
  useEffect(follow, [page, follow]);
  const noteTurn = useStableCallback((isTurn: boolean) => {
    isTurned.current = isTurn;
  });
  return { setList, noteTurn };
}
