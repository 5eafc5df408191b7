'use client';
import { useEffect } from 'react';

const PROPERTY = '--loggia-consent-height';

/** Keeps the height of the bar on the page's root, so that style sheets leave room for it at the end of the page and below what has the focus. */
export function useBarHeight(bar: HTMLElement | null): void {
  useEffect(() => {
    if (!bar || typeof ResizeObserver === 'undefined') return undefined;
    const { style } = bar.ownerDocument.documentElement;
    const observer = new ResizeObserver(() => style.setProperty(PROPERTY, `${bar.offsetHeight}px`));
    observer.observe(bar);
    return () => {
      observer.disconnect();
      style.removeProperty(PROPERTY);
    };
  }, [bar]);
}
