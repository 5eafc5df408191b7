import { beforeEach, describe, expect, test, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { render } from 'vitest-browser-react';
import type { GalleryImage } from '@loggia/hooks';
import { createStaticBackend } from '@loggia/hooks/static';
import { CartLink, HoverCartLink, MasonryGallery, ThumbnailGallery } from '@loggia/ui';
import '@loggia/ui/styles.css';
import { expectAccessible } from '../../helpers/expectAccessible.ts';
import { createArchive, gallery, items } from '../thumbnailGallery/galleryFixtures.tsx';

const DESCRIPTION = 'Looking east from the saddle, early in the morning, before the fog had left the valley below.';
const described = createArchive(12).map((image) => ({ ...image, description: DESCRIPTION }));

beforeEach(async () => {
  await page.viewport(1280, 800);
  document.body.style.margin = '0';
});

const all = (selector: string) => [...document.querySelectorAll<HTMLElement>(selector)];
const measured = () => vi.waitFor(() => expect(all('[data-measured]')).toHaveLength(1));

/** Expects an item's captions to be above or below its image, without unintended clipping. */
function expectBeside(item: HTMLElement | undefined, height: number) {
  const picture = item?.querySelector('.loggia-thumbnail')?.getBoundingClientRect();
  const captions = [...(item?.querySelectorAll('.loggia-caption') ?? [])].map((text) => text.getBoundingClientRect());
  const whole = item?.getBoundingClientRect();
  expect(captions.reduce((sum, text) => sum + text.height, 0)).toBeCloseTo(height, 0);
  expect((picture?.height ?? 0) + height).toBeCloseTo(whole?.height ?? -1, 0);
  for (const text of captions) {
    expect(text.bottom <= (picture?.top ?? 0) + 0.6 || text.top >= (picture?.bottom ?? Infinity) - 0.6).toBe(true);
    expect(text.bottom).toBeLessThanOrEqual((whole?.bottom ?? 0) + 0.6);
  }
}

describe('thumbnail captions', () => {
  test.each([
    ['below', false, 48],
    ['above', false, 48],
    ['none', true, 62],
    ['below', true, 102],
    ['above', true, 110],
  ] as const)(
    'with titleDisplay="%s" and hasDescriptions={%s} take up %d px next to the image',
    async (titleDisplay, hasDescriptions, height) => {
      await render(<ThumbnailGallery images={described} lightbox={false} {...{ titleDisplay, hasDescriptions }} />);
      await measured();
      expectBeside(items()[0], height);
      expectBeside(items()[11], height);
      const [first, second] = items().map((item) => item.querySelector('.loggia-thumbnail')?.getBoundingClientRect());
      expect(second?.height).toBeCloseTo(first?.height ?? 0, 1);
      expect((first?.height ?? 0) / (first?.width ?? 1)).toBeCloseTo(140 / 250, 2);
    },
  );

  test('overlay the image with titleDisplay="show", and the thumbnail link keeps its name', async () => {
    const screen = await render(<ThumbnailGallery images={described} lightbox={false} titleDisplay="show" />);
    await expect.element(screen.getByText('Ridge 2', { exact: true })).toBeVisible();
    expect(all('.loggia-caption')).toHaveLength(0);
    await expect.element(screen.getByRole('link', { name: 'Ridge 2', exact: true })).toBeVisible();
  });

  test('are below each masonry image, and take up as much space as they need', async () => {
    const mixed = described.map((image, index) => (index % 2 ? image : { ...image, description: undefined }));
    await render(<MasonryGallery images={mixed} lightbox={false} titleDisplay="below" hasDescriptions />);
    await measured();
    const cells = all('.loggia-images > li');
    expectBeside(cells[0], 48);
    expectBeside(cells[1], 102);
    expect(all('.loggia-image-caption')).toHaveLength(0);
  });
});

describe("a thumbnail's cart link", () => {
  const sold: readonly GalleryImage[] = createArchive(3).map((image, index) =>
    index === 1 ? { ...image, priceList: { id: '1' }, redirectUrl: 'https://example.org/' } : image,
  );
  const priceLists = {
    '1': { sections: ['downloads'], downloads: { items: [{ id: 'web', name: 'For the web', price: '2' }] } },
  } as const;

  test('is on images for sale, and opens the image with the shop even with clickAction="redirect"', async () => {
    const backend = createStaticBackend({ images: sold, priceLists, settings: { shop: true } });
    const screen = await render(
      <ThumbnailGallery backend={backend} clickAction="redirect" extraComponent={CartLink} />,
    );
    const cart = screen.getByRole('link', { name: 'Buy: Ridge 2' });
    await expect.element(cart).toBeVisible();
    expect(all('.loggia-cart-link')).toHaveLength(1);
    await expectAccessible(gallery());
    await userEvent.click(cart);
    await expect.element(screen.getByRole('dialog')).toBeVisible();
    await expect.element(screen.getByText('For the web')).toBeVisible();
  });

  test('can be limited to hover and focus, and is not rendered without a lightbox', async () => {
    const screen = await render(<ThumbnailGallery images={sold} extraComponent={HoverCartLink} />);
    const cart = screen.getByRole('link', { name: 'Buy: Ridge 2' });
    const opacity = () => getComputedStyle(cart.element()).opacity;
    await vi.waitFor(() => expect(opacity()).toBe('0'));
    await userEvent.hover(items()[1] as HTMLElement);
    await vi.waitFor(() => expect(opacity()).toBe('1'));
    await screen.rerender(<ThumbnailGallery images={sold} extraComponent={HoverCartLink} lightbox={false} />);
    expect(all('.loggia-cart-link')).toHaveLength(0);
  });
});

test('an image with a redirectUrl links to that URL, in a new tab unless opensNewTab is false', async () => {
  const images = createArchive(2).map((image) => ({ ...image, redirectUrl: 'https://example.org/' }));
  const screen = await render(<ThumbnailGallery images={images} />);
  const link = screen.getByRole('link', { name: 'Ridge 1' });
  await expect.element(link).toHaveAttribute('target', '_blank');
  await screen.rerender(<ThumbnailGallery images={images} opensNewTab={false} />);
  await expect.element(link).toHaveAttribute('target', '_self');
  await expect.element(link).toHaveAttribute('href', 'https://example.org/');
});

test('a redirect link that opens in a new tab has rel="noopener"', async () => {
  const images = createArchive(2).map((image) => ({ ...image, redirectUrl: 'https://example.org/' }));
  const screen = await render(<ThumbnailGallery images={images} />);
  const link = screen.getByRole('link', { name: 'Ridge 1' });
  await expect.element(link).toHaveAttribute('target', '_blank');
  await expect.element(link).toHaveAttribute('rel', 'noopener');
});
