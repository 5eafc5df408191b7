import { CONSENT_COOKIE, CONSENT_LIFETIME_DAYS, MS_PER_DAY, REJECTION_COOKIE } from '../constants.ts';
import type { ConsentDecision, ConsentStore } from '../types.ts';
import { createStaticConsent } from './createStaticConsent.ts';

export interface CookieConsentOptions {
  /** Name of the cookie that records consent. @default 'euCookiesAcc' */
  readonly acceptCookieName?: string | undefined;
  /** Name of the cookie that records a rejection. @default 'euCookiesRejected' */
  readonly rejectCookieName?: string | undefined;
  /** How long a decision or the consent for a single provider is stored, in days. @default 365 */
  readonly days?: number | undefined;
}

// `document.cookie` throws in a sandboxed iframe.
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
    // oxlint-disable-next-line unicorn/no-document-cookie -- `cookieStore` is not supported everywhere
    document.cookie = `${name}=${value}; Path=/; Max-Age=${lifetimeSeconds}; SameSite=Lax${secure}`;
  } catch {
    // The decision lasts until the page is closed.
  }
}

const isInBrowser = (): boolean => typeof document !== 'undefined';

/**
 * Creates a store for the decision that the user makes in the cookie bar, and for consent to individual providers. The
 * decision applies to the whole site and all its open tabs. After rejecting cookies, the user can still allow
 * individual providers. Rejecting cookies again withdraws that consent. Create the store once per page. On a server,
 * the decision is always `undecided`.
 */
export function createCookieConsent({
  acceptCookieName = CONSENT_COOKIE,
  rejectCookieName = REJECTION_COOKIE,
  days = CONSENT_LIFETIME_DAYS,
}: CookieConsentOptions = {}): ConsentStore {
  const listeners = new Set<() => void>();
  const single = createStaticConsent({ days });
  const tabs = createTabChannel(acceptCookieName);
  // If cookies are blocked, a decision lasts until the page is closed.
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
      // No event reports cookies that the server has set or the user has deleted.
      document.addEventListener('visibilitychange', onChange);
      return () => {
        listeners.delete(onChange);
        for (const stop of stops) stop();
        document.removeEventListener('visibilitychange', onChange);
      };
    },
  };
}

/**
 * Reads the user's decision from a `Cookie` header or `document.cookie`. The accept cookie counts as consent,
 * regardless of its value.
 */
export function readConsentDecision(
  cookies: string | null | undefined,
  acceptCookieName: string = CONSENT_COOKIE,
  rejectCookieName: string = REJECTION_COOKIE,
): ConsentDecision {
  const names = new Set((cookies ?? '').split(';').map((cookie) => cookie.split('=', 1)[0]?.trim()));
  if (names.has(rejectCookieName)) return 'rejected';
  return names.has(acceptCookieName) ? 'accepted' : 'undecided';
}

/** Notifies the site's other tabs of changes. */
interface TabChannel {
  notify(): void;
  /** Subscribes to changes in other tabs. Returns an unsubscribe function. */
  listen(onMessage: () => void): () => void;
}

function open(name: string): BroadcastChannel | undefined {
  try {
    return new BroadcastChannel(name);
  } catch {
    // May be unavailable in private browsing.
    return undefined;
  }
}

/** Creates a channel for changes to kinds of storage that fire no events, such as cookies. */
function createTabChannel(name: string): TabChannel {
  return {
    notify() {
      const channel = open(name);
      // oxlint-disable-next-line unicorn/require-post-message-target-origin -- a BroadcastChannel has no target
      channel?.postMessage(null);
      channel?.close();
    },
    listen(onMessage) {
      let channel: BroadcastChannel | undefined;
      const start = (): void => {
        channel ??= open(name);
        channel?.addEventListener('message', onMessage);
      };
      // In some browsers, an open channel keeps the page out of the back/forward cache.
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
