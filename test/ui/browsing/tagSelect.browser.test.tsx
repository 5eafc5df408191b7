import '@loggia/ui/styles.css';
import { expect, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { render } from 'vitest-browser-react';
import { createStaticBackend } from '@loggia/hooks/static';
import { GalleryBrowser, TagSelect, ThumbnailGallery } from '@loggia/ui';
import { createImages } from '../lightbox/LightboxPage.tsx';

const TAGS = [
  { id: '1', name: 'Alps' },
  { id: '2', name: 'Coast' },
];
const images = createImages(4).map((image, index) => ({ ...image, tagIds: [String((index % 2) + 1)] }));
const backend = createStaticBackend({ images });

const pictures = () => page.getByRole('link', { name: /Landscape/ });

const field = page.getByRole('combobox', { name: 'Tags', exact: true });

const renderBrowser = () =>
  render(
    <main>
      <GalleryBrowser
        backend={backend}
        urlState={false}
        renderTags={(browsing) => <TagSelect browsing={browsing} tags={TAGS} />}
      >
        {(view) => <ThumbnailGallery {...view} />}
      </GalleryBrowser>
    </main>,
  );

test('confirming selected tags filters the gallery, and deselecting them shows all images again', async () => {
  await renderBrowser();
  await expect.element(field).toHaveTextContent('Select Tag');
  await expect.poll(() => pictures().elements().length).toBe(4);
  await field.click();
  await page.getByRole('option', { name: 'Coast' }).click();
  await expect.element(page.getByRole('option', { name: 'Coast' })).toHaveAttribute('aria-selected', 'true');
  expect(pictures().elements()).toHaveLength(4);
  await page.getByRole('button', { name: 'OK' }).click();
  await expect.element(field).toHaveTextContent('Coast');
  await expect.poll(() => pictures().elements().length).toBe(2);

  await field.click();
  await page.getByRole('option', { name: 'Coast' }).click();
  await page.getByRole('button', { name: 'OK' }).click();
  await expect.poll(() => pictures().elements().length).toBe(4);
});

test('pressing Enter in the tag select selects a tag without submitting the search', async () => {
  const screen = await renderBrowser();
  await screen.getByRole('searchbox').fill('nothing like it');
  await field.click();
  await page.getByRole('combobox', { name: 'Search...' }).fill('Coast');
  await userEvent.keyboard('{Enter}');
  await expect.element(page.getByRole('option', { name: 'Coast' })).toHaveAttribute('aria-selected', 'true');
  await page.getByRole('button', { name: 'OK' }).click();
  await expect.poll(() => pictures().elements().length).toBe(2);
});

test.for(['ltr', 'rtl'])(
  'the sort menu, tags and search box share a line if they fit, and follow the tab order (%s)',
  async (dir) => {
    await page.viewport(1200, 700);
    const screen = await renderBrowser();
    const main = screen.getByRole('main').element() as HTMLElement;
    main.dir = dir;
    const parts = [screen.getByRole('combobox', { name: 'Order by' }), field, screen.getByRole('searchbox')];
    const boxes = () => parts.map((part) => part.element().getBoundingClientRect());
    const linesOf = () => new Set(boxes().map(({ top, height }) => Math.round((top + height / 2) / 10))).size;
    for (const part of parts) {
      await userEvent.tab();
      await expect.element(part).toHaveFocus();
    }
    for (const width of [1200, 640]) {
      main.style.width = `${width}px`;
      expect(linesOf(), `${width}`).toBe(1);
      const starts = boxes().map(({ left, right }) => (dir === 'ltr' ? left : -right));
      expect(starts).toEqual(starts.toSorted((one, other) => one - other));
    }
    main.style.width = '500px';
    expect(linesOf()).toBe(2);
  },
);
