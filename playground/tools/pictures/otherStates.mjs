/** Presses the thumbnail of a gallery, and waits for its slide. */
async function openSlide(page, name) {
  await page.getByRole('link', { name, exact: true }).click();
  await page.locator('[data-role=current]').waitFor();
}

/** States of the lightbox and of its relatives that have a page of their own: where it is, and how it is reached from there. */
export const OTHER_STATES = {
  'video, before consent': {
    path: 'pages/embeds',
    reach: (page) => openSlide(page, 'A YouTube video'),
  },
  video: {
    path: 'pages/embeds',
    reach: async (page) => {
      await openSlide(page, 'An Instagram video');
      await page.getByRole('dialog').locator('video').waitFor();
    },
  },
  'media pop-up': {
    path: 'law',
    reach: async (page) => {
      await page.locator('.law-tile').first().scrollIntoViewIfNeeded();
      await page.locator('.law-tile').first().click();
      await page.getByRole('dialog').locator('img').first().waitFor();
    },
  },
};
