export { HitCounter } from './HitCounter.tsx';
export type { HitCounterProps } from './HitCounter.tsx';
