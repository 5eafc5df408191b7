import { describe, expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { createStaticBackend } from '@loggia/hooks/static';
import { createImages } from './LightboxPage.tsx';
import { button, dialog, expectClosed, press, renderOpenLightbox } from './renderLightboxPage.tsx';

const openWithComments = () =>
  renderOpenLightbox({ backend: createStaticBackend({ images: createImages(5), comments: true }) });

const comments = () => dialog().getByRole('complementary', { name: 'Comments' });

describe.each([
  ['next to the image', 1280],
  ['over the image', 390],
])('a sidebar %s', (_, width) => {
  test('receives focus, closes on Escape before the lightbox does, and returns focus to its button', async () => {
    await page.viewport(width, 800);
    await openWithComments();
    await button('Show comments').click();
    await expect.element(comments()).toHaveFocus();
    await press('{Escape}');
    await expect.element(button('Show comments')).toHaveFocus();
    await expect.element(dialog()).toBeVisible();
    await press('{Escape}');
    await expectClosed();
  });
});

test("features that the backend doesn't support have no controls", async () => {
  await renderOpenLightbox({ backend: createStaticBackend({ images: createImages(5) }) });
  await expect.element(button('Share')).toBeVisible();
  await expect.element(button('Show comments')).not.toBeInTheDocument();
  await expect.element(button('Show shop')).not.toBeInTheDocument();
  await expect.element(dialog().getByRole('radiogroup')).not.toBeInTheDocument();
});
