import { beforeEach, describe, expect, test, vi } from 'vitest';
import { page } from 'vitest/browser';
import { hydrateRoot } from 'react-dom/client';
import { renderToString } from 'react-dom/server';
import { KitProvider, ThumbnailGallery, type ThumbnailGalleryProps } from '@loggia/ui';
import { nextPaint } from '../../helpers/nextPaint.ts';
import { createArchive, items, list } from './galleryFixtures.tsx';

const WIDTHS = [390, 1440, 2560];

interface PageProps extends Partial<ThumbnailGalleryProps> {
  readonly count: number;
  readonly nonce?: string | false | undefined;
}

const pageOf = ({ count, nonce, ...props }: PageProps) => (
  <KitProvider nonce={nonce}>
    <ThumbnailGallery images={createArchive(count)} lightbox={false} {...props} />
  </KitProvider>
);

beforeEach(() => {
  document.body.style.margin = '0';
  window.scrollTo(0, 0);
});

/** Adds the server's HTML to the page, without hydrating it. */
async function showServerHtml(props: PageProps) {
  const host = document.createElement('div');
  host.innerHTML = renderToString(pageOf(props));
  document.body.replaceChildren(host);
  await nextPaint();
  return host;
}

interface Rectangle {
  readonly index: number;
  readonly sides: readonly number[];
}

const rectangles = (): Rectangle[] =>
  items().map((item) => {
    const { left, top, right, bottom } = item.getBoundingClientRect();
    return { index: Number(item.dataset['index']), sides: [left, top, right, bottom] };
  });

/** Layout shifts reported by the browser while `action` runs, and for two paints after it. */
async function shiftsDuring(action: () => Promise<void>): Promise<number[]> {
  const shifts: number[] = [];
  const observer = new PerformanceObserver((entries) => {
    for (const entry of entries.getEntries()) shifts.push((entry as PerformanceEntry & { value: number }).value);
  });
  observer.observe({ type: 'layout-shift' });
  await action();
  await nextPaint();
  observer.disconnect();
  return shifts;
}

async function hydrate(host: HTMLElement, props: PageProps) {
  const recovered: unknown[] = [];
  const root = hydrateRoot(host, pageOf(props), { onRecoverableError: (error) => recovered.push(error) });
  await vi.waitFor(() => expect(list().hasAttribute('data-measured')).toBe(true));
  expect(recovered).toEqual([]);
  return root;
}

/** Expects hydration to keep the position of all thumbnails and the height of the list. */
async function expectNoMove(server: PageProps, client: PageProps = server) {
  const host = await showServerHtml(server);
  const before = rectangles();
  const heightBefore = list().getBoundingClientRect().height;
  const unmounts: (() => void)[] = [];
  const shifts = await shiftsDuring(async () => {
    const root = await hydrate(host, client);
    unmounts.push(() => root.unmount());
  });
  const after = new Map(rectangles().map(({ index, sides }) => [index, sides]));
  const common = before.filter(({ index }) => after.has(index));
  expect(common.length).toBeGreaterThan(3);
  for (const { index, sides } of common) {
    for (const [side, value] of sides.entries()) expect(after.get(index)?.[side]).toBeCloseTo(value, 0);
  }
  expect(Math.abs(list().getBoundingClientRect().height - heightBefore)).toBeLessThan(1);
  expect(shifts).toEqual([]);
  for (const unmount of unmounts) unmount();
}

describe.each(WIDTHS)('hydration at a viewport width of %i px', (width) => {
  beforeEach(() => page.viewport(width, 900));

  test('causes no layout shift for ten thousand images, whose server HTML has the final height', async () => {
    // The client can't read the nonce, and only knows that there is one.
    await expectNoMove({ count: 10_000, nonce: 'abc' }, { count: 10_000, nonce: '' });
  });

  test('does not move thumbnails of custom size', async () => {
    const sizes = { thumbnailWidth: 180, thumbnailHeight: 180, maxColumns: 7, gap: 10 };
    await expectNoMove({ count: 200, nonce: 'abc', ...sizes }, { count: 200, nonce: '', ...sizes });
  });

  test('does not move thumbnails that are not resizable', async () => {
    const sizes = { maxColumns: 3, resizable: false };
    await expectNoMove({ count: 30, nonce: 'abc', ...sizes }, { count: 30, nonce: '', ...sizes });
  });

  test('does not move thumbnails without a nonce if there is no CSP', async () => {
    await expectNoMove({ count: 10_000 });
    await expectNoMove({ count: 200, thumbnailWidth: 180, thumbnailHeight: 180, maxColumns: 7, gap: 10 });
  });

  test('does not move thumbnails of default size if a CSP blocks style elements without a nonce', async () => {
    await expectNoMove({ count: 30, nonce: false });
  });
});

describe('a client-rendered gallery', () => {
  test('is measured before the first paint, and causes no layout shift', async () => {
    await page.viewport(1440, 900);
    const { createRoot } = await import('react-dom/client');
    const host = document.createElement('div');
    document.body.replaceChildren(host);
    const root = createRoot(host);
    const shifts = await shiftsDuring(async () => {
      root.render(pageOf({ count: 10_000, nonce: '' }));
      await vi.waitFor(() => expect(list().hasAttribute('data-measured')).toBe(true));
    });
    expect(shifts).toEqual([]);
    expect(host.querySelector('style')).toBeNull();
    root.unmount();
  });
});

test('the layout-shift observer used by these tests detects a moved thumbnail', async () => {
  await page.viewport(1440, 900);
  await showServerHtml({ count: 30 });
  const shifts = await shiftsDuring(async () => {
    list().style.marginTop = '100px';
  });
  expect(shifts).toHaveLength(1);
});

test('hydration keeps the scroll position if the user has already scrolled', async () => {
  await page.viewport(1440, 900);
  const host = await showServerHtml({ count: 10_000, nonce: 'abc' });
  window.scrollTo(0, 30_000);
  const root = await hydrate(host, { count: 10_000, nonce: '' });
  await nextPaint();
  expect(window.scrollY).toBe(30_000);
  expect(items().some((item) => item.getBoundingClientRect().top > 0)).toBe(true);
  root.unmount();
});
