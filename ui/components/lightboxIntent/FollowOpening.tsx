'use client';
import { useEffect } from 'react';
import type { UseLightboxIntentResult } from '@loggia/hooks/lightboxIntent';

export interface FollowOpeningProps {
  readonly intent: Pick<UseLightboxIntentResult, 'opening' | 'setOpening'>;
}

/** Stands for a pop-up whose code cannot be had: the link that was pressed is followed, as it would be without scripts. */
export function FollowOpening({ intent: { opening, setOpening } }: FollowOpeningProps) {
  useEffect(() => {
    // A button has no address.
    const { href } = (opening?.opener ?? {}) as Partial<HTMLAnchorElement>;
    if (!href) return;
    location.assign(href);
    // Else it would open when the network is back, over whatever the visitor looks at by then.
    setOpening(null);
  }, [opening, setOpening]);
  return null;
}
