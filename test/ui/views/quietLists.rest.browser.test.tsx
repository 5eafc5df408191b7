import { afterEach, describe, expect, test, vi } from 'vitest';
import { render } from 'vitest-browser-react';
import { MasonryGallery, JustifiedGallery, ThumbnailGallery } from '@loggia/ui';
import { createImages } from '../lightbox/LightboxPage.tsx';

afterEach(() => {
  vi.restoreAllMocks();
});

const views = [
  ['ThumbnailGallery', ThumbnailGallery],
  ['MasonryGallery', MasonryGallery],
  ['JustifiedGallery', JustifiedGallery],
] as const;

async function countWatches(count: number, Gallery: (typeof views)[number][1]) {
  const listen = vi.spyOn(EventTarget.prototype, 'addEventListener');
  const observe = vi.spyOn(ResizeObserver.prototype, 'observe');
  const notice = vi.spyOn(IntersectionObserver.prototype, 'observe');
  const screen = await render(<Gallery images={createImages(count)} lightbox={false} />);
  await expect.element(screen.getByRole('listitem').first()).toBeVisible();
  const scrolls = listen.mock.contexts.filter(
    (target, call) => listen.mock.calls[call]?.[0] === 'scroll' && (target === window || target === document),
  );
  return { scrolls: scrolls.length, observed: observe.mock.calls.length + notice.mock.calls.length };
}

describe.each(views)('%s', (_, Gallery) => {
  test('adds one scroll listener, which loads the code for scrolling, and observes a single element', async () => {
    expect(await countWatches(100, Gallery)).toEqual({ scrolls: 1, observed: 1 });
  });

  test('adds another scroll listener if it is virtualized', async () => {
    expect((await countWatches(600, Gallery)).scrolls).toBeGreaterThan(1);
  });
});
