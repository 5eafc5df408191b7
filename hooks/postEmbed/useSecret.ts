'use client';
import { useState, useSyncExternalStore } from 'react';
import { createSecret } from './engine/createSecret.ts';
import { isSecret } from './isSecret.ts';

const subscribe = () => () => undefined;

function createKeeper(): () => string {
  let secret = '';
  return () => (secret ||= createSecret());
}

/** The secret that a frame came with, else one of our own: not before the page is alive, or server and browser would differ. */
export function useSecret(given: string | undefined): string {
  const [keep] = useState(createKeeper);
  const own = useSyncExternalStore(subscribe, keep, () => '');
  return isSecret(given) ? given : own;
}
