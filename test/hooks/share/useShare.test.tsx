import { act, render, renderHook } from '@testing-library/react-hooks';
import { StrictMode } from 'react';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { COPY_NOTICE_MS } from '../../../hooks/lightbox/share/constants.ts';
import type { ShareReport, UseShareOptions } from '../../../hooks/lightbox/share/types.ts';
import { useShare } from '../../../hooks/lightbox/share/useShare.ts';

const images = [1, 2].map((number) => ({ id: String(number), url: `/large/${number}.jpg`, title: `Boat ${number}` }));
const SHARED = 'https://site.test/share/{imageId}';

interface Props extends UseShareOptions {
  readonly index?: number;
}

function renderShare(options: Props = {}) {
  const reports: ShareReport[] = [];
  const view = renderHook(
    (props: Props) =>
      useShare(
        { image: images[props.index ?? 0] },
        { url: SHARED, onShare: (report) => reports.push(report), ...props },
      ),
    { wrapper: StrictMode, initialProps: options },
  );
  return { ...view, share: () => view.result.current, reports };
}

/** Stubs a browser API during a test. */
function offer(property: 'clipboard' | 'share', value: unknown) {
  Object.defineProperty(navigator, property, { configurable: true, value });
}

beforeEach(() => {
  vi.useFakeTimers();
});
afterEach(() => {
  vi.useRealTimers();
  offer('clipboard', undefined);
  offer('share', undefined);
});

describe('share links', () => {
  test('point to Facebook and X by default, or to the networks from the settings or the option', () => {
    const networks = (options: UseShareOptions) =>
      renderShare(options)
        .share()
        .links.map(({ network }) => network);
    expect(networks({})).toEqual(['facebook', 'x']);
    const { result } = renderHook(() =>
      useShare({ image: images[0], settings: { shareUrl: SHARED, shareNetworks: ['tumblr'] } }),
    );
    expect(result.current.links.map(({ network }) => network)).toEqual(['tumblr']);
    expect(networks({ networks: ['pinterest', 'x'] })).toEqual(['pinterest', 'x']);
  });

  test('open in a new tab without an opener', () => {
    const { share } = renderShare();
    const [link] = share().links;
    expect(link && share().getLinkProps({ link })).toMatchObject({
      href: 'https://www.facebook.com/sharer/sharer.php?u=https%3A%2F%2Fsite.test%2Fshare%2F1',
      target: '_blank',
      rel: 'noopener noreferrer',
      'aria-label': 'Share on Facebook',
    });
  });

  test('change with the image', () => {
    const { share, rerender } = renderShare();
    rerender({ index: 1 });
    expect(share().url).toBe('https://site.test/share/2');
    expect(share().links[1]?.href).toContain('share%2F2');
  });

  test('report the followed link and close the menu', () => {
    const { share, reports } = renderShare();
    act(() => share().open());
    const view = render(
      <>
        {share().links.map((link) => (
          <a key={link.network} {...share().getLinkProps({ link })} href="#x">
            {link.name}
          </a>
        ))}
      </>,
    );
    act(() => view.container.querySelector<HTMLAnchorElement>('[data-network="x"]')?.click());
    expect(reports).toEqual([{ channel: 'x', image: images[0], url: 'https://site.test/share/1' }]);
    expect(share().isOpen).toBe(false);
  });
});

describe('copying the share URL', () => {
  test('shows a temporary confirmation', async () => {
    const writeText = vi.fn<(text: string) => Promise<void>>(async () => undefined);
    offer('clipboard', { writeText });
    const { share, reports } = renderShare();
    await act(() => share().copy());
    expect(writeText).toHaveBeenCalledExactlyOnceWith('https://site.test/share/1');
    expect(share()).toMatchObject({ copyStatus: 'copied', announcement: 'The link was copied.' });
    expect(reports).toMatchObject([{ channel: 'copy' }]);
    await act(() => vi.advanceTimersByTimeAsync(COPY_NOTICE_MS));
    expect(share()).toMatchObject({ copyStatus: 'idle', announcement: '' });
  });

  test('offers the URL for manual copying if the browser refuses to copy it, until the URL changes', async () => {
    offer('clipboard', { writeText: () => Promise.reject(new Error('denied')) });
    const { share, reports, rerender } = renderShare();
    await act(() => share().copy());
    await act(() => vi.advanceTimersByTimeAsync(COPY_NOTICE_MS * 2));
    expect(share().copyStatus).toBe('failed');
    expect(share().getUrlFieldProps()).toMatchObject({ value: 'https://site.test/share/1', readOnly: true });
    expect(reports).toEqual([]);
    rerender({ index: 1 });
    expect(share().copyStatus).toBe('idle');
  });

  test('falls back to a selection, without leaving elements or moving focus', async () => {
    const execCommand = vi.fn<() => boolean>(() => true);
    Object.assign(document, { execCommand });
    const button = document.body.appendChild(document.createElement('button'));
    button.focus();
    const { share } = renderShare();
    await act(() => share().copy());
    expect(execCommand).toHaveBeenCalledOnce();
    expect(share().copyStatus).toBe('copied');
    expect(document.querySelector('textarea')).toBeNull();
    expect(document.activeElement).toBe(button);
    button.remove();
  });
});

describe('the native share sheet', () => {
  test('is available only if supported', () => {
    expect(renderShare().share().canShareNatively).toBe(false);
    offer('share', async () => undefined);
    expect(renderShare().share().canShareNatively).toBe(true);
  });

  test('receives the title and URL, and reports success', async () => {
    const sheet = vi.fn<(data: ShareData) => Promise<void>>(async () => undefined);
    offer('share', sheet);
    const { share, reports } = renderShare();
    await act(() => share().shareNatively());
    expect(sheet).toHaveBeenCalledExactlyOnceWith({ url: 'https://site.test/share/1', title: 'Boat 1' });
    expect(reports).toMatchObject([{ channel: 'native' }]);
  });

  test('reports nothing if the user dismisses it', async () => {
    offer('share', () => Promise.reject(new DOMException('closed', 'AbortError')));
    const { share, reports } = renderShare();
    await act(() => share().shareNatively());
    expect(reports).toEqual([]);
  });
});

describe('the share menu', () => {
  test('does not open if sharing is unavailable', () => {
    const { share, rerender } = renderShare({ enabled: false });
    act(() => share().open());
    expect(share()).toMatchObject({ isOpen: false, isAvailable: false, links: [] });
    rerender({ enabled: true });
    expect(share().isOpen).toBe(false);
  });

  test('closes when its image is removed, and stays closed when another image appears', () => {
    const { share, rerender } = renderShare();
    act(() => share().open());
    expect(share().isOpen).toBe(true);
    rerender({ index: 9 });
    expect(share().isOpen).toBe(false);
    rerender({ index: 1 });
    expect(share().isOpen).toBe(false);
  });

  test('reports why it opens and closes, and lets the app veto a change', () => {
    const reasons: string[] = [];
    const { share, rerender } = renderShare({
      onOpenChange: (isOpen, { reason }) => reasons.push(`${isOpen} ${reason}`),
    });
    act(() => share().open('menuButton'));
    act(() => void document.dispatchEvent(new KeyboardEvent('keydown', { key: 'Escape', cancelable: true })));
    expect(reasons).toEqual(['true menuButton', 'false escapeKey']);
    rerender({ onOpenChange: (_, details) => details.cancel() });
    act(() => share().open());
    expect(share().isOpen).toBe(false);
  });

  test('handles Escape while open', () => {
    const { share } = renderShare();
    const press = () => document.dispatchEvent(new KeyboardEvent('keydown', { key: 'Escape', cancelable: true }));
    expect(press()).toBe(true);
    act(() => share().open());
    let isLeft = true;
    act(() => void (isLeft = press()));
    expect(isLeft).toBe(false);
    expect(press()).toBe(true);
  });
});
