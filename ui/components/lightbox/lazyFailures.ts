'use client';
import { lazyPart } from './lazyPart.tsx';

/** To be called early, so that the code is there when the network is not. */
export const loadFailures = () => import('./failures.ts');

export const LazyImageFailure = lazyPart(async () => (await loadFailures()).ImageFailure);
export const LazyLightboxFailure = lazyPart(async () => (await loadFailures()).LightboxFailure);
