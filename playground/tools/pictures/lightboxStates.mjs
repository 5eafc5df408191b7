const press = (page, name) => page.getByRole('dialog').getByRole('button', { name, exact: true }).first().click();

/** Shows title and description, whether they were shown or not. */
async function showInfo(page) {
  const dialog = page.getByRole('dialog');
  if ((await dialog.getByRole('button', { name: 'Show info' }).count()) > 0) await press(page, 'Show info');
  await dialog.getByRole('region', { name: 'About this image' }).waitFor();
}

async function showNext(page) {
  await page.keyboard.press('ArrowRight');
  await page.locator('[data-role=outgoing]').waitFor({ state: 'detached' });
}

async function showComments(page) {
  await press(page, 'Show comments');
  await page.getByRole('dialog').getByRole('textbox').first().waitFor();
}

/** The states of the lightbox that a visitor may see: each begins with a picture that has just been opened. */
export const LIGHTBOX_STATES = {
  open: async () => undefined,
  info: showInfo,
  next: showNext,
  comments: showComments,
  shop: (page) => press(page, 'Show shop'),
  share: (page) => press(page, 'Share'),
  zoomed: (page) => press(page, 'Zoom'),
  'without controls': (page) => press(page, 'Hide controls'),
  'text twice as large': (page) => page.evaluate(() => document.documentElement.style.setProperty('font-size', '200%')),
  'failed picture': async (page) => {
    await page.route('**/*', (route) =>
      route.request().resourceType() === 'image' ? route.abort() : route.fallback(),
    );
    await page.keyboard.press('End');
  },
  offline: async (page) => {
    await page.context().setOffline(true);
    await page.keyboard.press('End');
  },
};
