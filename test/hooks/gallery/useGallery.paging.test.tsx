import { act, renderHook } from '@testing-library/react-hooks';
import type { MouseEvent } from 'react';
import { describe, expect, test, vi } from 'vitest';
import { HttpStatusError } from '@loggia/hooks/errors';
import { useGallery, type UseGalleryOptions, type UseGalleryResult } from '@loggia/hooks';
import { createDeferredSource, imageOf } from '../../helpers/createDeferredSource.ts';

const initialPage = { images: [imageOf('first')], page: 2, pageCount: 3 };

async function renderGallery(options: Partial<UseGalleryOptions> = {}) {
  const source = createDeferredSource();
  const hook = renderHook((props: UseGalleryOptions) => useGallery(props), {
    initialProps: { source, initialPage, ...options },
  });
  await act(async () => {});
  return {
    source,
    gallery: () => hook.result.current,
    async rerender(next: Partial<UseGalleryOptions>) {
      hook.rerender({ source, initialPage, ...next });
      await act(async () => {});
    },
  };
}

/** Clicks a link through the handler that React would call. Returns true if the default action was prevented. */
async function press(props: ReturnType<UseGalleryResult['getPageLinkProps']>, keys: Partial<MouseEvent> = {}) {
  const preventDefault = vi.fn();
  const event = { button: 0, defaultPrevented: false, preventDefault, ...keys };
  await act(async () => props.onClick?.(event as unknown as MouseEvent<HTMLAnchorElement>));
  return preventDefault.mock.calls.length > 0;
}

describe('the gallery page', () => {
  test.each([
    { asked: 1, page: 1 },
    { asked: 3, page: 3 },
    { asked: 99, page: 3 },
    { asked: -4, page: 1 },
    { asked: 2.9, page: undefined },
    { asked: Number.NaN, page: undefined },
    { asked: Infinity, page: undefined },
  ])('is clamped to the existing pages: $asked', async ({ asked, page }) => {
    const { gallery, source } = await renderGallery();
    await act(async () => gallery().goToPage(asked));
    expect(source.requests[0]?.query.page).toBe(page);
  });

  test('is reported with a reason when it changes, and the change can be canceled', async () => {
    const onPageChange = vi.fn<NonNullable<UseGalleryOptions['onPageChange']>>((_page, details) => details.cancel());
    const { gallery, source } = await renderGallery({ onPageChange });
    await act(async () => gallery().goToPage(3));
    expect(onPageChange.mock.calls.map(([page, { reason }]) => [page, reason])).toEqual([[3, 'imperative']]);
    expect(source.requests).toHaveLength(0);
  });

  test('is requested only after the parent updates the page, if controlled', async () => {
    const onPageChange = vi.fn();
    const { gallery, source, rerender } = await renderGallery({ page: 2, onPageChange });
    await act(async () => gallery().goToPage(3));
    expect(onPageChange).toHaveBeenCalledOnce();
    expect(source.requests).toHaveLength(0);
    await rerender({ page: 3, onPageChange });
    expect(source.last.query.page).toBe(3);
  });

  test('starts at `defaultPage`', async () => {
    const { source } = await renderGallery({ initialPage: undefined, defaultPage: 2 });
    expect(source.last.query.page).toBe(2);
  });

  test('is reset to page 1 for a new query, with a single request', async () => {
    const onPageChange = vi.fn();
    const { source, rerender, gallery } = await renderGallery({ query: { search: '' }, onPageChange });
    await rerender({ query: { search: 'haze' }, onPageChange });
    expect(onPageChange).toHaveBeenCalledWith(1, expect.objectContaining({ reason: 'query' }));
    expect(source.requests.map(({ query }) => query)).toEqual([{ search: 'haze', page: 1, randomSeed: undefined }]);
    expect(gallery().status).toBe('refreshing');
  });

  test('is not requested again for an equal query created inline', async () => {
    const { source, rerender } = await renderGallery({ query: { search: 'haze', tagIds: ['4'] } });
    await rerender({ query: { search: 'haze', tagIds: ['4'] } });
    expect(source.requests).toHaveLength(0);
  });
});

describe('a gallery page link', () => {
  const next = 3;

  test('goes to its page', async () => {
    const { gallery, source } = await renderGallery();
    expect(await press(gallery().getPageLinkProps({ page: next }))).toBe(true);
    expect(source.last.query.page).toBe(next);
  });

  test.each([0, 4])('is disabled but remains focusable for page %d of 3', async (page) => {
    const { gallery, source } = await renderGallery();
    const props = gallery().getPageLinkProps({ page });
    expect(props['aria-disabled']).toBe(true);
    expect(props).not.toHaveProperty('disabled');
    expect(await press(props)).toBe(true);
    expect(source.requests).toHaveLength(0);
  });

  test.each([0, 4])('has no URL but remains a focusable link for page %d of 3', async (page) => {
    const { gallery } = await renderGallery();
    const props = gallery().getPageLinkProps({ page, href: `?page=${page}` });
    expect(props).toMatchObject({ 'aria-disabled': true, role: 'link', tabIndex: 0 });
    expect(props.href).toBeUndefined();
    expect(gallery().getPageLinkProps({ page })).not.toHaveProperty('role');
  });

  test('leaves a click with a modifier key to the browser', async () => {
    const { gallery, source } = await renderGallery();
    const props = gallery().getPageLinkProps({ page: next, href: '?page=3' });
    expect(await press(props, { ctrlKey: true })).toBe(false);
    expect(source.requests).toHaveLength(0);
  });

  test('retries a page that failed to load', async () => {
    const { gallery, source } = await renderGallery();
    await press(gallery().getPageLinkProps({ page: next }));
    await act(async () => source.last.fail(new HttpStatusError(500)));
    await press(gallery().getPageLinkProps({ page: next }));
    expect(source.requests.map(({ query }) => query.page)).toEqual([next, next]);
  });
});

describe('useGallery', () => {
  test('announces the position in a live region after a page change', async () => {
    const { gallery, source } = await renderGallery();
    expect(gallery().getStatusProps()).toMatchObject({ role: 'status', children: '' });
    await act(async () => gallery().goToPage(3));
    await act(async () => source.last.answer({ pageCount: 3 }));
    expect(gallery().getStatusProps().children).toBe('Page 3 of 3');
  });

  test('marks the gallery as busy while loading', async () => {
    const { gallery } = await renderGallery();
    expect(gallery().getContainerProps()).toMatchObject({ 'aria-busy': false, 'data-status': 'ready' });
    await act(async () => gallery().goToPage(3));
    expect(gallery().getContainerProps({ id: 'mine' })).toMatchObject({ 'aria-busy': true, id: 'mine' });
  });

  test('returns stable functions', async () => {
    const { gallery, rerender } = await renderGallery();
    const { goToPage, retry } = gallery();
    await rerender({ labels: { next: 'x' } as object });
    expect([gallery().goToPage, gallery().retry]).toEqual([goToPage, retry]);
  });
});
