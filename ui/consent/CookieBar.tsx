'use client';
import type { ReactNode } from 'react';
import { useConsent, type UseConsentOptions } from '@loggia/hooks/consent';
import { useKit } from '../KitProvider.tsx';

export interface CookieBarProps extends UseConsentOptions {
  /** Additional content after the message, such as a link to the privacy policy. */
  readonly children?: ReactNode;
  /**
   * Whether to render a button that reopens the cookie bar. To render it somewhere else, use `CookieSettings` instead.
   * @default false
   */
  readonly hasSettings?: boolean | undefined;
}

/**
 * Renders a cookie bar at the bottom of the window until the user has made a decision. Make it the first element on the
 * page, so that Tab reaches it first.
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
 * Renders a button that reopens the cookie bar with the same source. It can be anywhere on the page.
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
