'use client';
import { useEffect, useState } from 'react';
import { useStableCallback } from '../shared/useStableCallback.ts';

/** Whether focus is on a link of the menu that has led to where the page is: one of this page. */
function isFollowed(menu: HTMLElement): boolean {
  const { activeElement } = document;
  const isLink = activeElement instanceof HTMLAnchorElement && menu.contains(activeElement);
  return isLink && activeElement.hash !== '' && activeElement.href === location.href;
}

/**
 * Takes over a menu that the browser has opened before there was a script, or closes it where a link of the page was followed since.
 * Gives whether it is open since then.
 */
export function useOpenedBefore(menuId: string, isOpen: boolean, open: () => boolean): boolean {
  const [isOpenedBefore, setOpenedBefore] = useState(false);
  if (isOpenedBefore && !isOpen) setOpenedBefore(false);
  const takeOver = useStableCallback((menu: HTMLDialogElement) => {
    if (isFollowed(menu)) menu.close();
    else if (open()) setOpenedBefore(true);
  });
  useEffect(() => {
    const menu = document.getElementById(menuId);
    if (menu instanceof HTMLDialogElement && menu.open) takeOver(menu);
  }, [menuId, takeOver]);
  return isOpenedBefore;
}
