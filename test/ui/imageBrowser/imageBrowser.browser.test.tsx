import '@loggia/ui/styles.css';
import { StrictMode } from 'react';
import { expect, test, vi } from 'vitest';
import { render } from 'vitest-browser-react';
import { page, userEvent } from 'vitest/browser';
import type { GallerySource } from '@loggia/hooks';
import { pagingBand } from '@loggia/hooks/imageBrowser';
import { createStaticBackend } from '@loggia/hooks/static';
import { ImageBrowser, NumberPager, type ImageBrowserProps } from '@loggia/ui';
import { expectAccessible } from '../../helpers/expectAccessible.ts';
import { paintedImages } from '../../helpers/paintedImages.ts';

interface BrowserPageProps extends ImageBrowserProps {
  readonly dir?: 'ltr' | 'rtl';
  readonly place?: number;
}

const IMAGES = paintedImages.map((image) => ({ ...image, description: `About ${image.title}` }));

const BrowserPage = ({ dir = 'ltr', place = 700, ...props }: BrowserPageProps) => (
  <StrictMode>
    <main dir={dir}>
      <h1>Alps</h1>
      <h2>Pictures</h2>
      <div style={{ width: place }}>
        <ImageBrowser {...props} />
      </div>
    </main>
  </StrictMode>
);

const button = (name: string) => page.getByRole('button', { name });
const field = () => page.getByRole('textbox', { name: 'Page number' });
const shown = () => document.querySelector('.loggia-image-browser img')?.getAttribute('alt');
const expectShown = async (name: string) => {
  await expect.poll(shown).toBe(name);
};

test('an image browser shows one image per page, with title, description and a page number field', async () => {
  await render(<BrowserPage images={IMAGES} />);
  await expectShown('Image 1');
  await expect.element(page.getByText('About Image 1')).toBeVisible();
  await expect.element(button('Previous page')).toHaveAttribute('aria-disabled', 'true');
  await button('Next page').click();
  await expectShown('Image 2');
  await field().fill('4');
  await userEvent.keyboard('{Enter}');
  await expectShown('Image 4');
  await field().fill('99');
  await userEvent.keyboard('{Enter}');
  await expectShown('Image 5');
  await expectAccessible();
});

test('an image browser renders its title at the configured heading level', async () => {
  const screen = await render(<BrowserPage images={IMAGES} />);
  await expect.element(page.getByRole('heading', { name: 'Image 1', level: 3 })).toBeVisible();
  await screen.rerender(<BrowserPage images={IMAGES} headingLevel={4} />);
  await expect.element(page.getByRole('heading', { name: 'Image 1', level: 4 })).toBeVisible();
});

test.each([
  ['a list', { images: IMAGES }],
  ['a backend', { backend: createStaticBackend({ images: IMAGES, perPage: 1 }) }],
])('an image browser with %s moves to the image shown when the lightbox was closed', async (_, given) => {
  await render(<BrowserPage {...given} defaultPage={2} />);
  await expectShown('Image 2');
  await page.getByRole('button', { name: 'Image 2', exact: true }).click();
  const dialog = page.getByRole('dialog');
  await expect.element(dialog.getByText('2 / 5')).toBeVisible();
  await userEvent.keyboard('{ArrowRight}{ArrowRight}');
  await expect.element(dialog.getByText('4 / 5')).toBeVisible();
  await userEvent.keyboard('{Escape}');
  await expectShown('Image 4');
  await expect.element(page.getByRole('button', { name: 'Image 4', exact: true })).toHaveFocus();
});

test('arrow keys navigate an image browser except in a text field, and are mirrored in right-to-left layouts', async () => {
  await render(<BrowserPage images={IMAGES} dir="rtl" />);
  await expectShown('Image 1');
  document.querySelector<HTMLElement>('.loggia-image-link')?.focus();
  await userEvent.keyboard('{ArrowLeft}');
  await expectShown('Image 2');
  await userEvent.keyboard('{End}{ArrowRight}');
  await expectShown('Image 4');
  await field().click();
  await userEvent.keyboard('{ArrowLeft}{Home}');
  await expectShown('Image 4');
});

test('an image browser loads one image per page from a source', async () => {
  const loadPage = vi.fn<GallerySource['loadPage']>(async (query) => {
    await Promise.resolve();
    return { images: IMAGES.slice(query.page - 1, query.page), page: query.page, pageCount: 5, total: 5 };
  });
  const onPageChange = vi.fn<NonNullable<ImageBrowserProps['onPageChange']>>();
  await render(<BrowserPage source={{ loadPage }} onPageChange={onPageChange} lightbox={false} />);
  await expectShown('Image 1');
  await button('Next page').click();
  await expectShown('Image 2');
  expect(onPageChange.mock.calls.map(([number]) => number)).toEqual([2]);
});

test('an image browser opens its image in the lightbox, and restores focus on close', async () => {
  await render(<BrowserPage images={IMAGES} />);
  await button('Next page').click();
  await page.getByRole('button', { name: 'Image 2' }).click();
  await expect.element(page.getByRole('dialog')).toBeVisible();
  await page.getByRole('button', { name: 'Close' }).click();
  await expect.poll(() => document.activeElement?.className).toBe('loggia-image-link');
});

test("an image browser's pager adapts its margin and font size to the container's width", async () => {
  const screen = await render(<BrowserPage images={IMAGES} />);
  for (const place of [108, 109, 200, 201, 580, 581]) {
    await screen.rerender(<BrowserPage images={IMAGES} place={place} />);
    const control = document.querySelector<HTMLElement>('.loggia-image-browser .loggia-pager');
    const field = control?.querySelector<HTMLElement>('.loggia-page-number');
    if (!control || !field) throw new Error('There is no paging control.');
    const { isHidden, fontSize, marginPercent } = pagingBand(place);
    expect(getComputedStyle(control).display).toBe(isHidden ? 'none' : 'flex');
    expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(Math.max(place, window.innerWidth));
    if (fontSize !== null) expect(getComputedStyle(control).fontSize).toBe(`${fontSize}px`);
    if (!isHidden) expect(Number.parseFloat(getComputedStyle(field).marginInlineStart) > 0).toBe(marginPercent > 0);
  }
});

test.each([330, 360, 610, 645, 800])(
  'a pager with links to the first and last page fits on one line at %i px',
  async (place) => {
    const slots: ImageBrowserProps['slots'] = { imagePager: ({ gallery }) => <NumberPager gallery={gallery} /> };
    await render(<BrowserPage images={IMAGES} place={place} slots={slots} />);
    const links = [...document.querySelectorAll('.loggia-image-browser .loggia-pager > .loggia-button')];
    expect(links).toHaveLength(4);
    expect(new Set(links.map((link) => link.getBoundingClientRect().top)).size).toBe(1);
  },
);
