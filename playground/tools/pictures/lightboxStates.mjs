const press = (page, name) => page.getByRole('dialog').getByRole('button', { name, exact: true }).first().click();

/** Presses a control in the bar, or in the menu of controls that do not fit. */
async function pressControl(page, name) {
  const control = page.getByRole('dialog').getByRole('button', { name, exact: true });
  if (!(await control.first().isVisible())) await press(page, 'More');
  await control.first().click();
}

/** Shows title and description if they are hidden. */
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
  await pressControl(page, 'Show comments');
  await page.getByRole('dialog').getByRole('textbox').first().waitFor();
}

/** Shows an image that never finishes loading, because no request is answered. */
async function showLoading(page) {
  await page.route('**/*', (route) => (route.request().resourceType() === 'image' ? undefined : route.fallback()));
  await page.keyboard.press('End');
  await page
    .getByRole('dialog')
    .getByText(/^(\d+) \/ \1$/)
    .first()
    .waitFor();
}

/** The states of the lightbox. Each starts with a newly opened image. */
export const LIGHTBOX_STATES = {
  open: async () => undefined,
  loading: showLoading,
  info: showInfo,
  next: showNext,
  comments: showComments,
  shop: (page) => pressControl(page, 'Show shop'),
  share: (page) => pressControl(page, 'Share'),
  more: (page) => press(page, 'More'),
  tooltip: async (page) => {
    await page.getByRole('dialog').getByRole('button', { name: 'Close', exact: true }).hover();
    await page.getByRole('tooltip').waitFor();
  },
  zoomed: (page) => pressControl(page, 'Zoom'),
  'slideshow playing': (page) => pressControl(page, 'Play slideshow'),
  fullscreen: async (page) => {
    await pressControl(page, 'Fullscreen');
    await page.waitForFunction(() => document.fullscreenElement !== null);
  },
  'without controls': (page) => pressControl(page, 'Hide controls'),
  'text twice as large': (page) => page.evaluate(() => document.documentElement.style.setProperty('font-size', '200%')),
  'failed picture': async (page) => {
    await page.route('**/*', (route) =>
      route.request().resourceType() === 'image' ? route.abort() : route.fallback(),
    );
    await page.keyboard.press('End');
  },
  offline: async (page) => {
    await page.context().setOffline(true);
    // Cached images are blocked as well, because being offline does not affect them.
    await page.route('**/*', (route) =>
      route.request().resourceType() === 'image' ? route.abort('internetdisconnected') : route.fallback(),
    );
    await page.keyboard.press('End');
  },
};
