'use client';
import { useEffect } from 'react';
import type { UseLightboxIntentResult } from '@loggia/hooks';

export interface FollowOpeningProps {
  readonly intent: Pick<UseLightboxIntentResult, 'opening'>;
}

/** Stands for a pop-up whose code cannot be had: the link that was pressed is followed, as it would be without scripts. */
export function FollowOpening({ intent: { opening } }: FollowOpeningProps) {
  useEffect(() => {
    // A button has no address.
    const { href } = (opening?.opener ?? {}) as Partial<HTMLAnchorElement>;
    if (href) location.assign(href);
  }, [opening]);
  return null;
}
