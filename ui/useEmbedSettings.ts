'use client';
import type { UseEmbedOptions } from '@loggia/hooks/embed';
import { useKit } from './KitContext.ts';

export type EmbedSettings = Pick<UseEmbedOptions, 'requiresConsent' | 'consent' | 'hosts'>;

/** How something of another company loads: as the part is told, and else as the nearest `KitProvider` says. */
export function useEmbedSettings<TSettings extends Partial<EmbedSettings>>(own: TSettings): EmbedSettings {
  const { embeds } = useKit();
  return {
    requiresConsent: own.requiresConsent ?? embeds?.requiresConsent,
    consent: own.consent ?? embeds?.consent,
    hosts: own.hosts ?? embeds?.hosts,
  };
}
