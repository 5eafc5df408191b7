'use client';
import type { UseLightboxResult } from '@loggia/hooks/lightbox';

export interface LightboxStatusProps {
  readonly lightbox: Pick<UseLightboxResult, 'labels' | 'imageStatus' | 'failure'>;
}

/** A ring that breathes while something loads; CSS holds it back for a moment, so that quick loads show none. */
export function LightboxStatus({ lightbox }: LightboxStatusProps) {
  const { labels, imageStatus, failure } = lightbox;
  return imageStatus === 'loading' && !failure ? (
    <div className="loggia-spinner" role="progressbar" aria-label={labels.loading} />
  ) : null;
}
