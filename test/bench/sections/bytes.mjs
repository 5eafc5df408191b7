import { openUnwatched } from '../harness/lightboxPage.mjs';
import { pause, visit } from '../harness/visit.mjs';

/** Scripts and sheets that a page loads until the picture of its opened lightbox, or until its list, stands: requests and bytes (gzip). */
export async function countLoads(browser, address, { opens }) {
  const loads = [];
  return visit(browser, `${address}&count=40`, async (page) => {
    page.on('response', async (response) => {
      const type = response.request().resourceType();
      if (type !== 'script' && type !== 'stylesheet') return;
      const { responseBodySize } = await response.request().sizes();
      loads.push({ type, bytes: responseBodySize });
    });
    await page.reload({ waitUntil: 'load' });
    const thumbnail = page.locator('#page img').first();
    await thumbnail.waitFor();
    if (opens) {
      const pressed = page.locator('#page img[src$="/photos/small/4.jpg"]').first();
      await pressed.hover();
      await openUnwatched(page);
    }
    await page.waitForLoadState('networkidle');
    await pause(100);
    const of = (wanted) => loads.filter(({ type }) => type === wanted);
    const sum = (list) => list.reduce((total, { bytes }) => total + bytes, 0) / 1024;
    return { scripts: of('script').length, scriptKb: sum(of('script')), styleKb: sum(of('stylesheet')) };
  });
}
