'use client';
import { useEffect } from 'react';
import { useStableCallback } from './useStableCallback.ts';
import { useTimeout } from './useTimeout.ts';

/** Calls when the form of an element is reset, be it around the element or named by its `form`. Not where the page prevents the reset. */
export function useFormReset(element: HTMLButtonElement | null, onReset: (event: Event) => void): void {
  const timeout = useTimeout();
  const callBack = useStableCallback(onReset);
  useEffect(() => {
    const root = element?.getRootNode();
    const handle = (event: Event): void => {
      if (!element?.form || event.target !== element.form) return;
      // Every listener comes first, also React's own: each may prevent the reset.
      timeout.start(0, () => {
        if (!event.defaultPrevented) callBack(event);
      });
    };
    // The form of an element may change at any time; its tree has every form that it can have.
    root?.addEventListener('reset', handle, true);
    return () => root?.removeEventListener('reset', handle, true);
  }, [element, timeout, callBack]);
}
