'use client';
import { useLightboxAnalytics } from '@loggia/hooks/analytics';
import type { UseLightboxResult } from '@loggia/hooks/lightbox';
import type { LightboxProps } from './LightboxProps.ts';

export interface LightboxAnalyticsProps extends Pick<LightboxProps, 'onEvent'> {
  readonly lightbox: UseLightboxResult;
}

/** Tells the page of openings, of closings, and of what was shown in between. */
export function LightboxAnalytics({ lightbox, onEvent }: LightboxAnalyticsProps): null {
  useLightboxAnalytics(lightbox, { onEvent });
  return null;
}
