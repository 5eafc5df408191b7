'use client';
import { useEffect, useLayoutEffect } from 'react';

/** `useLayoutEffect` in a browser, and `useEffect` on the server, where React 18 would warn about layout effects. */
export const useIsomorphicLayoutEffect: typeof useLayoutEffect =
  typeof document === 'undefined' ? useEffect : useLayoutEffect;
