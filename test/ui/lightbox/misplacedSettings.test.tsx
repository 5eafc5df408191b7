import { act, render, renderHook } from '@testing-library/react-hooks';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { useLightbox, type UseLightboxOptions } from '@loggia/hooks';
import { FullLightbox, type FullLightboxProps } from '@loggia/ui';
import { photos } from '../../hooks/lightbox/renderLightbox.ts';

const images = photos(3);

beforeEach(() => {
  vi.useFakeTimers();
  vi.spyOn(console, 'warn').mockReturnValue();
});
afterEach(() => void vi.useRealTimers());

const warnings = () => vi.mocked(console.warn).mock.calls.map(([text]) => String(text));

/** Options as written without type checking. */
const written = (options: object) => ({ images, isOpen: true, ...options });
const placeOf = (name: string) => `settings={{ ${name}: … }}`;

describe("the kit's lightbox", () => {
  test.each([
    ['rating', true],
    ['infoAlwaysShown', true],
    ['ratingStarCount', 7],
    ['controlBar', false],
    ['preloadCount', 0],
  ])('warns in development that %s belongs in settings', (name, value) => {
    render(<FullLightbox {...(written({ [name]: value }) as FullLightboxProps)} />);
    act(() => void vi.advanceTimersByTime(1000));
    expect(warnings()).toEqual([expect.stringContaining(placeOf(name))]);
  });

  test('does not warn about the same options in settings', () => {
    const settings = { infoAlwaysShown: true, ratingStarCount: 7, controlBar: false, preloadCount: 0 };
    render(<FullLightbox {...(written({ settings }) as FullLightboxProps)} />);
    act(() => void vi.advanceTimersByTime(1000));
    expect(warnings()).toEqual([]);
  });
});

describe('useLightbox', () => {
  test.each([
    ['showDownload', true],
    ['filmstrip', false],
    ['hitCounter', true],
  ])('warns in development that %s belongs in settings', (name, value) => {
    renderHook(() => useLightbox(written({ [name]: value }) as UseLightboxOptions));
    act(() => void vi.advanceTimersByTime(1000));
    expect(warnings()).toEqual([expect.stringContaining(placeOf(name))]);
  });
});
