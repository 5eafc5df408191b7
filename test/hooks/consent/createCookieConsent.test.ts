import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { createCookieConsent, readConsentDecision } from '../../../hooks/media/consent/index.ts';

function clear(): void {
  for (const name of ['euCookiesAcc', 'euCookiesRejected']) {
    // oxlint-disable-next-line unicorn/no-document-cookie -- jsdom has no `cookieStore`
    document.cookie = `${name}=; Path=/; Max-Age=0`;
  }
  localStorage.clear();
}
function refuse(): never {
  throw new DOMException('The document is sandboxed', 'SecurityError');
}
beforeEach(clear);
afterEach(() => {
  vi.restoreAllMocks();
  Reflect.deleteProperty(document, 'cookie');
  clear();
});

describe('createCookieConsent', () => {
  test('stores acceptance for the whole site for 365 days', () => {
    const write = vi.spyOn(document, 'cookie', 'set');
    createCookieConsent().accept();
    expect(write).toHaveBeenLastCalledWith('euCookiesAcc=true; Path=/; Max-Age=31536000; SameSite=Lax');
    expect(createCookieConsent().decision()).toBe('accepted');
  });

  test('stores a rejection in a separate cookie and withdraws all consent', () => {
    const consent = createCookieConsent();
    consent.grant('vimeo');
    consent.accept();
    consent.reject();
    expect(document.cookie).toBe('euCookiesRejected=true');
    expect([consent.has('youtube'), consent.has('vimeo')]).toEqual([false, false]);
    expect(createCookieConsent().decision()).toBe('rejected');
    expect(localStorage.getItem('loggia-consent')).toBeNull();
  });

  test('blocks embeds until the user accepts, and can allow a single provider after a rejection', () => {
    const consent = createCookieConsent();
    expect(consent.has('youtube')).toBe(false);
    consent.reject();
    consent.grant('vimeo');
    expect([consent.has('youtube'), consent.has('vimeo')]).toEqual([false, true]);
    consent.accept();
    expect(consent.has('youtube')).toBe(true);
    expect(document.cookie).toBe('euCookiesAcc=true');
  });

  test('keeps the decision in memory if cookies are blocked', () => {
    vi.spyOn(document, 'cookie', 'set').mockImplementation(() => undefined);
    const consent = createCookieConsent();
    consent.accept();
    expect(consent.decision()).toBe('accepted');
  });

  test('keeps the decision in memory in a frame without access to cookies', () => {
    Object.defineProperty(document, 'cookie', { configurable: true, get: refuse, set: refuse });
    const consent = createCookieConsent();
    expect([consent.decision(), consent.has('vimeo')]).toEqual(['undecided', false]);
    consent.accept();
    expect([consent.decision(), consent.has('vimeo')]).toEqual(['accepted', true]);
    consent.reject();
    expect([consent.decision(), consent.has('vimeo')]).toEqual(['rejected', false]);
  });

  test('applies a rejection even if the earlier acceptance cannot be removed', () => {
    const consent = createCookieConsent();
    consent.accept();
    vi.spyOn(document, 'cookie', 'set').mockImplementation(() => undefined);
    consent.reject();
    expect(consent.has('vimeo')).toBe(false);
  });

  test('is undecided again once the cookie is deleted', () => {
    const consent = createCookieConsent();
    consent.accept();
    clear();
    expect(consent.decision()).toBe('undecided');
  });

  test('notifies subscribers until they unsubscribe', () => {
    const consent = createCookieConsent();
    const listener = vi.fn();
    const unsubscribe = consent.subscribe(listener);
    consent.reject();
    expect(listener).toHaveBeenCalled();
    unsubscribe();
    listener.mockClear();
    consent.accept();
    consent.grant('vimeo');
    document.dispatchEvent(new Event('visibilitychange'));
    expect(listener).not.toHaveBeenCalled();
  });

  test('notifies subscribers when the user returns to the tab', () => {
    const listener = vi.fn();
    const unsubscribe = createCookieConsent().subscribe(listener);
    document.dispatchEvent(new Event('visibilitychange'));
    expect(listener).toHaveBeenCalledOnce();
    unsubscribe();
  });
});

test.each([
  ['', 'undecided'],
  [null, 'undecided'],
  ['a=1; euCookiesAcc=true', 'accepted'],
  ['euCookiesAcc=1', 'accepted'],
  ['xeuCookiesAcc=true', 'undecided'],
  ['euCookiesRejected=true; b=2', 'rejected'],
  ['euCookiesAcc=true; euCookiesRejected=true', 'rejected'],
])('readConsentDecision reads the cookies "%s" as %s', (cookies, decision) => {
  expect(readConsentDecision(cookies)).toBe(decision);
});
