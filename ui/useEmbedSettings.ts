'use client';
import type { UseEmbedOptions } from '@loggia/hooks/embed';
import { useKit } from './KitContext.ts';

export type EmbedSettings = Pick<UseEmbedOptions, 'requiresConsent' | 'consent' | 'hosts'>;

/** Returns the loading options for content of other companies: a part's own, else those of the nearest `KitProvider`. */
export function useEmbedSettings<TSettings extends Partial<EmbedSettings>>(own: TSettings): EmbedSettings {
  const { embeds } = useKit();
  return {
    requiresConsent: own.requiresConsent ?? embeds?.requiresConsent,
    consent: own.consent ?? embeds?.consent,
    hosts: own.hosts ?? embeds?.hosts,
  };
}
