export { HITS_LABELS } from './labels.ts';
export { useHits } from './useHits.ts';
export type { HitsLabels } from './labels.ts';
export type { UseHitsOptions, UseHitsResult } from './useHits.ts';
