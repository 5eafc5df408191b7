const SCRIPTS = /<script type="module"[^>]*><\/script>|<link rel="modulepreload"[^>]*>/g;
/** Until then what a page begins by itself is over: hydration, the loader's fade. */
const REST_MS = 2000;

/**
 * Opens the law firm's page and waits until it rests. `isBare` leaves the scripts out of the very HTML that the server sent, so that
 * the same markup, styles and pictures are there without any hook. Who has answered the cookie question sees no bar in either.
 */
export async function visitLawPage(browser, { address, isBare, width, height }) {
  const context = await browser.newContext({ viewport: { width, height } });
  await context.addCookies([{ name: 'euCookiesAcc', value: '1', url: address }]);
  const page = await context.newPage();
  await page.route(`${address}law`, async (route) => {
    const answer = await route.fetch();
    const html = await answer.text();
    const bare = html.replaceAll(SCRIPTS, '');
    if (bare === html) throw new Error('There is no script to leave out.');
    await route.fulfill({ response: answer, body: isBare ? bare : html });
  });
  await page.goto(`${address}law`, { waitUntil: 'load' });
  await page.unrouteAll();
  // Without scripts it only fades, and would be a layer over the page for ever.
  if (isBare) await page.evaluate(() => globalThis.document.querySelector('.loggia-page-loader')?.remove());
  await page.waitForTimeout(REST_MS);
  return page;
}
