import { describe, expect, test, vi } from 'vitest';
import { render } from 'vitest-browser-react';
import { HttpStatusError } from '@loggia/hooks/errors';
import { ThumbnailGallery } from '@loggia/ui';
import { createDeferredSource, type DeferredSource } from '../../helpers/createDeferredSource.ts';
import { createImages } from '../lightbox/LightboxPage.tsx';
import { button, dialog, expectShown, press } from '../lightbox/renderLightboxPage.tsx';

const PER_PAGE = 4;
const ALL = createImages(12);

/** A page with four of twelve images. */
function pageOf(page: number) {
  const images = ALL.slice((page - 1) * PER_PAGE, page * PER_PAGE);
  return { images, page, pageCount: ALL.length / PER_PAGE, total: ALL.length };
}

const answer = (source: DeferredSource, page: number) =>
  vi.waitFor(() => {
    expect(source.last.query.page).toBe(page);
    source.last.answer(pageOf(page));
  });

/** A gallery with a paged source and no lightbox source, with one of its images open. */
async function openImage(number: number) {
  const source = createDeferredSource();
  const page = Math.ceil(number / PER_PAGE);
  const screen = await render(
    <main>
      <ThumbnailGallery source={source} initialPage={pageOf(page)} defaultPage={page} lightbox={{ effect: 'none' }} />
    </main>,
  );
  await screen.getByRole('link', { name: `Landscape ${number}` }).click();
  await expectShown(`Landscape ${number}`);
  await expectPlace(number);
  return { source, screen };
}

async function expectPlace(number: number): Promise<void> {
  await expect.element(dialog().getByText(`${number} / ${ALL.length}`)).toBeVisible();
}

describe('the lightbox of a paged gallery without a lightbox source', () => {
  test("continues on the next page without changing the gallery's page", async () => {
    const { source, screen } = await openImage(4);
    await press('{ArrowRight}');
    await expect.element(dialog().getByText('Loading more images…').last()).toBeVisible();
    await answer(source, 2);
    await expectShown('Landscape 5');
    await expectPlace(5);
    await press('{Escape}');
    await expect.element(screen.getByRole('dialog')).not.toBeInTheDocument();
    await expect.element(screen.getByRole('link', { name: 'Landscape 4' })).toBeVisible();
    await expect.element(screen.getByRole('link', { name: 'Landscape 5' })).not.toBeInTheDocument();
  });

  test('shows an error if a page fails to load, and navigates after a retry', async () => {
    const { source } = await openImage(4);
    await press('{ArrowRight}');
    await expect.poll(() => source.requests.at(-1)?.query.page).toBe(2);
    source.last.fail(new HttpStatusError(500));
    await expect.element(dialog().getByText('More images could not be loaded.').last()).toBeVisible();
    await button('Try again').click();
    await answer(source, 2);
    await expectShown('Landscape 5');
    await expect.element(dialog().getByText('More images could not be loaded.')).not.toBeInTheDocument();
  });

  test('continues on the previous page without replacing the shown image', async () => {
    const { source } = await openImage(5);
    await expect.poll(() => source.requests.map(({ query }) => query.page)).toEqual([1, 3]);
    const picture = dialog().getByRole('img', { name: 'Landscape 5', exact: true }).element();
    source.requests[0]?.answer(pageOf(1));
    await press('{ArrowLeft}');
    await expectShown('Landscape 4');
    await press('{ArrowRight}');
    await expectShown('Landscape 5');
    await expectPlace(5);
    expect(dialog().getByRole('img', { name: 'Landscape 5', exact: true }).element()).toBe(picture);
  });
});
