import { describe, expect, onTestFinished, test } from 'vitest';
import { page } from 'vitest/browser';
import { render } from 'vitest-browser-react';
import * as gallery from 'virtual:sample/docs/gallery.md/Portfolio.tsx';
import * as lightbox from 'virtual:sample/docs/lightbox.md/PhotoGallery.tsx';
import { expectAccessible } from '../helpers/expectAccessible.ts';

const photos = Array.from({ length: 5 }, (_, index) => ({
  id: String(index + 1),
  url: `/test/fixtures/pictures/ridge.png?${index + 1}`,
  width: 600,
  height: 400,
  title: `Ridge ${index + 1}`,
  photographer: index % 2 === 0 ? 'A. Berg' : 'J. Dal',
}));

function addRules(css: string) {
  const style = document.createElement('style');
  style.textContent = css;
  document.head.append(style);
  onTestFinished(() => style.remove());
}

const dialog = () => page.getByRole('dialog');
const button = (name: string) => dialog().getByRole('button', { name, exact: true });

async function openSecondPhoto() {
  addRules(lightbox.css);
  await render(<lightbox.PhotoGallery photos={photos} />);
  await page.getByRole('link', { name: 'Ridge 2' }).click();
  await expect.element(dialog().getByRole('img', { name: 'Ridge 2', exact: true })).toBeVisible();
}

describe('the slots sample in docs/lightbox.md', () => {
  test('replaces the caption, and the info button still hides it', async () => {
    await openSecondPhoto();
    const caption = dialog().getByText('Ridge 2 by J. Dal');
    await expect.element(caption).toBeVisible();
    expect(caption.element().className).toContain('my-caption');
    await button('Hide info').click();
    await expect.element(caption).not.toBeVisible();
  });

  test('adds text and a button to the control bar and removes the counter', async () => {
    await openSecondPhoto();
    const line = dialog().getByText('J. Dal', { exact: true });
    await expect.element(line).toBeVisible();
    await expect.element(button('Order')).toBeVisible();
    const order = ['Order', 'Zoom', 'Play slideshow', 'Help'].map((name) => button(name).element());
    const elements = [line.element(), ...order];
    for (const [index, element] of elements.slice(1).entries())
      expect(elements[index]?.compareDocumentPosition(element)).toBe(Node.DOCUMENT_POSITION_FOLLOWING);
    await expect.element(dialog().getByText('2 / 5')).not.toBeInTheDocument();
  });

  test('updates the slots when navigating and is accessible', async () => {
    await openSecondPhoto();
    await button('Next image').click();
    await expect.element(dialog().getByText('Ridge 3 by A. Berg')).toBeVisible();
    await expect.element(dialog().getByText('A. Berg', { exact: true })).toBeVisible();
    await expectAccessible(dialog().element());
  });
});

describe('the slots sample in docs/gallery.md', () => {
  test('shows a credit next to each link without changing the link’s accessible name', async () => {
    addRules(gallery.css);
    const screen = await render(<gallery.Portfolio photos={photos} />);
    const credit = screen.getByText('Photo: A. Berg').first();
    await expect.element(credit).toBeVisible();
    const link = screen.getByRole('link', { name: 'Ridge 1', exact: true });
    await expect.element(link).toBeVisible();
    expect(link.element().contains(credit.element())).toBe(false);
    expect(screen.container.querySelectorAll('.my-credit')).toHaveLength(photos.length);
    await expectAccessible(screen.container);
  });

  test('shows the image count next to the pagination', async () => {
    const screen = await render(<gallery.Portfolio photos={photos} />);
    await expect.element(screen.getByText('5 images')).toBeVisible();
  });
});
