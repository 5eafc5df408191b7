const SCRIPTS = /<script type="module"[^>]*><\/script>|<link rel="modulepreload"[^>]*>/g;
/** Long enough for hydration and the loader's fade. */
const REST_MS = 2000;

/**
 * Opens the law firm page and waits until it is idle. `isBare` removes the scripts from the server's HTML, which leaves the same markup,
 * styles and images without any hooks. The cookie decision is preset, so that neither page shows the banner.
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
  // Without scripts, the loader only fades and would remain as a layer over the page.
  if (isBare) await page.evaluate(() => globalThis.document.querySelector('.loggia-page-loader')?.remove());
  await page.waitForTimeout(REST_MS);
  return page;
}
