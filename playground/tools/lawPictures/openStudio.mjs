import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { chromium } from 'playwright';
import { chromiumArguments } from '../../../test/setup/chromiumArguments.mjs';
import { findChromium } from '../../../test/setup/findChromium.mjs';

/** Nothing of this address leaves the machine. */
const STUDIO = 'https://pictures.test/';
const SOFTWARE_SHADERS = ['--use-angle=swiftshader', '--enable-unsafe-swiftshader', '--disable-gpu-watchdog'];

const here = fileURLToPath(new URL('.', import.meta.url));

function answer(route) {
  const { pathname } = new URL(route.request().url());
  if (pathname === '/') return route.fulfill({ contentType: 'text/html', body: '<!doctype html>' });
  const contentType = pathname.endsWith('.mjs') ? 'text/javascript' : 'text/plain';
  return route.fulfill({ contentType, body: readFileSync(join(here, pathname), 'utf8') });
}

/** A browser in which studio.mjs waits for orders; each gets a page of its own. */
export async function openStudio() {
  const browser = await chromium.launch({
    executablePath: findChromium(),
    args: [...chromiumArguments, ...SOFTWARE_SHADERS],
  });
  return {
    close: () => browser.close(),
    async photograph(order) {
      const page = await browser.newPage();
      await page.route(`${STUDIO}**`, answer);
      await page.goto(STUDIO);
      await page.addScriptTag({ type: 'module', url: '/studio.mjs' });
      await page.waitForFunction(() => 'studio' in globalThis);
      const picture = await page.evaluate((wanted) => globalThis.studio.photograph(wanted), order);
      await page.close();
      return picture;
    },
  };
}
