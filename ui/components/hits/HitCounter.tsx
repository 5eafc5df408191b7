'use client';
import { endEvents } from '@loggia/hooks/shared';
import type { UseHitsResult } from '@loggia/hooks/hits';

export interface HitCounterProps {
  readonly hits: Pick<UseHitsResult, 'text'>;
  /** Over a picture: where it stands. */
  readonly position?: 'top' | 'bottom' | undefined;
}

/** "Hits: 12", with this showing counted in; nothing where the back end tells no count. */
export function HitCounter({ hits: { text }, position }: HitCounterProps) {
  // Over a picture it is drawn from beside the lightbox.
  const props = { className: 'loggia-hits', 'data-position': position };
  return text ? <span {...(position ? endEvents(props) : props)}>{text}</span> : null;
}
