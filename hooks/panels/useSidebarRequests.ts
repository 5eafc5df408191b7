'use client';
import { useRef } from 'react';
import { useActiveSpan } from '../shared/useActiveSpan.ts';
import type { SidebarRequest } from './sidebarTypes.ts';

/** Opens what is asked for with the lightbox, each in its time, and forgets it when the lightbox closes. */
export function useSidebarRequests(
  isOpen: boolean,
  requests: readonly SidebarRequest[],
  open: (name: string) => void,
): void {
  const timers = useRef<ReturnType<typeof setTimeout>[]>([]);
  useActiveSpan(
    isOpen,
    () => {
      for (const { name, delayMs } of requests) {
        if (delayMs > 0) timers.current.push(setTimeout(() => open(name), delayMs));
        else open(name);
      }
    },
    () => {
      for (const timer of timers.current.splice(0)) clearTimeout(timer);
    },
  );
}
