export { Hits, useHitsContext } from './Hits.tsx';
export type { HitsProps } from './Hits.tsx';
export { HitCounter } from './HitCounter.tsx';
export type { HitCounterProps } from './HitCounter.tsx';
