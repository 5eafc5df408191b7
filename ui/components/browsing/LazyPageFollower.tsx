'use client';
import { lazyPart } from '../lightbox/lazyPart.tsx';

/** No first paint waits for it. */
export const LazyPageFollower = lazyPart(async () => (await import('./PageFollower.tsx')).PageFollower);
