import { act, renderHook } from '@testing-library/react-hooks';
import { StrictMode } from 'react';
import { describe, expect, test, vi } from 'vitest';
import {
  useGallery,
  useImageBrowser,
  useLightboxPosition,
  type UseImageBrowserOptions,
  type UseLightboxPositionOptions,
} from '@loggia/hooks';

const images = ['1', '2', '3', '4'].map((id) => ({ id, url: `/${id}.jpg` }));

function renderBrowser(options: UseImageBrowserOptions & UseLightboxPositionOptions = {}) {
  const { result } = renderHook(
    () => {
      const { jumpTo, lightboxOptions } = useLightboxPosition(options);
      return { ...useImageBrowser(useGallery({ images }), { ...options, jumpTo }), ...lightboxOptions };
    },
    { wrapper: StrictMode },
  );
  return {
    now: () => result.current.image?.id,
    leaveAt: (place: number) => act(() => result.current.onLeave(place)),
    goToPage: (page: number) => act(() => result.current.goToPage(page)),
  };
}

describe('closing the lightbox of an image browser', () => {
  test('goes to the last shown image and calls `onLeave`', () => {
    const onLeave = vi.fn();
    const { now, leaveAt } = renderBrowser({ onLeave });
    expect(now()).toBe('1');
    leaveAt(3);
    expect(now()).toBe('3');
    expect(onLeave).toHaveBeenCalledExactlyOnceWith(3);
  });

  test('goes to the same image again after the user has changed the page', () => {
    const { now, leaveAt, goToPage } = renderBrowser();
    leaveAt(3);
    goToPage(1);
    expect(now()).toBe('1');
    leaveAt(3);
    expect(now()).toBe('3');
  });

  test('goes to the last image if the position is out of range', () => {
    const { now, leaveAt } = renderBrowser();
    leaveAt(12);
    expect(now()).toBe('4');
  });

  test('does not change the page if the app cancels the change', () => {
    const { now, leaveAt } = renderBrowser({ onPageChange: (_page, details) => details.cancel() });
    leaveAt(3);
    expect(now()).toBe('1');
  });
});
