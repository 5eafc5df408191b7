import { CONSENT_COOKIE, CONSENT_LIFETIME_DAYS, REJECTION_COOKIE } from './constants.ts';
import { createStaticConsent } from './createStaticConsent.ts';
import { readConsentDecision } from './readConsentDecision.ts';
import type { ConsentDecision, ConsentStore } from './types.ts';

export interface CookieConsentOptions {
  /** @default 'euCookiesAcc' */
  readonly cookieName?: string | undefined;
  /** Where a rejection is kept. @default 'euCookiesRejected' */
  readonly rejectionName?: string | undefined;
  /** How long an answer lasts. @default 365 */
  readonly days?: number | undefined;
}

const SECONDS_PER_DAY = 24 * 60 * 60;

function writeCookie(name: string, value: string, days: number): void {
  const secure = location.protocol === 'https:' ? '; Secure' : '';
  const lifetime = Math.round(days * SECONDS_PER_DAY);
  // oxlint-disable-next-line unicorn/no-document-cookie -- the one way that every browser knows; `cookieStore` is not everywhere
  document.cookie = `${name}=${value}; Path=/; Max-Age=${lifetime}; SameSite=Lax${secure}`;
}

const isInBrowser = (): boolean => typeof document !== 'undefined';

/**
 * The visitor's answer to the cookie bar, for the whole site, and the consent that embeds ask for. Who has rejected may still agree to
 * a single provider, and takes that back with the next rejection. Create it once for a page; on a server it knows nothing.
 */
export function createCookieConsent({
  cookieName = CONSENT_COOKIE,
  rejectionName = REJECTION_COOKIE,
  days = CONSENT_LIFETIME_DAYS,
}: CookieConsentOptions = {}): ConsentStore {
  const listeners = new Set<() => void>();
  const single = createStaticConsent();
  // Where cookies are blocked, an answer lasts as long as the page.
  let answer: ConsentDecision = 'undecided';
  const tell = (): void => {
    for (const listener of listeners) listener();
  };
  const decision = (): ConsentDecision => {
    if (!isInBrowser()) return 'undecided';
    const kept = readConsentDecision(document.cookie, cookieName, rejectionName);
    return kept === 'undecided' ? answer : kept;
  };
  const decide = (next: 'accepted' | 'rejected'): void => {
    const [kept, removed] = next === 'accepted' ? [cookieName, rejectionName] : [rejectionName, cookieName];
    answer = next;
    writeCookie(removed, '', 0);
    writeCookie(kept, 'true', days);
    tell();
  };
  return {
    decision,
    has: (purpose) => isInBrowser() && (decision() === 'accepted' || single.has(purpose)),
    grant: (purpose) => {
      single.grant(purpose);
      tell();
    },
    accept: () => decide('accepted'),
    reject: () => {
      single.withdraw();
      decide('rejected');
    },
    subscribe(onChange) {
      listeners.add(onChange);
      // Another tab may have answered meanwhile: cookies tell nobody.
      document.addEventListener('visibilitychange', onChange);
      return () => {
        listeners.delete(onChange);
        document.removeEventListener('visibilitychange', onChange);
      };
    },
  };
}
