import { act, renderHook } from '@testing-library/react-hooks';
import { StrictMode } from 'react';
import { describe, expect, test, vi } from 'vitest';
import { useLightboxPause } from '@loggia/hooks';
import type { UseLightboxPauseOptions } from '@loggia/hooks';

const renderHold = (options?: UseLightboxPauseOptions) =>
  renderHook(() => useLightboxPause(options), { wrapper: StrictMode }).result;

describe('a view that shows one image', () => {
  test('is paused while its lightbox shows an image, and resumes when that is closed', () => {
    const hold = renderHold({ pauseReasons: ['video'] });
    expect([hold.current.isShown, [...hold.current.pauseReasons]]).toEqual([false, ['video']]);
    act(() => hold.current.lightboxOptions.onShow('2'));
    expect([hold.current.isShown, [...hold.current.pauseReasons]]).toEqual([true, ['video', 'panel']]);
    act(() => hold.current.lightboxOptions.onShow(undefined));
    expect([hold.current.isShown, [...hold.current.pauseReasons]]).toEqual([false, ['video']]);
  });

  test('reports the image of its lightbox to the page', () => {
    const onShow = vi.fn();
    const hold = renderHold({ onShow });
    act(() => hold.current.lightboxOptions.onShow('2'));
    expect(onShow).toHaveBeenCalledExactlyOnceWith('2');
  });

  test('returns focus to the image on which the lightbox was closed, unless the page says otherwise', () => {
    expect(renderHold().current.lightboxOptions.focusReturn).toBe('current');
    expect(renderHold({ focusReturn: false }).current.lightboxOptions.focusReturn).toBe(false);
  });
});
