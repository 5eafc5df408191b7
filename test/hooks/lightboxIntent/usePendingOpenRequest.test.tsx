import { renderHook } from '@testing-library/react-hooks';
import { Activity, type ReactNode } from 'react';
import { describe, expect, test, vi } from 'vitest';
import { usePendingOpenRequest, type LightboxHandle, type LightboxOpenRequest } from '@loggia/hooks';

const images = [
  { id: '1', url: '/ridge.jpg' },
  { id: '2', url: '/harbour.jpg' },
];

const wish = (imageId: string, reason: LightboxOpenRequest['reason'] = 'trigger'): LightboxOpenRequest => ({
  imageId,
  reason,
  event: undefined,
  opener: null,
});

function renderLightbox(status: LightboxHandle['status'], opening: LightboxOpenRequest | null) {
  const lightbox = { status, images, open: vi.fn(), goTo: vi.fn() };
  const { rerender } = renderHook((next: LightboxOpenRequest | null) => usePendingOpenRequest(lightbox, next), {
    initialProps: opening,
  });
  return { ...lightbox, rerender };
}

describe('a request to open a lightbox whose chunk has not loaded', () => {
  test('opens the lightbox with its reason and opener', () => {
    const opening = wish('2');
    expect(renderLightbox('closed', opening).open).toHaveBeenCalledExactlyOnceWith('2', opening);
  });

  test('opens the lightbox once, however often the app renders', () => {
    const opening = wish('2');
    const { open, rerender } = renderLightbox('closed', opening);
    rerender(opening);
    expect(open).toHaveBeenCalledTimes(1);
  });

  test('opens the lightbox once, even if its tree is hidden and shown again or remounted', () => {
    const opening = wish('2');
    const open = vi.fn();
    let mode: 'visible' | 'hidden' = 'visible';
    const wrapper = ({ children }: { readonly children: ReactNode }) => <Activity mode={mode}>{children}</Activity>;
    const use = () => usePendingOpenRequest({ status: 'closed', images, open, goTo: vi.fn() }, opening);
    const { rerender, unmount } = renderHook(use, { wrapper });
    for (mode of ['hidden', 'visible'] as const) rerender();
    unmount();
    renderHook(use, { wrapper });
    expect(open).toHaveBeenCalledTimes(1);
  });

  test('opens the lightbox again if repeated', () => {
    const { open, rerender } = renderLightbox('closed', wish('2'));
    rerender(wish('2'));
    expect(open).toHaveBeenCalledTimes(2);
  });

  test('opens nothing if null', () => {
    expect(renderLightbox('closed', null).open).not.toHaveBeenCalled();
  });
});

describe('a hash request while the lightbox is open', () => {
  test('goes to the requested image', () => {
    const { open, goTo } = renderLightbox('open', wish('2', 'deepLink'));
    expect(goTo).toHaveBeenCalledExactlyOnceWith(1, 'deepLink', undefined);
    expect(open).not.toHaveBeenCalled();
  });

  test('is passed to `open` if the list lacks the image, in case the lightbox has failed', () => {
    const opening = wish('99', 'deepLink');
    const { open, goTo } = renderLightbox('open', opening);
    expect(open).toHaveBeenCalledExactlyOnceWith('99', opening);
    expect(goTo).not.toHaveBeenCalled();
  });
});
