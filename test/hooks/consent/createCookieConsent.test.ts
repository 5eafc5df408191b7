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

describe('the answer to the cookie bar', () => {
  test('is stored for the whole site and 365 days', () => {
    const write = vi.spyOn(document, 'cookie', 'set');
    createCookieConsent().accept();
    expect(write).toHaveBeenLastCalledWith('euCookiesAcc=true; Path=/; Max-Age=31536000; SameSite=Lax');
    expect(createCookieConsent().decision()).toBe('accepted');
  });

  test('is stored apart when it is a rejection, which withdraws all consent', () => {
    const consent = createCookieConsent();
    consent.grant('vimeo');
    consent.accept();
    consent.reject();
    expect(document.cookie).toBe('euCookiesRejected=true');
    expect([consent.has('youtube'), consent.has('vimeo')]).toEqual([false, false]);
    expect(createCookieConsent().decision()).toBe('rejected');
    expect(localStorage.getItem('loggia-consent')).toBeNull();
  });

  test('is the consent that embeds ask for; a single provider can be allowed after a rejection', () => {
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

  test('lasts as long as the page in a frame without access to cookies', () => {
    Object.defineProperty(document, 'cookie', { configurable: true, get: refuse, set: refuse });
    const consent = createCookieConsent();
    expect([consent.decision(), consent.has('vimeo')]).toEqual(['undecided', false]);
    consent.accept();
    expect([consent.decision(), consent.has('vimeo')]).toEqual(['accepted', true]);
    consent.reject();
    expect([consent.decision(), consent.has('vimeo')]).toEqual(['rejected', false]);
  });

  test('is a rejection where the browser keeps an older consent and stores nothing new', () => {
    const consent = createCookieConsent();
    consent.accept();
    vi.spyOn(document, 'cookie', 'set').mockImplementation(() => undefined);
    consent.reject();
    expect(consent.has('vimeo')).toBe(false);
  });

  test('is reset with its cookie', () => {
    const consent = createCookieConsent();
    consent.accept();
    clear();
    expect(consent.decision()).toBe('undecided');
  });

  test('notifies subscribers, and nobody after unsubscribing', () => {
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

  test('is read again when the visitor returns to the tab', () => {
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
])('the cookies "%s" say %s', (cookies, decision) => {
  expect(readConsentDecision(cookies)).toBe(decision);
});
