import '@loggia/ui/styles.css';
import { afterEach, beforeEach, describe, expect, onTestFinished, test, vi } from 'vitest';
import { render } from 'vitest-browser-react';
import { cdp, page, userEvent } from 'vitest/browser';
import { PAGE_SCROLL_OFFSET_PX } from '@loggia/hooks/browsing';
import { HttpStatusError } from '@loggia/hooks/errors';
import { createStaticBackend } from '@loggia/hooks/static';
import { MasonryGallery, ThumbnailGallery, type ThumbnailGalleryProps } from '@loggia/ui';
import { createDeferredSource } from '../../helpers/createDeferredSource.ts';
import { travel } from '../../helpers/visitHistory.ts';
import { createArchive, gallery, items } from './galleryFixtures.tsx';

const emulateReducedMotion = (value: string) =>
  cdp().send('Emulation.setEmulatedMedia', { features: [{ name: 'prefers-reduced-motion', value }] });

const backend = createStaticBackend({ images: createArchive(70), perPage: 30 });
const top = () => Math.round(gallery().getBoundingClientRect().top);

beforeEach(() => page.viewport(1000, 700));
afterEach(async () => {
  await emulateReducedMotion('');
  window.scrollTo(0, 0);
});

const renderGallery = (props: Partial<ThumbnailGalleryProps> = {}) =>
  render(
    <main>
      <div style={{ height: 600 }} />
      <ThumbnailGallery backend={backend} maxColumns={3} {...props} />
      <div style={{ height: 900 }} />
    </main>,
  );

/** Scrolls to the end of the page and clicks "Next page". */
async function pressNext(screen: Awaited<ReturnType<typeof renderGallery>>) {
  const next = screen.getByRole('button', { name: 'Next page' });
  await expect.element(next).toBeVisible();
  next.element().scrollIntoView({ block: 'end' });
  expect(top()).toBeLessThan(0);
  await userEvent.click(next);
  return next.element();
}

describe('changing pages without a gallery browser', () => {
  test.each([true, false])('scrolls to the start of a thumbnail gallery (lightbox: %s)', async (lightbox) => {
    const screen = await renderGallery({ lightbox });
    await pressNext(screen);
    await expect.poll(top).toBe(PAGE_SCROLL_OFFSET_PX);
    await expect.element(screen.getByRole('status')).toHaveTextContent('Page 2 of 3');
    await pressNext(screen);
    await expect.poll(top).toBe(PAGE_SCROLL_OFFSET_PX);
    expect(items()).toHaveLength(10);
  });

  test('scrolls to the start of a masonry gallery', async () => {
    const screen = await render(
      <main>
        <div style={{ height: 600 }} />
        <MasonryGallery backend={backend} maxColumns={3} />
        <div style={{ height: 900 }} />
      </main>,
    );
    await screen.getByRole('button', { name: 'Next page' }).click();
    await expect.poll(top).toBe(PAGE_SCROLL_OFFSET_PX);
  });

  test('scrolls the gallery to just below a fixed header', async () => {
    const header = document.createElement('header');
    header.style.cssText = 'position: fixed; inset: 0 0 auto; height: 200px; background: silver; z-index: 1';
    document.body.append(header);
    onTestFinished(() => header.remove());
    await pressNext(await renderGallery());
    await expect.poll(top).toBeGreaterThan(200);
    expect(top()).toBeLessThan(250);
  });

  test('scrolls without animation if motion is reduced', async () => {
    await emulateReducedMotion('reduce');
    const source = createDeferredSource();
    const screen = await renderGallery({ source });
    await vi.waitFor(() => source.last.answer({ images: createArchive(30) }));
    await pressNext(screen);
    const seen = new Set<number>();
    const record = () => seen.add(top());
    window.addEventListener('scroll', record);
    onTestFinished(() => window.removeEventListener('scroll', record));
    await vi.waitFor(() => expect(source.last.query.page).toBe(2));
    source.last.answer({ images: createArchive(30) });
    await expect.poll(() => [...seen]).toEqual([PAGE_SCROLL_OFFSET_PX]);
    expect(top()).toBe(PAGE_SCROLL_OFFSET_PX);
  });

  test('keeps keyboard focus on the pager', async () => {
    const screen = await renderGallery();
    const next = screen.getByRole('button', { name: 'Next page' });
    await expect.element(next).toBeVisible();
    (next.element() as HTMLElement).focus();
    await userEvent.keyboard('{Enter}');
    await expect.poll(top).toBe(PAGE_SCROLL_OFFSET_PX);
    expect(document.activeElement).toBe(next.element());
  });

  test('keeps the scroll position and the current page until the next page has loaded', async () => {
    const source = createDeferredSource();
    const screen = await renderGallery({ source });
    await vi.waitFor(() => source.last.answer({ images: createArchive(30) }));
    await pressNext(screen);
    const place = scrollY;
    await vi.waitFor(() => expect(source.last.query.page).toBe(2));
    source.last.fail(new HttpStatusError(500));
    const retry = screen.getByRole('button', { name: 'Try again' });
    await expect.element(retry).toBeInTheDocument();
    expect([scrollY, items().length]).toEqual([place, 30]);
    await userEvent.click(retry);
    await vi.waitFor(() => source.last.answer({ images: createArchive(10) }));
    expect(source.last.query.page).toBe(2);
    await expect.poll(top).toBe(PAGE_SCROLL_OFFSET_PX);
    await expect.poll(() => document.activeElement).toBe(gallery());
  });

  test('still scrolls after another history entry was pushed and removed', async () => {
    const screen = await renderGallery();
    await pressNext(screen);
    await expect.poll(top).toBe(PAGE_SCROLL_OFFSET_PX);
    history.pushState(null, '', '#elsewhere');
    await travel(-1);
    await pressNext(screen);
    await expect.poll(top).toBe(PAGE_SCROLL_OFFSET_PX);
  });

  test('does not scroll if the pager is custom', async () => {
    const screen = await renderGallery({
      slots: { pager: ({ gallery }) => <button onClick={() => gallery.goToPage(2)}>On</button> },
    });
    const on = screen.getByRole('button', { name: 'On' });
    await expect.element(on).toBeVisible();
    on.element().scrollIntoView({ block: 'end' });
    await userEvent.click(on);
    await expect.element(screen.getByRole('status')).toHaveTextContent('Page 2 of 3');
    expect(top()).toBeLessThan(0);
  });
});

describe('clicking "Try again" without a gallery browser', () => {
  test('moves focus to the gallery once the images have loaded', async () => {
    const source = createDeferredSource();
    const screen = await renderGallery({ source });
    await vi.waitFor(() => source.last.fail(new HttpStatusError(500)));
    const retry = screen.getByRole('button', { name: 'Try again' });
    await expect.element(retry).toBeVisible();
    (retry.element() as HTMLElement).focus();
    await userEvent.keyboard('{Enter}');
    await expect.poll(() => source.requests.length).toBe(2);
    expect(document.activeElement).toBe(retry.element());
    source.last.answer({ images: createArchive(30) });
    await expect.poll(() => items().length).toBe(30);
    await expect.poll(() => document.activeElement).toBe(gallery());
  });
});
