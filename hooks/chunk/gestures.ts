'use client';
// What fingers do, with the two libraries that know how fingers move.
export { CarouselSwipe } from '../carousel/CarouselSwipe.tsx';
export { SwipeRecognizer } from '../swipe/SwipeRecognizer.tsx';
export { ZoomRecognizer } from '../zoom/ZoomRecognizer.tsx';
