import { act, renderHook } from '@testing-library/react-hooks';
import { StrictMode } from 'react';
import { describe, expect, test, vi } from 'vitest';
import { useLightboxPause, type UseLightboxPauseOptions } from '@loggia/hooks';

const renderHold = (options?: UseLightboxPauseOptions) =>
  renderHook(() => useLightboxPause(options), { wrapper: StrictMode }).result;

describe('useLightboxPause', () => {
  test('pauses while the lightbox shows an image, and resumes when the lightbox closes', () => {
    const hold = renderHold({ pauseReasons: ['video'] });
    expect([hold.current.isShown, [...hold.current.pauseReasons]]).toEqual([false, ['video']]);
    act(() => hold.current.lightboxOptions.onShow('2'));
    expect([hold.current.isShown, [...hold.current.pauseReasons]]).toEqual([true, ['video', 'panel']]);
    act(() => hold.current.lightboxOptions.onShow(undefined));
    expect([hold.current.isShown, [...hold.current.pauseReasons]]).toEqual([false, ['video']]);
  });

  test('reports the image shown in the lightbox through `onShow`', () => {
    const onShow = vi.fn();
    const hold = renderHold({ onShow });
    act(() => hold.current.lightboxOptions.onShow('2'));
    expect(onShow).toHaveBeenCalledExactlyOnceWith('2');
  });

  test('returns focus to the last shown image, unless the caller sets `focusReturn`', () => {
    expect(renderHold().current.lightboxOptions.focusReturn).toBe('current');
    expect(renderHold({ focusReturn: false }).current.lightboxOptions.focusReturn).toBe(false);
  });
});
