'use client';
import { endEvents } from '@loggia/hooks/shared';
import type { UseHitsResult } from '@loggia/hooks/hits';
import { createCompanion } from '../companion.ts';

/** The state that `Hits` shares with its counter. Blogs use the counter without `Hits`. */
export const HitsCompanion = /* @__PURE__ */ createCompanion<UseHitsResult>('Hits');

export interface HitCounterProps {
  /** @default the state of the nearest `Hits` */
  readonly hits?: Pick<UseHitsResult, 'text'> | undefined;
  /** The edge of the image that the counter overlaps. If omitted, the counter is rendered inline. */
  readonly position?: 'top' | 'bottom' | undefined;
}

/**
 * Renders the hit counter, such as "Hits: 12". The number includes the current view. Renders nothing if the backend
 * doesn't provide a count.
 */
export function HitCounter({ hits, position }: HitCounterProps) {
  const { text } = HitsCompanion.use(hits);
  // If the counter is over the image, presses on it must not reach React ancestors outside the lightbox.
  const props = { className: 'loggia-hits', 'data-position': position };
  return text ? <span {...(position ? endEvents(props) : props)}>{text}</span> : null;
}
