import { act, renderHook } from '@testing-library/react-hooks';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { createStaticConsent } from '../../../hooks/consent/createStaticConsent.ts';
import { useHasConsent } from '../../../hooks/consent/useHasConsent.ts';

beforeEach(() => localStorage.clear());
afterEach(() => vi.unstubAllGlobals());

describe('what a visitor agreed to', () => {
  test('is nothing at first, and lasts beyond the page', () => {
    expect(createStaticConsent().has('vimeo')).toBe(false);
    createStaticConsent().grant('vimeo');
    expect(createStaticConsent().has('vimeo')).toBe(true);
    expect(createStaticConsent().has('youtube')).toBe(false);
  });

  test.each(['nonsense', '{"vimeo":true}', '[1,null]'])('is nothing where the browser holds %s', (stored) => {
    localStorage.setItem('loggia-consent', stored);
    expect(createStaticConsent().has('vimeo')).toBe(false);
  });

  test('lasts as long as the page where the browser keeps nothing', () => {
    vi.stubGlobal('localStorage', undefined);
    const consent = createStaticConsent();
    consent.grant('vimeo');
    expect(consent.has('vimeo')).toBe(true);
  });

  test('reaches everybody who waits for it', () => {
    const consent = createStaticConsent();
    const { result, unmount } = renderHook(() => useHasConsent(consent, 'vimeo'));
    expect(result.current).toBe(false);
    act(() => consent.grant('vimeo'));
    expect(result.current).toBe(true);
    unmount();
  });

  test('is taken back in every tab at once', () => {
    const here = createStaticConsent();
    const { result, unmount } = renderHook(() => useHasConsent(here, 'vimeo'));
    act(() => here.grant('vimeo'));
    expect(result.current).toBe(true);
    createStaticConsent().withdraw();
    act(() => void window.dispatchEvent(new StorageEvent('storage', { key: 'loggia-consent' })));
    expect(result.current).toBe(false);
    unmount();
  });

  test('and in another tab is kept beside what is agreed to here', () => {
    const here = createStaticConsent();
    here.grant('vimeo');
    createStaticConsent().grant('youtube');
    here.grant('openStreetMap');
    expect(['vimeo', 'youtube', 'openStreetMap'].map((name) => here.has(name))).toEqual([true, true, true]);
  });

  test('is nothing without somebody who knows', () => {
    expect(renderHook(() => useHasConsent(undefined, 'vimeo')).result.current).toBe(false);
  });
});
