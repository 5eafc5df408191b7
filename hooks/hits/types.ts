import type { HitCounter } from '../backend/HitCounter.ts';
import type { HitsLabels } from './labels.ts';

export interface UseHitsOptions {
  /** @default the back end's */
  readonly counter?: HitCounter | undefined;
  readonly labels?: Partial<HitsLabels> | undefined;
  /** @default true */
  readonly enabled?: boolean | undefined;
}

export interface UseHitsResult {
  /** Showings of the current image with this one counted in; undefined where the back end does not tell. */
  readonly hitCount: number | undefined;
  /** The count in words, '' where there is none to tell. */
  readonly text: string;
  readonly labels: HitsLabels;
}
