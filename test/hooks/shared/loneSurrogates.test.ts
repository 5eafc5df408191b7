import { act, renderHook } from '@testing-library/react-hooks';
import { describe, expect, test, vi } from 'vitest';
import { LoggiaError } from '@loggia/hooks/errors';
import { safeHref } from '@loggia/hooks/shared';
import { useLightbox, useShare } from '@loggia/hooks';
import { createStaticBackend } from '@loggia/hooks/static';
import { createWordPressBackend } from '@loggia/hooks/wordpress';
import { firstGalleryConfig } from '../../fixtures/wordpress/firstGalleryConfig.ts';
import { lightboxAnswer } from '../../fixtures/wordpress/lightboxMarkup.ts';
import { createFakeSite } from '../../hooks/wordpress/fakeSite.ts';

const { signal } = new AbortController();

describe.each([
  ['a lone high surrogate', 'boat\uDBFF'],
  ['a lone low surrogate', '\uDFFEboat'],
  ['surrogates in the wrong order', 'b\uDE00\uD83Dt'],
])('an id with %s', (_what, id) => {
  const image = { id, url: '/boat.jpg', title: id };

  test('is shared with a well-formed URL', () => {
    const { result } = renderHook(() => useShare({ image }, { url: 'https://site.test/view/{imageId}?of={imageId}' }));
    expect(result.current.url).toMatch(/^https:\/\/site\.test\/view\/[^{}\s]+$/);
    expect(() => encodeURI(result.current.url ?? '')).not.toThrow();
    expect(result.current.links.length).toBeGreaterThan(0);
    for (const { href } of result.current.links) expect(safeHref(href)).toBe(href);
  });

  test('opens in a lightbox of static images', () => {
    const onOpenChange = vi.fn();
    const { result } = renderHook(() => useLightbox({ images: [image], effect: 'none', onOpenChange }));
    act(() => void result.current.open(id));
    expect(result.current.image?.id).toBe(id);
    expect(onOpenChange).toHaveBeenCalledOnce();
  });

  test('is rejected by the WordPress backend before a request is sent', async () => {
    const site = createFakeSite(lightboxAnswer());
    const { lightbox } = createWordPressBackend(firstGalleryConfig(), { fetch: site.fetch });
    await expect(lightbox?.load({ imageId: id }, { signal })).rejects.toBeInstanceOf(LoggiaError);
    expect(site.requests).toEqual([]);
  });

  test('is matched by a search in static images', async () => {
    const { gallery } = createStaticBackend({ images: [image, { id: '2', url: '/2.jpg', title: 'Quay' }] });
    const page = await gallery?.loadPage({ page: 1, search: id }, { signal });
    expect(page?.images.map((found) => found.id)).toEqual([id]);
  });
});
