import { renderHook } from '@testing-library/react-hooks';
import { afterEach, beforeEach, describe, expect, test, vi, type MockInstance } from 'vitest';
import { useCarousel } from '@loggia/hooks/carousel';
import { usePageLoader } from '@loggia/hooks/page';
import { useVideoList } from '@loggia/hooks/playlist';
import { useShare } from '@loggia/hooks/share';
import { knownName } from '../../../hooks/core/shared/knownName.ts';
import { parsePrice } from '../../../hooks/lightbox/cart/prices.ts';
import { slideEffect, SLIDE_EFFECTS } from '../../../hooks/slides/transition/slideEffects.ts';

/** A name from untyped code or a server. */
const BOGUS = 'bogus' as never;

let warn: MockInstance<typeof console.warn>;
beforeEach(() => {
  warn = vi.spyOn(console, 'warn').mockReturnValue();
});
afterEach(() => warn.mockRestore());

describe('knownName', () => {
  test('returns a known name without a warning', () => {
    expect(knownName('list', ['grid', 'list'], 'template')).toBe('list');
    expect(warn).not.toHaveBeenCalled();
  });

  test('returns the first name instead of an unknown one, and warns once', () => {
    expect(knownName(BOGUS, ['grid', 'list'], 'template')).toBe('grid');
    expect(knownName('toString' as never, ['grid', 'list'], 'template')).toBe('grid');
    expect(knownName(BOGUS, ['grid', 'list'], 'template')).toBe('grid');
    expect(warn.mock.calls).toEqual([
      ['Loggia: Unknown template "bogus". Using "grid" instead. Supported values: grid, list.'],
      ['Loggia: Unknown template "toString". Using "grid" instead. Supported values: grid, list.'],
    ]);
  });
});

describe('an unknown name', () => {
  afterEach(() => expect(warn).toHaveBeenCalledOnce());

  test('falls back to `fade` as a slide effect', () => {
    expect(slideEffect(BOGUS)).toBe(SLIDE_EFFECTS.fade);
  });

  test('falls back to `slide` as a carousel effect', () => {
    const { result } = renderHook(() => useCarousel({ label: 'Quotes', count: 3, effect: BOGUS }));
    expect(result.current.getViewportProps()).toMatchObject({ 'data-effect': 'slide' });
  });

  test('falls back to `grid` as a playlist template', () => {
    const { result } = renderHook(() => useVideoList({ videos: [], template: BOGUS }));
    expect(result.current.getContainerProps()).toMatchObject({ 'data-template': 'grid' });
  });

  test('is ignored as the `until` option of a page loader', () => {
    const { result } = renderHook(() => usePageLoader({ until: BOGUS }));
    expect(result.current.getLoaderProps()).not.toHaveProperty('data-until', 'bogus');
  });

  test('is omitted from the share networks', () => {
    const lightbox = { status: 'open', image: { id: '1', url: '/1.jpg' } } as never;
    const { result } = renderHook(() => useShare(lightbox, { networks: ['x', BOGUS] }));
    expect(result.current.links.map(({ network }) => network)).toEqual(['x']);
  });

  test('falls back to `.` as the decimal separator', () => {
    expect(parsePrice('1.50', { decimalSign: BOGUS })).toBe(150n);
  });
});
