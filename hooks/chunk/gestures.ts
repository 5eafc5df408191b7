'use client';
// Touch gestures and the two libraries they depend on.
export { CarouselSwipe } from '../carousel/CarouselSwipe.tsx';
export { SwipeRecognizer } from '../swipe/SwipeRecognizer.tsx';
export { ZoomRecognizer } from '../zoom/ZoomRecognizer.tsx';
