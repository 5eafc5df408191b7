'use client';
import { useEffect } from 'react';
import type { LightboxOpening } from '@loggia/hooks';

export interface FollowOpeningProps {
  readonly opening: LightboxOpening | null;
}

/** Stands for a pop-up whose code cannot be had: the link that was pressed is followed, as it would be without scripts. */
export function FollowOpening({ opening }: FollowOpeningProps) {
  useEffect(() => {
    if (opening?.opener instanceof HTMLAnchorElement) location.assign(opening.opener.href);
  }, [opening]);
  return null;
}
