import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { createCookieConsent, readConsentDecision } from '../../../hooks/index.ts';

function clear(): void {
  for (const name of ['euCookiesAcc', 'euCookiesRejected']) {
    // oxlint-disable-next-line unicorn/no-document-cookie -- jsdom has no `cookieStore`
    document.cookie = `${name}=; Path=/; Max-Age=0`;
  }
  localStorage.clear();
}
beforeEach(clear);
afterEach(clear);

describe('the answer to the cookie bar', () => {
  test('is kept for the whole site and 365 days', () => {
    const write = vi.spyOn(document, 'cookie', 'set');
    createCookieConsent().accept();
    expect(write).toHaveBeenLastCalledWith('euCookiesAcc=true; Path=/; Max-Age=31536000; SameSite=Lax');
    expect(createCookieConsent().decision()).toBe('accepted');
  });

  test('that is no is kept apart, and takes back every agreement', () => {
    const consent = createCookieConsent();
    consent.grant('vimeo');
    consent.accept();
    consent.reject();
    expect(document.cookie).toBe('euCookiesRejected=true');
    expect([consent.has('youtube'), consent.has('vimeo')]).toEqual([false, false]);
    expect(createCookieConsent().decision()).toBe('rejected');
    expect(localStorage.getItem('loggia-consent')).toBe('[]');
  });

  test('is what embeds ask for; a single provider can be allowed in spite of a no', () => {
    const consent = createCookieConsent();
    expect(consent.has('youtube')).toBe(false);
    consent.reject();
    consent.grant('vimeo');
    expect([consent.has('youtube'), consent.has('vimeo')]).toEqual([false, true]);
    consent.accept();
    expect(consent.has('youtube')).toBe(true);
    expect(document.cookie).toBe('euCookiesAcc=true');
  });

  test('lasts as long as the page where cookies are blocked', () => {
    vi.spyOn(document, 'cookie', 'set').mockImplementation(() => undefined);
    const consent = createCookieConsent();
    consent.accept();
    expect(consent.decision()).toBe('accepted');
  });

  test('reaches everybody, also one that was given in another tab', () => {
    const consent = createCookieConsent();
    const listener = vi.fn();
    const unsubscribe = consent.subscribe(listener);
    consent.reject();
    document.dispatchEvent(new Event('visibilitychange'));
    expect(listener).toHaveBeenCalledTimes(2);
    unsubscribe();
    consent.accept();
    expect(listener).toHaveBeenCalledTimes(2);
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
])('the cookies "%s" say %s', (cookies, decision) => {
  expect(readConsentDecision(cookies)).toBe(decision);
});
