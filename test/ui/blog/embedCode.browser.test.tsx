// @own-page
import '@loggia/ui/styles.css';
import { page, userEvent } from 'vitest/browser';
import { expect, test } from 'vitest';
import { render } from 'vitest-browser-react';
import { BlogGallery } from '@loggia/ui';
import { expectAccessible } from '../../helpers/expectAccessible.ts';
import { paintedImages } from '../../helpers/paintedImages.ts';
import { withholdCode } from '../../helpers/withholdCode.ts';

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
test('a blog video whose player chunk fails to load remains a link, and shows an error with "Try again"', async () => {
  const code = await withholdCode('/chunks/embeds');
  await render(
    <main>
      <h1>Alps</h1>
      <h2>Pictures</h2>
      <BlogGallery images={images} />
    </main>,
  );
  const failure = page.getByRole('status').filter({ hasText: 'The video or post could not be loaded.' });
  const retry = failure.getByRole('button', { name: 'Try again' });
  const link = page.getByRole('link', { name: 'Sunrise', exact: true });
  link.element().focus();
  await code.whenAsked();
  await expect.element(retry).toBeVisible();
  await expect.element(link).toHaveFocus();
  await expectAccessible();

  await retry.click();
  await expect.element(retry).toBeVisible();
  await expect.element(link).toBeVisible();
  retry.element().focus();
  await code.allow();
  await userEvent.keyboard('{Enter}');
  await expect.poll(() => document.querySelector('.loggia-blog video')).not.toBeNull();
  await expect.element(failure).not.toBeInTheDocument();
  expect(document.activeElement?.querySelector('video')).not.toBeNull();
});
