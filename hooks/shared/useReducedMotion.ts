'use client';
import { useMediaQuery } from './useMediaQuery.ts';

/** Whether the visitor asked the system for less motion. */
export function useReducedMotion(): boolean {
  return useMediaQuery('(prefers-reduced-motion: reduce)');
}
