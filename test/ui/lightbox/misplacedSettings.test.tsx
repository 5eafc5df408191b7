import { act, render, renderHook } from '@testing-library/react-hooks';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { useLightbox } from '@loggia/hooks';
import type { UseLightboxOptions } from '@loggia/hooks';
import { Lightbox } from '@loggia/ui';
import type { LightboxProps } from '@loggia/ui';
import { photos } from '../../hooks/lightbox/renderLightbox.ts';

const images = photos(3);

beforeEach(() => {
  vi.useFakeTimers();
  vi.spyOn(console, 'warn').mockReturnValue();
});
afterEach(() => void vi.useRealTimers());

const warnings = () => vi.mocked(console.warn).mock.calls.map(([text]) => String(text));

/** As somebody writes them who uses no types. */
const written = (options: object) => ({ images, isOpen: true, ...options });
const placeOf = (name: string) => `settings={{ ${name}: … }}`;

describe('the lightbox of the kit', () => {
  test.each([
    ['rating', true],
    ['infoAlwaysShown', true],
    ['ratingStarCount', 7],
    ['controlBar', false],
    ['preloadCount', 0],
  ])('says in development that %s is a setting, and where settings are given', (name, value) => {
    render(<Lightbox {...(written({ [name]: value }) as LightboxProps)} />);
    act(() => void vi.advanceTimersByTime(1000));
    expect(warnings()).toEqual([expect.stringContaining(placeOf(name))]);
  });

  test('says nothing of the same words where they belong', () => {
    const settings = { infoAlwaysShown: true, ratingStarCount: 7, controlBar: false, preloadCount: 0 };
    render(<Lightbox {...(written({ settings }) as LightboxProps)} />);
    act(() => void vi.advanceTimersByTime(1000));
    expect(warnings()).toEqual([]);
  });
});

describe('a lightbox of hooks', () => {
  test.each([
    ['showDownload', true],
    ['filmstrip', false],
    ['hitCounter', true],
  ])('says in development that %s is a setting, too', (name, value) => {
    renderHook(() => useLightbox(written({ [name]: value }) as UseLightboxOptions));
    act(() => void vi.advanceTimersByTime(1000));
    expect(warnings()).toEqual([expect.stringContaining(placeOf(name))]);
  });
});
