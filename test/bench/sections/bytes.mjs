import { openUnwatched } from '../harness/lightboxPage.mjs';
import { pause, visit } from '../harness/visit.mjs';

/** Counts the requests and gzipped bytes of scripts and style sheets until the opened lightbox, or the list, shows its image. */
export async function countLoads(browser, address, { opens }) {
  const requests = [];
  const prepare = (page) => page.on('requestfinished', (request) => requests.push(request));
  const count = async (page) => {
    const thumbnail = page.locator('#page img').first();
    await thumbnail.waitFor();
    if (opens) {
      const pressed = page.locator('#page img[src$="/photos/small/4.jpg"]').first();
      await pressed.hover();
      await openUnwatched(page);
    }
    await page.waitForLoadState('networkidle');
    await pause(100);
    const bytesOf = async (wanted) => {
      const loads = requests.filter((request) => request.resourceType() === wanted);
      return Promise.all(loads.map(async (request) => (await request.sizes()).responseBodySize));
    };
    const sum = (list) => list.reduce((total, bytes) => total + bytes, 0) / 1024;
    const [scripts, sheets] = [await bytesOf('script'), await bytesOf('stylesheet')];
    return { scripts: scripts.length, scriptKb: sum(scripts), sheets: sheets.length, styleKb: sum(sheets) };
  };
  return visit(browser, `${address}&count=40`, count, { prepare });
}
