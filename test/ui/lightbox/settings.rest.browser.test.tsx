import '@loggia/ui/styles.css';
import { describe, expect, test, vi } from 'vitest';
import { render } from 'vitest-browser-react';
import { page } from 'vitest/browser';
import { BackendProvider } from '@loggia/hooks';
import { createStaticBackend } from '@loggia/hooks/static';
import { ThumbnailGallery, type ThumbnailGalleryProps } from '@loggia/ui';
import { createImages } from './LightboxPage.tsx';

const images = createImages(3);

async function openFirst() {
  await page.getByRole('link').first().click();
  await expect.element(page.getByRole('dialog')).toBeVisible();
}
const stars = () => page.getByRole('button', { name: /rat/i });
const download = () => page.getByRole('link', { name: /download/i });

describe('lightbox settings with the images prop', () => {
  test('are read from the surrounding backend', async () => {
    const backend = createStaticBackend({ images, settings: { rating: true, showDownload: true } });
    await render(
      <BackendProvider backend={backend}>
        <ThumbnailGallery images={images} />
      </BackendProvider>,
    );
    await openFirst();
    await expect.element(stars()).toBeVisible();
    await page.getByRole('button', { name: 'More' }).click();
    await expect.element(download()).toBeVisible();
  });

  test("can be overridden by the gallery's lightbox prop", async () => {
    const backend = createStaticBackend({ images, settings: { rating: true, showDownload: true } });
    await render(
      <BackendProvider backend={backend}>
        <ThumbnailGallery images={images} lightbox={{ settings: { showDownload: false } }} />
      </BackendProvider>,
    );
    await openFirst();
    await page.getByRole('button', { name: 'More' }).click();
    await expect.element(page.getByRole('button', { name: 'Fullscreen' })).toBeVisible();
    await expect.element(download()).not.toBeInTheDocument();
  });

  test('do not require a backend', async () => {
    await render(<ThumbnailGallery images={images} lightbox={{ settings: { showDownload: true } }} />);
    await openFirst();
    await page.getByRole('button', { name: 'More' }).click();
    await expect.element(download()).toBeVisible();
  });

  test('trigger a warning in development if passed as options', async () => {
    const warn = vi.spyOn(console, 'warn').mockReturnValue();
    const lightbox = { showDownload: true } as ThumbnailGalleryProps['lightbox'];
    await render(<ThumbnailGallery images={images} lightbox={lightbox} />);
    await openFirst();
    expect(warn.mock.calls).toEqual([[expect.stringContaining('`settings={{ showDownload: … }}`')]]);
  });
});

test('a gallery with a static backend shows its images in the first render', async () => {
  const backend = createStaticBackend({ images, perPage: 2 });
  const host = document.createElement('div');
  document.body.append(host);
  const { flushSync } = await import('react-dom');
  const { createRoot } = await import('react-dom/client');
  const root = createRoot(host);
  flushSync(() => root.render(<ThumbnailGallery backend={backend} lightbox={false} />));
  expect(host.querySelectorAll('img')).toHaveLength(2);
  root.unmount();
  host.remove();
});
