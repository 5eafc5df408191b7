'use client';
import type { ReactNode } from 'react';
import { useConsent } from '@loggia/hooks/consent';
import type { UseConsentOptions } from '@loggia/hooks/consent';
import { useKit } from '../../KitProvider.tsx';

export interface CookieBarProps extends UseConsentOptions {
  /** Further content, such as a link to the privacy policy. */
  readonly children?: ReactNode;
  /** Draws a button in the place of the bar that shows it again. For a button elsewhere use `CookieSettings`. @default false */
  readonly hasSettings?: boolean | undefined;
}

/**
 * The cookie bar at the bottom of the window, until the visitor has answered. Put it first in the page, so that Tab reaches it first.
 *
 * @example
 * <CookieBar source={consent}>
 *   <a href="/privacy">Privacy</a>
 * </CookieBar>
 */
export function CookieBar({ children, hasSettings = false, labels, ...options }: CookieBarProps) {
  const kit = useKit();
  const consent = useConsent({ ...options, labels: { ...kit.labels?.consent, ...labels } });
  return (
    <>
      {hasSettings && (
        <button {...consent.getSettingsButtonProps({ className: 'loggia-cookie-settings' })}>
          {consent.labels.settings}
        </button>
      )}
      {consent.isBarMounted && (
        <section {...consent.getBarProps({ className: 'loggia-cookie-bar' })}>
          <p>
            {consent.labels.message} {children}
          </p>
          <div>
            <button {...consent.getRejectButtonProps()}>{consent.labels.reject}</button>
            <button {...consent.getAcceptButtonProps()}>{consent.labels.accept}</button>
          </div>
        </section>
      )}
    </>
  );
}

export type CookieSettingsProps = Pick<UseConsentOptions, 'source' | 'labels'>;

/**
 * The button that shows the cookie bar of the same source again. It can be anywhere on the page.
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
