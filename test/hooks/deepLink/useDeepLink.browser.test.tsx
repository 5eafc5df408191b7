// @own-page
import { StrictMode } from 'react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { render } from 'vitest-browser-react';
import { MissingContentError } from '@loggia/hooks/errors';
import { LightboxPage } from '../../helpers/LightboxPage.tsx';
import { paintedImages } from '../../helpers/paintedImages.ts';
import { beginAt, entryCount, expectHash, travel } from '../../helpers/visitHistory.ts';

const address = window.location.href;
const shown = () => [...document.querySelectorAll('output')].map((output) => output.textContent);
const expectShown = (...titles: readonly string[]) => vi.waitFor(() => expect(shown()).toEqual(titles));

beforeEach(() => beginAt());
afterEach(() => window.history.replaceState(null, '', address));

test('loading a URL with an image hash opens the image without a history entry, and closing removes the hash', async () => {
  beginAt('/page#bwg7/4');
  const before = entryCount();
  const screen = await render(<LightboxPage galleryId="7" />, { wrapper: StrictMode });
  await expectShown('Image 4');
  await screen.getByRole('button', { name: 'Next image' }).click();
  await expectHash('#bwg7/5');
  await screen.getByRole('button', { name: 'Close' }).click();
  await expectShown();
  await expectHash('');
  expect(entryCount()).toBe(before);
  expect(window.history.state).toEqual({ router: 'kept' });
});

test('a hash link on the page opens the image, and Back closes the lightbox', async () => {
  const screen = await render(
    <>
      <a href="#bwg7/2">Photograph of the day</a>
      <LightboxPage galleryId="7" />
    </>,
  );
  await screen.getByRole('link', { name: 'Photograph of the day' }).click();
  await expectShown('Image 2');
  await travel(-1);
  await expectShown();
  await expectHash('');
});

test('a hash opens only one of two galleries with the same ID', async () => {
  beginAt('/page#bwg7/4');
  await render(
    <>
      <LightboxPage galleryId="7" name="First" />
      <LightboxPage galleryId="7" name="Second" />
    </>,
  );
  await expectShown('Image 4');
  expect(document.querySelector('dialog')?.closest('section')?.getAttribute('aria-label')).toBe('First');
});

test('a hash of a missing image shows the "not found" state, and closing removes the hash', async () => {
  beginAt('/page#bwg7/999');
  const source = { load: () => Promise.reject(new MissingContentError()) };
  const screen = await render(<LightboxPage galleryId="7" source={source} />);
  await expectShown('missing');
  await screen.getByRole('button', { name: 'Close' }).click();
  await expectShown();
  await expectHash('');
});

test('a hash of an existing image shows the image even after a hash of a missing image', async () => {
  beginAt('/page#bwg7/999');
  const load = vi.fn(({ imageId }: { readonly imageId: string }) =>
    imageId === '999'
      ? Promise.reject(new MissingContentError())
      : Promise.resolve({ images: paintedImages, settings: {} }),
  );
  await render(<LightboxPage galleryId="7" source={{ load }} />, { wrapper: StrictMode });
  await expectShown('missing');
  window.location.hash = '#bwg7/998';
  window.location.hash = '#bwg7/2';
  await expectShown('Image 2');
  await expectHash('#bwg7/2');
});

test('the source receives the image ID and gallery ID from the hash', async () => {
  beginAt('/page#bwg7/3');
  const load = vi.fn(() => Promise.reject(new MissingContentError()));
  await render(<LightboxPage galleryId="7" source={{ load }} />);
  await expectShown('missing');
  expect(load).toHaveBeenCalledWith({ imageId: '3', galleryId: '7' }, expect.anything());
});
