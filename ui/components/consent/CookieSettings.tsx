'use client';
import { useConsent } from '@loggia/hooks/consent';
import type { UseConsentOptions } from '@loggia/hooks/consent';
import { useKit } from '../../useKit.ts';

export type CookieSettingsProps = Pick<UseConsentOptions, 'source' | 'labels'>;

/**
 * The button that shows the cookie bar of the same source again, wherever that stands.
 *
 * @example
 * <CookieSettings source={consent} />
 */
export function CookieSettings({ source, labels }: CookieSettingsProps) {
  const kit = useKit();
  const consent = useConsent({ source, labels: { ...kit.labels?.consent, ...labels } });
  return (
    <button {...consent.getSettingsButtonProps({ className: 'loggia-cookie-settings' })}>
      {consent.labels.settings}
    </button>
  );
}
