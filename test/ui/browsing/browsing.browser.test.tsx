// @own-page
import '@loggia/ui/styles.css';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { render } from 'vitest-browser-react';
import { page, userEvent } from 'vitest/browser';
import { COMPACT_SEARCH_WIDTH_PX, PAGE_SCROLL_OFFSET_PX } from '@loggia/hooks/browsing';
import type { GallerySource } from '@loggia/hooks';
import { createStaticBackend } from '@loggia/hooks/static';
import { GalleryBrowser, ImageBrowser, MasonryGallery, ThumbnailGallery, type GalleryBrowserProps } from '@loggia/ui';
import { createDeferredSource } from '../../helpers/createDeferredSource.ts';
import { expectAccessible } from '../../helpers/expectAccessible.ts';
import { nextPaint } from '../../helpers/nextPaint.ts';
import { travel } from '../../helpers/visitHistory.ts';
import { createArchive, gallery, items } from '../thumbnailGallery/galleryFixtures.tsx';

const address = location.href;
beforeEach(() => page.viewport(1000, 700));
afterEach(() => {
  history.replaceState(null, '', address);
  window.scrollTo(0, 0);
});

const TAGS = Array.from({ length: 30 }, (_, index) => ({
  id: String(index + 1),
  name: `A tag of number ${index + 1}`,
}));
const images = createArchive(70).map((image, index) => ({ ...image, tagIds: [String((index % 30) + 1)] }));
const backend = createStaticBackend({ images, perPage: 30 });
const pages = backend.gallery as GallerySource;

const renderBrowser = (props: Partial<GalleryBrowserProps> = {}, before = 0) =>
  render(
    <main>
      <div style={{ height: before }} />
      <GalleryBrowser backend={backend} tags={TAGS} {...props}>
        {props.children ?? ((view) => <ThumbnailGallery {...view} lightbox={false} maxColumns={3} />)}
      </GalleryBrowser>
    </main>,
  );

const top = () => Math.round(gallery().getBoundingClientRect().top);

describe('a gallery browser', () => {
  test('passes axe with and without results, and offers to show all images if there are no results', async () => {
    const screen = await renderBrowser();
    await expect.element(screen.getByRole('navigation', { name: 'Pages' })).toBeVisible();
    await expectAccessible(screen.container);
    await userEvent.fill(screen.getByRole('searchbox'), 'submarine');
    await userEvent.keyboard('{Enter}');
    await expect.element(screen.getByText('Nothing matches your search. Try other words or fewer tags.')).toBeVisible();
    await expectAccessible(screen.container);
    const way = screen.getByRole('button', { name: 'Show all images' });
    const bottomOf = (element: Element) => element.getBoundingClientRect().bottom;
    // Otherwise the content below the gallery would overlap the button.
    expect(bottomOf(way.element())).toBeLessThanOrEqual(bottomOf(gallery()));
    await userEvent.click(way);
    await expect.element(screen.getByRole('searchbox')).toHaveValue('');
    await vi.waitFor(() => expect(items()).toHaveLength(30));
  });

  test('scrolls to the gallery below a fixed header on page change, and restores the position when the user goes Back', async () => {
    const screen = await renderBrowser({}, 600);
    const header = document.createElement('header');
    header.style.cssText = 'position: fixed; inset: 0 0 auto; height: 200px; background: silver';
    const next = screen.getByRole('link', { name: 'Next page' });
    next.element().scrollIntoView();
    const place = Math.round(scrollY);
    await userEvent.click(next);
    await vi.waitFor(() => expect(top()).toBe(PAGE_SCROLL_OFFSET_PX));
    await expect.element(screen.getByLabelText('Page number')).toHaveValue('2');

    await travel(-1);
    await expect.element(screen.getByLabelText('Page number')).toHaveValue('1');
    await vi.waitFor(() => expect(Math.round(scrollY)).toBe(place));

    document.body.append(header);
    await userEvent.fill(screen.getByLabelText('Page number'), '3');
    await userEvent.keyboard('{Enter}');
    await vi.waitFor(() => expect(top()).toBeGreaterThan(200));
    expect(items()).toHaveLength(10);
    header.remove();
  });

  test('scrolls to the gallery on load only if the URL specifies a page', async () => {
    const reloading: Partial<GalleryBrowserProps> = { urlState: { navigation: 'reload' }, scroll: { durationMs: 0 } };
    const screen = await renderBrowser(reloading, 600);
    await vi.waitFor(() => expect(items()).toHaveLength(30));
    expect(scrollY).toBe(0);
    await screen.unmount();

    history.replaceState(null, '', '?page=2');
    await renderBrowser(reloading, 600);
    await vi.waitFor(() => expect(top()).toBe(PAGE_SCROLL_OFFSET_PX));
  });

  test('keeps the current page and shows a progress bar while the next page loads', async () => {
    const source = createDeferredSource();
    const slow: GallerySource = {
      loadPage: (query, options) =>
        query.page === 1 ? pages.loadPage(query, options) : source.loadPage(query, options),
    };
    const screen = await renderBrowser({ backend: { ...backend, gallery: slow } });
    await userEvent.click(screen.getByRole('link', { name: 'Next page' }));
    await expect.element(screen.getByRole('progressbar', { name: 'Loading images…' })).toBeInTheDocument();
    expect(items()).toHaveLength(30);
    await userEvent.fill(screen.getByRole('searchbox'), 'Ridge 7');
    await userEvent.keyboard('{Enter}');
    await expect.element(screen.getByRole('progressbar')).not.toBeInTheDocument();
    // 7, 17 to 67, and 70.
    await vi.waitFor(() => expect(items()).toHaveLength(8));
  });

  test('paginates an image browser, and shows all images again after a search without results', async () => {
    const screen = await renderBrowser({
      backend: createStaticBackend({ images: images.slice(0, 9), perPage: 1 }),
      paging: 'none',
      children: (view) => <ImageBrowser {...view} lightbox={false} />,
    });
    await userEvent.click(screen.getByRole('link', { name: 'Next page' }));
    await expect.element(screen.getByLabelText('Page number')).toHaveValue('2');
    await expect.element(screen.getByRole('heading', { name: 'Ridge 2' })).toBeVisible();
    expect(location.search).toContain('page=2');
    await userEvent.fill(screen.getByRole('searchbox'), 'submarine');
    await userEvent.keyboard('{Enter}');
    await userEvent.click(screen.getByRole('button', { name: 'Show all images' }));
    await expect.element(screen.getByRole('heading', { name: 'Ridge 1' })).toBeVisible();
  });

  test('collapses tags to two lines, and expands them on click or if one of them is selected', async () => {
    const screen = await renderBrowser();
    const last = screen.getByText('A tag of number 30');
    await expect.element(last).not.toBeVisible();
    const list = screen.getByRole('list', { name: 'Tags' }).element();
    expect(list.clientHeight).toBeLessThan(100);
    await userEvent.click(screen.getByRole('button', { name: 'See all tags' }));
    await userEvent.click(last);
    await vi.waitFor(() => expect(items()).toHaveLength(2));
    await expect.element(last).toHaveAttribute('aria-current', 'true');
    await screen.unmount();

    const again = await renderBrowser();
    await expect.element(again.getByText('A tag of number 30')).toBeVisible();
    await userEvent.click(again.getByRole('link', { name: 'All Tags' }));
    await vi.waitFor(() => expect(items()).toHaveLength(30));
  });

  test('loads more images on scroll, and announces the end of the list', async () => {
    const screen = await renderBrowser({ paging: 'scroll' });
    const end = screen.getByRole('link', { name: /Load More|Loading|All 70/ });
    for (const count of [30, 60, 70]) {
      await vi.waitFor(() => expect(items()).toHaveLength(count));
      // Users keep scrolling once the end has moved away.
      for (let paint = 0; paint < 3; paint++) await nextPaint();
      end.element().scrollIntoView({ block: 'end' });
    }
    await expect.element(end).toHaveTextContent('All 70 images are shown.');
    expect(location.search).toContain('page=3');
  });

  test('shows page labels and the image count if enabled', async () => {
    const screen = await renderBrowser({ hasPagerLabels: true, hasItemCount: true });
    await expect.element(screen.getByText('70 item(s)')).toBeVisible();
    await expect.element(screen.getByRole('link', { name: 'Next page' })).toHaveTextContent('Next page');
    await expectAccessible(screen.container);
    await page.viewport(320, 700);
    await expect.element(screen.getByText('70 item(s)')).not.toBeVisible();
    await screen.unmount();

    const signs = await renderBrowser();
    await expect.element(signs.getByRole('link', { name: 'Next page' })).toHaveTextContent('›');
    expect(signs.getByText('70 item(s)').query()).toBeNull();
  });

  test.each([
    ['a thumbnail gallery', 330, ThumbnailGallery],
    ['a masonry gallery', 180, MasonryGallery],
    ['an image browser', 180, ImageBrowser],
  ])('with %s has a search box %d pixels wide, even without results', async (_view, width, View) => {
    const screen = await render(
      <main style={{ width: 1000 }}>
        <GalleryBrowser backend={backend} paging="none" urlState={false}>
          {(view) => <View {...view} lightbox={false} />}
        </GalleryBrowser>
      </main>,
    );
    const boxWidth = () => screen.getByRole('searchbox').element().parentElement?.offsetWidth;
    expect(boxWidth()).toBe(width);
    await userEvent.fill(screen.getByRole('searchbox'), 'submarine');
    await userEvent.keyboard('{Enter}');
    await expect.element(screen.getByRole('button', { name: 'Show all images' })).toBeVisible();
    expect(boxWidth()).toBe(width);
  });

  test('collapses the sort menu to an icon button in narrow containers', async () => {
    const screen = await renderBrowser();
    const box = (role: 'combobox' | 'searchbox') => screen.getByRole(role).element().getBoundingClientRect();
    const main = screen.getByRole('main').element() as HTMLElement;
    main.style.width = `${COMPACT_SEARCH_WIDTH_PX}px`;
    expect(box('combobox').width).toBeGreaterThan(100);
    main.style.width = `${COMPACT_SEARCH_WIDTH_PX - 1}px`;
    await vi.waitFor(() => expect(box('combobox').width).toBeLessThan(50));
    expect(Math.abs(box('combobox').top - box('searchbox').top)).toBeLessThan(4);
  });
});
