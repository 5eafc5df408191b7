'use client';
import type { ReactNode } from 'react';
import { useConsent } from '@loggia/hooks/consent';
import type { UseConsentOptions } from '@loggia/hooks/consent';
import { useKit } from '../../KitProvider.tsx';

export interface CookieBarProps extends UseConsentOptions {
  /** More content after the message, such as a link to the privacy policy. */
  readonly children?: ReactNode;
  /** Renders a button that reopens the bar. To place it elsewhere, use `CookieSettings` instead. @default false */
  readonly hasSettings?: boolean | undefined;
}

/**
 * The cookie bar at the bottom of the window, shown until the visitor has decided. Put it first in the page, so that
 * Tab reaches it first.
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
 * A button that reopens the cookie bar of the same source. It can be anywhere on the page.
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
