import type { ReactNode } from 'react';
import { act, renderHook } from '@testing-library/react-hooks';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { BackendProvider } from '../../../hooks/backend/index.ts';
import { createCookieConsent, createStaticConsent } from '../../../hooks/consent/index.ts';
import type { ConsentGateOptions } from '../../../hooks/consent/index.ts';
import { useConsentGate } from '../../../hooks/consent/useConsentGate.ts';

function forget(): void {
  localStorage.clear();
  for (const name of ['euCookiesAcc', 'euCookiesRejected']) {
    // oxlint-disable-next-line unicorn/no-document-cookie -- jsdom has no `cookieStore`
    document.cookie = `${name}=; Path=/; Max-Age=0`;
  }
}
beforeEach(forget);
afterEach(forget);

const gateFor = (provider: string | undefined, options: ConsentGateOptions) => ({
  provider,
  isRequested: false,
  onRequest: () => undefined,
  ...options,
});

function isBlocked(options: ConsentGateOptions): boolean {
  return renderHook(() => useConsentGate(gateFor('vimeo', options))).result.current.isBlocked;
}

describe('something of a provider', () => {
  test.each([createCookieConsent, createStaticConsent])('waits where there is somebody to ask (%o)', (create) => {
    expect(isBlocked({ consent: create() })).toBe(true);
  });

  test('waits where the back end has somebody to ask', () => {
    const consent = createCookieConsent();
    const wrapper = ({ children }: { readonly children?: ReactNode }) => (
      <BackendProvider backend={{ consent }}>{children}</BackendProvider>
    );
    const { result } = renderHook(() => useConsentGate(gateFor('vimeo', {})), { wrapper });
    expect(result.current).toMatchObject({ isBlocked: true, canRemember: true });
  });

  test('loads where nobody is asked, or the page says that nobody has to be', () => {
    expect(isBlocked({})).toBe(false);
    expect(isBlocked({ requiresConsent: false, consent: createStaticConsent() })).toBe(false);
  });

  test('waits on request without anybody who remembers', () => {
    expect(isBlocked({ requiresConsent: true })).toBe(true);
  });

  test('loads once its provider is allowed', () => {
    const consent = createStaticConsent();
    const onRequest = vi.fn();
    const { result } = renderHook(() => useConsentGate({ ...gateFor('vimeo', { consent }), onRequest }));
    expect(result.current.isBlocked).toBe(true);
    act(() => result.current.allowAlways());
    expect([result.current.isBlocked, onRequest.mock.calls.length]).toEqual([false, 1]);
  });
});

test('what is of no provider never waits', () => {
  const { result } = renderHook(() => useConsentGate(gateFor(undefined, { requiresConsent: true })));
  expect(result.current.isBlocked).toBe(false);
});
