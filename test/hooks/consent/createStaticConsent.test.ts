import { act, renderHook } from '@testing-library/react-hooks';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { createStaticConsent } from '../../../hooks/media/consent/engine/createStaticConsent.ts';
import { useHasConsent } from '../../../hooks/media/consent/useConsentGate.ts';

beforeEach(() => localStorage.clear());
afterEach(() => {
  vi.unstubAllGlobals();
  vi.useRealTimers();
});

describe('createStaticConsent', () => {
  test('has no consent initially and persists a grant', () => {
    expect(createStaticConsent().has('vimeo')).toBe(false);
    createStaticConsent().grant('vimeo');
    expect(createStaticConsent().has('vimeo')).toBe(true);
    expect(createStaticConsent().has('youtube')).toBe(false);
  });

  test.each(['nonsense', '{"vimeo":true}', '[1,null]'])('has no consent for the invalid stored value %s', (stored) => {
    localStorage.setItem('loggia-consent', stored);
    expect(createStaticConsent().has('vimeo')).toBe(false);
  });

  test.each(['{"vimeo":"1e12"}', '{"vimeo":1e300}', '{"vimeo":-1e300}', 'null', '7', '"vimeo"'])(
    'has no consent for a stored value without a valid date: %s',
    (stored) => {
      localStorage.setItem('loggia-consent', stored);
      expect(createStaticConsent().has('vimeo')).toBe(false);
    },
  );

  test('expires consent after 365 days', () => {
    vi.setSystemTime('2026-01-01T00:00:00Z');
    createStaticConsent().grant('vimeo');
    vi.setSystemTime('2026-12-31T23:59:00Z');
    expect(createStaticConsent().has('vimeo')).toBe(true);
    vi.setSystemTime('2027-01-01T00:00:00Z');
    expect(createStaticConsent().has('vimeo')).toBe(false);
  });

  test('expires consent after a custom number of days, counted from each grant', () => {
    const consent = createStaticConsent({ days: 30 });
    vi.setSystemTime('2026-01-01T00:00:00Z');
    consent.grant('vimeo');
    vi.setSystemTime('2026-01-20T00:00:00Z');
    consent.grant('youtube');
    vi.setSystemTime('2026-01-31T00:00:00Z');
    expect([consent.has('vimeo'), consent.has('youtube')]).toEqual([false, true]);
  });

  test('treats entries from an earlier version as granted when they are first read', () => {
    localStorage.setItem('loggia-consent', '["vimeo"]');
    vi.setSystemTime('2026-01-01T00:00:00Z');
    expect(createStaticConsent().has('vimeo')).toBe(true);
    vi.setSystemTime('2027-01-02T00:00:00Z');
    expect(createStaticConsent().has('vimeo')).toBe(false);
  });

  test('removes the stored value on withdrawal', () => {
    const consent = createStaticConsent();
    consent.grant('vimeo');
    consent.withdraw();
    expect(localStorage.getItem('loggia-consent')).toBeNull();
  });

  test('keeps the consent in memory if storage is unavailable', () => {
    vi.stubGlobal('localStorage', undefined);
    const consent = createStaticConsent();
    consent.grant('vimeo');
    expect(consent.has('vimeo')).toBe(true);
  });

  test('notifies subscribers of a grant', () => {
    const consent = createStaticConsent();
    const { result, unmount } = renderHook(() => useHasConsent(consent, 'vimeo'));
    expect(result.current).toBe(false);
    act(() => consent.grant('vimeo'));
    expect(result.current).toBe(true);
    unmount();
  });

  test('withdraws consent in every tab', () => {
    const here = createStaticConsent();
    const { result, unmount } = renderHook(() => useHasConsent(here, 'vimeo'));
    act(() => here.grant('vimeo'));
    expect(result.current).toBe(true);
    createStaticConsent().withdraw();
    act(() => void window.dispatchEvent(new StorageEvent('storage', { key: 'loggia-consent' })));
    expect(result.current).toBe(false);
    unmount();
  });

  test('keeps grants made in another tab', () => {
    const here = createStaticConsent();
    here.grant('vimeo');
    createStaticConsent().grant('youtube');
    here.grant('openStreetMap');
    expect(['vimeo', 'youtube', 'openStreetMap'].map((name) => here.has(name))).toEqual([true, true, true]);
  });

  test('makes `useHasConsent` return false without a source', () => {
    expect(renderHook(() => useHasConsent(undefined, 'vimeo')).result.current).toBe(false);
  });
});
