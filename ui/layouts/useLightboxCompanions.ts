'use client';
import { useBackend } from '@loggia/hooks/backend';
import { useDeepLink } from '@loggia/hooks/deepLink';
import { useHistoryEntry } from '@loggia/hooks/history';
import { useHits } from '@loggia/hooks/hits';
import type { UseHitsResult } from '@loggia/hooks/hits';
import type { UseLightboxResult } from '@loggia/hooks/lightbox';
import type { LightboxProps } from './LightboxProps.ts';

export type LightboxCompanionOptions = Pick<LightboxProps, 'galleryId' | 'deepLink' | 'history' | 'hits' | 'backend'>;

/** What goes along with a lightbox unseen, also while it is closed: the address, Back, the count of showings. */
export function useLightboxCompanions(lightbox: UseLightboxResult, options: LightboxCompanionOptions): UseHitsResult {
  const { galleryId, deepLink: codec = true, history, hits } = options;
  const backend = useBackend(options.backend);
  const deepLink = useDeepLink(lightbox, {
    galleryId,
    codec: typeof codec === 'object' ? codec : undefined,
    enabled: codec !== false,
  });
  useHistoryEntry(lightbox, { deepLink, enabled: history });
  return useHits(lightbox, hits === false ? { enabled: false } : { counter: hits ?? backend?.hits });
}
