'use client';
import { useEffect, useLayoutEffect } from 'react';

/** `useLayoutEffect` in a browser; on a server, where React 18 would warn about it, the effect that never runs there. */
export const useIsomorphicLayoutEffect: typeof useLayoutEffect =
  typeof document === 'undefined' ? useEffect : useLayoutEffect;
