import type { ReactNode } from 'react';
import { act, renderHook } from '@testing-library/react-hooks';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { BackendProvider } from '../../../hooks/data/backend/index.ts';
import {
  createCookieConsent,
  createStaticConsent,
  type ConsentGateOptions,
} from '../../../hooks/media/consent/index.ts';
import { useConsentGate } from '../../../hooks/media/consent/useConsentGate.ts';

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

describe('content from a provider', () => {
  test.each([createCookieConsent, createStaticConsent])(
    'waits for consent if a consent source is given (%o)',
    (create) => {
      expect(isBlocked({ consent: create() })).toBe(true);
    },
  );

  test('waits for consent if the backend has a consent source', () => {
    const consent = createCookieConsent();
    const wrapper = ({ children }: { readonly children?: ReactNode }) => (
      <BackendProvider backend={{ consent }}>{children}</BackendProvider>
    );
    const { result } = renderHook(() => useConsentGate(gateFor('vimeo', {})), { wrapper });
    expect(result.current).toMatchObject({ isBlocked: true, canRemember: true });
  });

  test('loads without a consent source, or if `requiresConsent` is false', () => {
    expect(isBlocked({})).toBe(false);
    expect(isBlocked({ requiresConsent: false, consent: createStaticConsent() })).toBe(false);
  });

  test('waits if consent is required but no source is given', () => {
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

test('content without a provider never waits for consent', () => {
  const { result } = renderHook(() => useConsentGate(gateFor(undefined, { requiresConsent: true })));
  expect(result.current.isBlocked).toBe(false);
});
