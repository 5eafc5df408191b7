import '@loggia/ui/styles.css';
import { afterEach, describe, expect, test } from 'vitest';
import { page, userEvent, type Locator } from 'vitest/browser';
import { render } from 'vitest-browser-react';
import { createStaticBackend } from '@loggia/hooks/static';
import { GalleryBrowser, TagSelect, ThumbnailGallery, type GalleryBrowserProps } from '@loggia/ui';
import { createArchive } from '../thumbnailGallery/galleryFixtures.tsx';

const TAGS = [
  { id: '1', name: 'Alps' },
  { id: '2', name: 'Coast' },
];
const backend = createStaticBackend({ images: createArchive(70), perPage: 9 });
const boxOf = (part: Locator) => part.element().getBoundingClientRect();
const root = document.documentElement;

afterEach(() => {
  root.style.fontSize = '';
});

const tagSelect: GalleryBrowserProps['renderTags'] = (browsing) => <TagSelect browsing={browsing} tags={TAGS} />;

const renderBrowser = (renderTags = tagSelect) =>
  render(
    <main style={{ padding: '0 16px' }}>
      <GalleryBrowser backend={backend} urlState={false} tags={TAGS} renderTags={renderTags}>
        {(view) => <ThumbnailGallery {...view} lightbox={false} />}
      </GalleryBrowser>
    </main>,
  );

describe('a gallery browser on a small screen', () => {
  test.for([320, 340, 360, 375, 390].flatMap((width) => [16, 24, 28, 32].map((text) => [width, text] as const)))(
    'does not overflow horizontally at %i pixels with a font size of %i pixels',
    async ([width, text]) => {
      await page.viewport(width, 700);
      root.style.fontSize = `${text}px`;
      const screen = await renderBrowser();
      await expect.element(screen.getByRole('navigation', { name: 'Pages' })).toBeVisible();
      expect(root.scrollWidth).toBe(width);
      await userEvent.fill(screen.getByRole('searchbox'), 'mountain');
      await expect.element(screen.getByRole('button', { name: 'Clear the search' })).toBeVisible();
      expect(root.scrollWidth).toBe(width);
    },
  );

  test('keeps the sort menu and a usable search box on one line', async () => {
    await page.viewport(320, 700);
    const screen = await renderBrowser(() => null);
    await userEvent.fill(screen.getByRole('searchbox'), 'mountain');
    await expect.element(screen.getByRole('button', { name: 'Clear the search' })).toBeVisible();
    const [order, word] = [boxOf(screen.getByRole('combobox')), boxOf(screen.getByRole('searchbox'))];
    expect(Math.abs(order.top - word.top)).toBeLessThan(4);
    expect(word.width).toBeGreaterThan(100);
  });

  test.for([320, 390])(
    'shows the sort menu next to the tag select, above the search box (%i pixels)',
    async (width) => {
      await page.viewport(width, 700);
      const screen = await renderBrowser();
      const tags = boxOf(screen.getByRole('combobox', { name: 'Tags' }));
      const order = boxOf(screen.getByRole('combobox', { name: 'Order by' }));
      const word = boxOf(screen.getByRole('searchbox'));
      expect(Math.abs(order.top - tags.top)).toBeLessThan(4);
      expect(tags.width).toBeGreaterThan(200);
      expect(word.top).toBeGreaterThan(tags.bottom);
      expect(word.width).toBeGreaterThan(200);
    },
  );
});
