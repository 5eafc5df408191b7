'use client';
import type { UseEmbedOptions, UseEmbedResult } from '@loggia/hooks/embed';
import { useKit } from '../KitProvider.tsx';

export interface EmbedNoticeProps {
  readonly embed: Pick<UseEmbedResult, 'notice' | 'canRemember' | 'getAlwaysButtonProps'>;
}

/** Renders the consent notice. If consent can be stored, it includes a button that remembers the user's choice. */
export function EmbedNotice({ embed }: EmbedNoticeProps) {
  const { 'aria-label': text, ...always } = embed.getAlwaysButtonProps({ className: 'loggia-embed-always' });
  return (
    <>
      <p>{embed.notice}</p>
      {embed.canRemember && <button {...always}>{text}</button>}
    </>
  );
}

type EmbedSettings = Pick<UseEmbedOptions, 'requiresConsent' | 'consent' | 'hosts'>;

/**
 * Returns the consent and host options for third-party content. The component's own options take precedence over those
 * of the nearest `KitProvider`.
 */
export function useEmbedSettings<TSettings extends Partial<EmbedSettings>>(own: TSettings): EmbedSettings {
  const { embeds } = useKit();
  return {
    requiresConsent: own.requiresConsent ?? embeds?.requiresConsent,
    consent: own.consent ?? embeds?.consent,
    hosts: own.hosts ?? embeds?.hosts,
  };
}
