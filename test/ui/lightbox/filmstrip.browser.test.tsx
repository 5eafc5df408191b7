import { describe, expect, test } from 'vitest';
import { createImages } from './LightboxPage.tsx';
import {
  button,
  dialog,
  expectShown,
  press,
  renderLightboxPage,
  renderOpenLightbox,
  thumbnail,
} from './renderLightboxPage.tsx';

const strip = () => dialog().getByRole('list', { name: 'Thumbnails' });
const current = () => strip().element().querySelector('[aria-current="true"]');
const middleOf = (element: Element | null, axis: 'x' | 'y') => {
  const { left, width, top, height } = element?.getBoundingClientRect() ?? new DOMRect();
  return axis === 'x' ? left + width / 2 : top + height / 2;
};

describe('the lightbox filmstrip', () => {
  test('has a thumbnail for each image, and marks the current one', async () => {
    await renderOpenLightbox();
    await expect.poll(() => strip().element().children.length).toBe(5);
    expect(current()?.getAttribute('aria-label')).toBe('Image 2, Landscape 2');
  });

  test('navigates to the image whose thumbnail is clicked', async () => {
    await renderOpenLightbox();
    await button('Image 4, Landscape 4').click();
    await expectShown('Landscape 4');
    expect(current()?.getAttribute('aria-label')).toBe('Image 4, Landscape 4');
  });

  test.each([
    ['landscape', 1600, 900],
    ['portrait', 900, 1600],
    ['square', 900, 900],
  ])('fits the thumbnail of a %s image into its slot', async (_shape, width, height) => {
    const paint = `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}"><rect width="100%" height="100%"/></svg>`;
    const url = `data:image/svg+xml,${encodeURIComponent(paint)}`;
    await renderOpenLightbox({
      thumbnails: createImages(5),
      images: createImages(5).map((image) => ({ ...image, url, width, height, thumbnail: { url, width, height } })),
    });
    await expect.poll(() => strip().element().children.length).toBe(5);
    const box = (element: Element | null | undefined) => element?.getBoundingClientRect().toJSON() as unknown;
    expect(box(current())).toEqual(box(current()?.closest('li')));
    expect(box(current()?.querySelector('img'))).toEqual(box(current()));
  });

  test('only mounts thumbnails near the viewport, regardless of the number of images', async () => {
    const images = createImages(10_000);
    await renderLightboxPage({ images, thumbnails: images.slice(4999, 5000) });
    await thumbnail('5000').click();
    await expectShown('Landscape 5000');
    await expect.poll(() => strip().element().children.length).toBeGreaterThan(5);
    expect(dialog().element().querySelectorAll('*').length).toBeLessThan(200);
    expect(middleOf(current(), 'x')).toBeCloseTo(640, -1);
  });

  test('scrolls to the last thumbnail when the user navigates to the last image', async () => {
    const images = createImages(10_000);
    await renderLightboxPage({ images });
    await thumbnail('1').click();
    await expectShown('Landscape 1');
    await press('{End}');
    await expectShown('Landscape 10000');
    await expect.poll(() => middleOf(current(), 'x')).toBeGreaterThan(640);
    await expect.poll(() => middleOf(current(), 'x')).toBeLessThan(1280);
  });

  test('is centered if it is shorter than its container', async () => {
    await renderOpenLightbox({ count: 3 });
    await expect.poll(() => middleOf(current(), 'x')).toBeCloseTo(640, 0);
  });

  test('starts on the right in right-to-left layouts', async () => {
    await renderOpenLightbox({ id: '1', dir: 'rtl', count: 40 });
    await expect.poll(() => middleOf(current(), 'x')).toBeGreaterThan(1150);
  });

  test.each([
    ['left', 'ltr', 0, 200],
    ['right', 'ltr', 1080, 1280],
    ['left', 'rtl', 1080, 1280],
  ] as const)('is on the %s side in %s layouts', async (filmstripPosition, dir, from, to) => {
    await renderOpenLightbox({ filmstripPosition, dir, count: 40 });
    await expect.poll(() => middleOf(current(), 'x')).toBeGreaterThan(from);
    expect(middleOf(current(), 'x')).toBeLessThan(to);
  });

  test("is above the image with filmstripPosition: 'top'", async () => {
    await renderOpenLightbox({ filmstripPosition: 'top' });
    await expect.poll(() => middleOf(current(), 'y')).toBeGreaterThan(0);
    expect(middleOf(current(), 'y')).toBeLessThan(100);
  });

  test.each([
    ['there is only one image', { count: 1 }],
    ['it is disabled', { filmstrip: false }],
  ])('is not rendered if %s', async (_, props) => {
    await renderOpenLightbox({ id: '1', ...props });
    await expect.element(strip()).not.toBeInTheDocument();
  });
});
