'use client';
import { lazyPart } from '../components/lightbox/lazyPart.tsx';

// The first picture of a lightbox waits for none of these.
export const LazyCompanions = lazyPart(async () => (await import('./LightboxCompanions.tsx')).LightboxCompanions);
export const LazyTools = lazyPart(async () => (await import('./LightboxTools.tsx')).LightboxTools);
export const LazyFilmstrip = lazyPart(async () => (await import('./LightboxFilmstrip.tsx')).LightboxFilmstrip);
