'use client';
import { useFollowOpening } from '@loggia/hooks/lightboxIntent';
import type { UseLightboxIntentResult } from '@loggia/hooks/lightboxIntent';

export interface FollowOpeningProps {
  readonly intent: Pick<UseLightboxIntentResult, 'opening' | 'setOpening'>;
}

/** Stands for a pop-up whose code cannot be had: the link that was pressed is followed. */
export function FollowOpening({ intent }: FollowOpeningProps) {
  useFollowOpening(intent);
  return null;
}
