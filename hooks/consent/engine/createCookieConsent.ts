import { CONSENT_COOKIE, CONSENT_LIFETIME_DAYS, MS_PER_DAY, REJECTION_COOKIE } from '../constants.ts';
import type { ConsentDecision, ConsentStore } from '../types.ts';
import { createStaticConsent } from './createStaticConsent.ts';

export interface CookieConsentOptions {
  /** @default 'euCookiesAcc' */
  readonly acceptCookieName?: string | undefined;
  /** The name of the cookie for a rejection. @default 'euCookiesRejected' */
  readonly rejectCookieName?: string | undefined;
  /** The lifetime of an answer, and of consent for a single provider, in days. @default 365 */
  readonly days?: number | undefined;
}

// In a sandboxed frame `document.cookie` throws.
function readCookies(): string {
  try {
    return document.cookie;
  } catch {
    return '';
  }
}

function writeCookie(name: string, value: string, days: number): void {
  const secure = location.protocol === 'https:' ? '; Secure' : '';
  const lifetimeSeconds = Math.round((days * MS_PER_DAY) / 1000);
  try {
    // oxlint-disable-next-line unicorn/no-document-cookie -- the one way that every browser knows; `cookieStore` is not everywhere
    document.cookie = `${name}=${value}; Path=/; Max-Age=${lifetimeSeconds}; SameSite=Lax${secure}`;
  } catch {
    // The answer lasts as long as the page.
  }
}

const isInBrowser = (): boolean => typeof document !== 'undefined';

/**
 * Creates the store of the visitor's answer to the cookie bar, for the whole site and all its tabs, and of the consent for embeds. After
 * a rejection the visitor may still allow a single provider; the next rejection withdraws that. Create it once for a page. On a server it
 * is always undecided.
 */
export function createCookieConsent({
  acceptCookieName = CONSENT_COOKIE,
  rejectCookieName = REJECTION_COOKIE,
  days = CONSENT_LIFETIME_DAYS,
}: CookieConsentOptions = {}): ConsentStore {
  const listeners = new Set<() => void>();
  const single = createStaticConsent({ days });
  const tabs = createTabChannel(acceptCookieName);
  // Where cookies are blocked, an answer lasts as long as the page.
  let unsaved: ConsentDecision = 'undecided';
  const saved = () => readConsentDecision(readCookies(), acceptCookieName, rejectCookieName);
  const decision = (): ConsentDecision => {
    if (!isInBrowser()) return 'undecided';
    return unsaved === 'undecided' ? saved() : unsaved;
  };
  const decide = (next: 'accepted' | 'rejected'): void => {
    const [written, removed] =
      next === 'accepted' ? [acceptCookieName, rejectCookieName] : [rejectCookieName, acceptCookieName];
    writeCookie(removed, '', 0);
    writeCookie(written, 'true', days);
    unsaved = saved() === next ? 'undecided' : next;
    for (const listener of listeners) listener();
    tabs.notify();
  };
  return {
    decision,
    has: (purpose) => isInBrowser() && (decision() === 'accepted' || single.has(purpose)),
    grant: single.grant,
    accept: () => decide('accepted'),
    reject: () => {
      single.withdraw();
      decide('rejected');
    },
    subscribe(onChange) {
      listeners.add(onChange);
      const stops = [single.subscribe(onChange), tabs.listen(onChange)];
      // No event reports that a server has set the cookies meanwhile, or that the visitor has removed them.
      document.addEventListener('visibilitychange', onChange);
      return () => {
        listeners.delete(onChange);
        for (const stop of stops) stop();
        document.removeEventListener('visibilitychange', onChange);
      };
    },
  };
}

/** Reads the visitor's answer from a `Cookie` header or `document.cookie`. Any value of the consent cookie counts as accepted. */
export function readConsentDecision(
  cookies: string | null | undefined,
  acceptCookieName: string = CONSENT_COOKIE,
  rejectCookieName: string = REJECTION_COOKIE,
): ConsentDecision {
  const names = new Set((cookies ?? '').split(';').map((cookie) => cookie.split('=', 1)[0]?.trim()));
  if (names.has(rejectCookieName)) return 'rejected';
  return names.has(acceptCookieName) ? 'accepted' : 'undecided';
}

/** A channel by which the tabs of a site notify each other of changes. */
interface TabChannel {
  notify(): void;
  /** Returns the function that ends it. */
  listen(onMessage: () => void): () => void;
}

function open(name: string): BroadcastChannel | undefined {
  try {
    return new BroadcastChannel(name);
  } catch {
    // Private browsing may have none.
    return undefined;
  }
}

/** Tells other tabs of a change in storage that fires no event, such as cookies. */
function createTabChannel(name: string): TabChannel {
  return {
    notify() {
      const channel = open(name);
      // oxlint-disable-next-line unicorn/require-post-message-target-origin -- a BroadcastChannel has none: it never leaves its origin
      channel?.postMessage(null);
      channel?.close();
    },
    listen(onMessage) {
      let channel: BroadcastChannel | undefined;
      const start = (): void => {
        channel ??= open(name);
        channel?.addEventListener('message', onMessage);
      };
      // With an open channel some browsers do not keep the page in their back/forward cache.
      const pause = (): void => {
        channel?.close();
        channel = undefined;
      };
      const resume = ({ persisted }: PageTransitionEvent): void => {
        if (!persisted) return;
        start();
        onMessage();
      };
      start();
      window.addEventListener('pagehide', pause);
      window.addEventListener('pageshow', resume);
      return () => {
        pause();
        window.removeEventListener('pagehide', pause);
        window.removeEventListener('pageshow', resume);
      };
    },
  };
}
