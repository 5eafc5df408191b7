import '@loggia/ui/styles.css';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { cdp } from 'vitest/browser';
import { render } from 'vitest-browser-react';
import { createStaticBackend } from '@loggia/hooks/static';
import { GalleryBrowser, ThumbnailGallery } from '@loggia/ui';
import { createArchive } from '../thumbnailGallery/galleryFixtures.tsx';

const address = location.href;
const TAGS = [
  { id: '1', name: 'Alps' },
  { id: '2', name: 'Coast' },
];
const images = createArchive(6).map((image, index) => ({ ...image, tagIds: [String((index % 2) + 1)] }));
const backend = createStaticBackend({ images });

const forceColors = (value: 'active' | 'none') =>
  cdp().send('Emulation.setEmulatedMedia', { features: [{ name: 'forced-colors', value }] });
// Common in site stylesheets, and wins over any cascade layer.
const siteStyle = document.createElement('style');
siteStyle.textContent = 'a { color: inherit; }';

beforeEach(async () => {
  document.head.append(siteStyle);
  await forceColors('active');
});
afterEach(async () => {
  siteStyle.remove();
  history.replaceState(null, '', address);
  await forceColors('none');
});

test('a selected tag has a thicker border and stays legible with forced colors', async () => {
  const screen = await render(
    <GalleryBrowser backend={backend} urlState={{ navigation: 'inPlace' }} tags={TAGS}>
      {(view) => <ThumbnailGallery {...view} lightbox={false} />}
    </GalleryBrowser>,
  );
  const styleOf = (name: string) => getComputedStyle(screen.getByRole('link', { name, exact: true }).element());
  await screen.getByRole('link', { name: 'Coast', exact: true }).click();
  await expect.poll(() => styleOf('Coast').borderTopWidth).toBe('3px');
  expect(styleOf('Alps').borderTopWidth).toBe('1px');
  expect(styleOf('Coast').color).toBe(styleOf('Alps').color);
  expect(styleOf('Coast').height).toBe(styleOf('Alps').height);
});
