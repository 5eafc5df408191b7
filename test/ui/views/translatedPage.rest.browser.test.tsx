import { StrictMode } from 'react';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { render } from 'vitest-browser-react';
import { page, userEvent } from 'vitest/browser';
import '@loggia/ui/styles.css';
import { createStaticBackend } from '@loggia/hooks/static';
import { GalleryBrowser, ThumbnailGallery } from '@loggia/ui';
import { nextPaint } from '../../helpers/nextPaint.ts';
import { createArchive, items } from '../../ui/thumbnailGallery/galleryFixtures.tsx';
import { createImages, LightboxPage } from '../../ui/lightbox/LightboxPage.tsx';

const address = location.href;
const thrown: unknown[] = [];
const listen = ({ error, message }: ErrorEvent) => thrown.push(error ?? message);

beforeEach(() => {
  thrown.length = 0;
  window.addEventListener('error', listen);
  vi.spyOn(console, 'error').mockImplementation((...words) => thrown.push(words));
});
afterEach(() => {
  window.removeEventListener('error', listen);
  vi.restoreAllMocks();
  history.replaceState(null, '', address);
});

/** Simulates the browser's page translation, which replaces each text node with two nested `<font>` elements. */
function translate() {
  const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
  const texts: Text[] = [];
  while (walker.nextNode()) texts.push(walker.currentNode as Text);
  for (const text of texts) {
    const isMeant = text.data.trim() && !text.parentElement?.closest('style, script, [translate="no"], .notranslate');
    if (!isMeant) continue;
    const [outer, inner] = [document.createElement('font'), document.createElement('font')];
    inner.textContent = text.data;
    outer.append(inner);
    text.replaceWith(outer);
  }
  expect(document.querySelector('font > font')).not.toBeNull();
}

const dialog = () => page.getByRole('dialog');

describe('on a page translated by the browser', () => {
  test('a lightbox updates its text when the user navigates, and can be closed', async () => {
    await render(
      <StrictMode>
        <LightboxPage images={createImages(3)} />
      </StrictMode>,
    );
    await page.getByRole('link', { name: 'Thumbnail 1' }).click();
    await expect.element(dialog()).toHaveTextContent('Landscape 1');
    await expect.element(page.getByText('1 / 3')).toBeVisible();
    translate();
    await userEvent.keyboard('{ArrowRight}');
    await expect.element(dialog()).toHaveTextContent('Landscape 2');
    await expect.element(page.getByText('2 / 3')).toBeVisible();
    await expect.element(dialog()).not.toHaveTextContent('1 / 3');
    await expect.element(dialog()).not.toHaveTextContent('Seen from hill 1.');
    translate();
    await userEvent.keyboard('{ArrowRight}');
    await expect.element(dialog()).toHaveTextContent('Seen from hill 3.');
    await expect.element(page.getByText('3 / 3')).toBeVisible();
    await userEvent.keyboard('{Escape}');
    await expect.element(dialog()).not.toBeInTheDocument();
    expect(thrown).toEqual([]);
  });

  test('a gallery updates its images when the user changes pages', async () => {
    const backend = createStaticBackend({ images: createArchive(7), perPage: 3 });
    await render(
      <StrictMode>
        <GalleryBrowser backend={backend}>{(view) => <ThumbnailGallery {...view} lightbox={false} />}</GalleryBrowser>
      </StrictMode>,
    );
    await expect.poll(() => items().length).toBe(3);
    const pager = page.getByRole('navigation', { name: 'Pages' });
    translate();
    await pager.getByRole('link', { name: 'Next page' }).click();
    await expect.element(page.getByRole('link', { name: 'Ridge 4' })).toBeVisible();
    translate();
    await pager.getByRole('link', { name: 'Next page' }).click();
    await expect.element(page.getByRole('link', { name: 'Ridge 7' })).toBeVisible();
    expect(items()).toHaveLength(1);
    expect(thrown).toEqual([]);
  });

  test('a gallery shows a message if a search has no results, and removes the message after a new search', async () => {
    const backend = createStaticBackend({ images: createArchive(7), perPage: 3 });
    const screen = await render(
      <StrictMode>
        <GalleryBrowser backend={backend}>{(view) => <ThumbnailGallery {...view} lightbox={false} />}</GalleryBrowser>
      </StrictMode>,
    );
    const search = screen.getByRole('searchbox');
    translate();
    await userEvent.fill(search, 'submarine');
    await userEvent.keyboard('{Enter}');
    await expect.element(screen.getByText('Nothing matches your search. Try other words or fewer tags.')).toBeVisible();
    translate();
    await userEvent.fill(search, 'ridge');
    await userEvent.keyboard('{Enter}');
    await expect.element(page.getByRole('link', { name: 'Ridge 1' })).toBeVisible();
    await nextPaint();
    expect(document.body.textContent).not.toContain('Nothing matches your search. Try other words or fewer tags.');
    expect(thrown).toEqual([]);
  });
});
