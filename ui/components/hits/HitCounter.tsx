'use client';
import { endEvents } from '@loggia/hooks/shared';
import type { UseHitsResult } from '@loggia/hooks/hits';

export interface HitCounterProps {
  readonly hits: Pick<UseHitsResult, 'text'>;
  /** The position over a picture. */
  readonly position?: 'top' | 'bottom' | undefined;
}

/** The hit counter: "Hits: 12", including this view. Nothing if the back end has no count. */
export function HitCounter({ hits: { text }, position }: HitCounterProps) {
  // Over a picture it is rendered outside the lightbox component.
  const props = { className: 'loggia-hits', 'data-position': position };
  return text ? <span {...(position ? endEvents(props) : props)}>{text}</span> : null;
}
