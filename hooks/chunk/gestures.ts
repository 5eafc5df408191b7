'use client';
// Touch gestures and their two libraries.
export { CarouselSwipe } from '../carousel/CarouselSwipe.tsx';
export { SwipeRecognizer } from '../swipe/SwipeRecognizer.tsx';
export { ZoomRecognizer } from '../zoom/ZoomRecognizer.tsx';
