export { Swipe } from './Swipe.tsx';
export type { SwipeProps } from './Swipe.tsx';
