const press = (page, name) => page.getByRole('dialog').getByRole('button', { name, exact: true }).first().click();

/** Presses a button where it is, and else the one in the menu with the others. */
async function pressAnywhere(page, name) {
  const button = page.getByRole('dialog').getByRole('button', { name, exact: true });
  if ((await button.count()) === 0) await press(page, 'More');
  await button.first().click();
}

/** Shows title and description, whether they were shown or not. */
async function showInfo(page) {
  if ((await page.getByRole('dialog').getByRole('button', { name: 'Show info' }).count()) > 0)
    await press(page, 'Show info');
}

/** The states of the lightbox that a visitor may see: each begins with a picture that has just been opened. */
export const LIGHTBOX_STATES = {
  open: async () => undefined,
  info: showInfo,
  next: (page) => page.keyboard.press('ArrowRight'),
  comments: (page) => pressAnywhere(page, 'Show comments'),
  shop: (page) => pressAnywhere(page, 'Show shop'),
  share: (page) => press(page, 'Share'),
  zoomed: (page) => pressAnywhere(page, 'Zoom'),
  'without controls': (page) => pressAnywhere(page, 'Hide controls'),
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
