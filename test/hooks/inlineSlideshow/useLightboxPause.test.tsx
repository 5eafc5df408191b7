import { act, renderHook } from '@testing-library/react-hooks';
import { StrictMode } from 'react';
import { describe, expect, test, vi } from 'vitest';
import { useLightboxPause } from '@loggia/hooks';
import type { UseLightboxPauseOptions } from '@loggia/hooks';

const renderHold = (options?: UseLightboxPauseOptions) =>
  renderHook(() => useLightboxPause(options), { wrapper: StrictMode }).result;

describe('a view that shows one image', () => {
  test('is held while its lightbox shows an image, and goes on when it is closed', () => {
    const hold = renderHold({ pauseReasons: ['video'] });
    expect([hold.current.isShown, [...hold.current.pauseReasons]]).toEqual([false, ['video']]);
    act(() => hold.current.lightboxOptions.onShow('2'));
    expect([hold.current.isShown, [...hold.current.pauseReasons]]).toEqual([true, ['video', 'panel']]);
    act(() => hold.current.lightboxOptions.onShow(undefined));
    expect([hold.current.isShown, [...hold.current.pauseReasons]]).toEqual([false, ['video']]);
  });

  test('tells the page what its lightbox shows', () => {
    const onShow = vi.fn();
    const hold = renderHold({ onShow });
    act(() => hold.current.lightboxOptions.onShow('2'));
    expect(onShow).toHaveBeenCalledExactlyOnceWith('2');
  });

  test('takes focus back to where the lightbox was closed, unless the page wants it elsewhere', () => {
    expect(renderHold().current.lightboxOptions.focusReturn).toBe('current');
    expect(renderHold({ focusReturn: false }).current.lightboxOptions.focusReturn).toBe(false);
  });
});
