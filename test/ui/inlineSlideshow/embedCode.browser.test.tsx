// @own-page
import { page, userEvent } from 'vitest/browser';
import { expect, test } from 'vitest';
import { render } from 'vitest-browser-react';
import { expectAccessible } from '../../helpers/expectAccessible.ts';
import { paintedImages } from '../../helpers/paintedImages.ts';
import { withholdCode } from '../../helpers/withholdCode.ts';
import { expectShown, nextButton, ready, SlideshowPage } from './SlideshowPage.tsx';

const [first, second] = paintedImages;
const film = {
  id: 'film',
  kind: 'video',
  url: '/playground/site/public/assets/sunrise.webm',
  title: 'Sunrise',
  thumbnail: { url: first?.url ?? '', width: 60, height: 40 },
} as const;
const images = [film, second].flatMap((image) => image ?? []);

// Runs in its own file, because a chunk that has loaded isn't requested again.
test('a slideshow video whose player chunk fails to load shows an error with "Try again", and can be skipped', async () => {
  const code = await withholdCode('/chunks/embeds');
  await render(<SlideshowPage images={images} />);
  await ready();
  const failure = page.getByText('The video or post could not be loaded.');
  const retry = page.getByRole('button', { name: 'Try again' });
  await code.whenAsked();
  await expect.element(retry).toBeVisible();
  await expectAccessible();
  await nextButton().click();
  await expectShown(second?.title ?? '');
  await expect.element(failure).not.toBeInTheDocument();

  await nextButton().click();
  await expect.element(retry).toBeVisible();
  await code.allow();
  retry.element().focus();
  await userEvent.keyboard('{Enter}');
  await expect.poll(() => document.querySelector('.loggia-slideshow-slide[data-role=current] video')).not.toBeNull();
  await expect.element(failure).not.toBeInTheDocument();
  expect(document.activeElement?.querySelector('video')).not.toBeNull();
});
