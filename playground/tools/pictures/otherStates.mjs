/** Presses a thumbnail and waits for its slide. */
async function openSlide(page, name) {
  await page.getByRole('link', { name, exact: true }).click();
  await page.locator('[data-role=current]').waitFor();
}

/** Whether a section of the law page is hydrated. Until then, its links lead to the image files. */
const isAlive = (element) => Object.keys(element).some((key) => key.startsWith('__reactFiber'));

/** States of the lightbox and similar dialogs on other pages: the path, and how to reach the state. */
export const OTHER_STATES = {
  'video, before consent': {
    path: 'pages/embeds',
    reach: (page) => openSlide(page, 'YouTube video'),
  },
  video: {
    path: 'pages/embeds',
    reach: async (page) => {
      await openSlide(page, 'Instagram video');
      await page.getByRole('dialog').locator('video').waitFor();
    },
  },
  'media pop-up': {
    path: 'law',
    reach: async (page) => {
      const tile = page.locator('.law-tile').first();
      await tile.scrollIntoViewIfNeeded();
      await page.waitForFunction(isAlive, await tile.elementHandle());
      await tile.click();
      await page.getByRole('dialog').locator('img').first().waitFor();
    },
  },
};
