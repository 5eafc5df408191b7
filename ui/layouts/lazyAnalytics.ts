'use client';
import { lazyPart } from '../components/lightbox/lazyPart.tsx';

const loadAnalytics = () => import('./analyticsParts.ts');

export const LazyAnalytics = lazyPart(async () => (await loadAnalytics()).LightboxAnalytics);
export const LazyListeners = lazyPart(async () => (await loadAnalytics()).LightboxListeners);
