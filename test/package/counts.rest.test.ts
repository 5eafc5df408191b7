import { rmSync } from 'node:fs';
import { join } from 'node:path';
import { chromium, type Browser } from 'playwright';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { buildHere } from '../size/buildApp.mjs';
import { visitPage } from '../size/visitPage.mjs';
import { chromiumArguments } from '../setup/chromiumArguments.mjs';
import { findChromium } from '../setup/findChromium.mjs';
import { serveFolder } from './serveFolder.ts';

const PAGES = ['lightbox', 'gallery'] as const;

/**
 * The counts when this was written plus 15 %, rounded (`npm run counts` prints them all). The goal for a change is two
 * commits: one at its start and one at its end. A lightbox of parts has more components than one large component, but
 * each of them is small. In a series, the end of one change is the start of the next.
 */
const ALLOWED = {
  lightbox: {
    opening: { commits: 5, components: 160, insertionEffects: 120 },
    change: { commits: 2, components: 76, insertionEffects: 76 },
    presses: { commits: 60, components: 2250, insertionEffects: 2100 },
  },
  gallery: {
    opening: { commits: 6, components: 235, insertionEffects: 200 },
    change: { commits: 2, components: 116, insertionEffects: 112 },
    presses: { commits: 60, components: 3300, insertionEffects: 3150 },
  },
} as const;

let browser: Browser;
let app: string;
let served: Awaited<ReturnType<typeof serveFolder>>;

beforeAll(async () => {
  app = buildHere(['esbuild']);
  served = await serveFolder(join(app, 'dist/esbuild'));
  browser = await chromium.launch({ executablePath: findChromium(), args: chromiumArguments });
});

afterAll(async () => {
  await browser.close();
  served.close();
  rmSync(app, { recursive: true });
});

describe.each(PAGES)('a %s with 200 images, a control bar and a filmstrip', (name) => {
  test.each(['none', 'fade'])(
    'stays within its render budget for opening, one slide change and fifty key presses: %s effect',
    async (effect) => {
      const { opening, change, presses } = await visitPage(
        browser,
        `${served.address}${name}/index.html?effect=${effect}`,
        name,
      );
      const allowed = ALLOWED[name];
      // The new and the previous current thumbnail, and one that scrolls into view.
      expect(change.stripThumbnails).toBeLessThanOrEqual(3);
      for (const [counted, limit] of [
        [opening, allowed.opening],
        [change, allowed.change],
        [presses, allowed.presses],
      ] as const) {
        expect(counted.commits).toBeGreaterThan(0);
        expect(counted.commits).toBeLessThanOrEqual(limit.commits);
        expect(counted.components).toBeLessThanOrEqual(limit.components);
        expect(counted.insertionEffects).toBeLessThanOrEqual(limit.insertionEffects);
      }
    },
  );
});
