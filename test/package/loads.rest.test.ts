import { rmSync } from 'node:fs';
import { join } from 'node:path';
import { chromium, type Browser } from 'playwright';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { serveFolder } from '../bench/harness/serveFolder.mjs';
import { buildApp, buildHere, type Bundler } from '../size/buildApp.mjs';
import { countLoads, type Load } from '../size/visitPage.mjs';
import { chromiumArguments } from '../setup/chromiumArguments.mjs';
import { findChromium } from '../setup/findChromium.mjs';

type Loads = Readonly<Record<'lightbox' | 'gallery', Load>>;

/** Measured on 2026-11-29, plus 1 %. webpack's bytes include the style sheet. docs/decisions.md explains what limits each value. */
const ALLOWED: Readonly<Record<Bundler, Loads>> = {
  esbuild: { lightbox: { scripts: 21, bytes: 69_300 }, gallery: { scripts: 23, bytes: 83_500 } },
  vite: { lightbox: { scripts: 1, bytes: 48_400 }, gallery: { scripts: 5, bytes: 79_000 } },
  webpack: { lightbox: { scripts: 1, bytes: 55_300 }, gallery: { scripts: 4, bytes: 89_100 } },
};

let browser: Browser;

beforeAll(async () => {
  browser = await chromium.launch({ executablePath: findChromium(), args: chromiumArguments });
});

afterAll(() => browser.close());

/** webpack isn't a dependency of the repository, so it is built in a separate app. */
describe.each<[Bundler, typeof buildHere]>([
  ['esbuild', buildHere],
  ['vite', buildHere],
  ['webpack', buildApp],
])('an app built with %s', (bundler, build) => {
  let app: string;
  let loads: Loads;

  beforeAll(async () => {
    app = build([bundler]);
    const root = join(app, 'dist');
    const served = await serveFolder(root);
    loads = await countLoads(browser, { root, address: served.address, folder: bundler });
    served.close();
  });

  afterAll(() => rmSync(app, { recursive: true }));

  test.each(['lightbox', 'gallery'] as const)(
    'stays within its script budget until the first image of a %s is shown',
    (name) => {
      const { scripts, bytes } = loads[name];
      expect(bytes).toBeGreaterThan(0);
      expect(scripts).toBeLessThanOrEqual(ALLOWED[bundler][name].scripts);
      expect(bytes).toBeLessThanOrEqual(ALLOWED[bundler][name].bytes);
    },
  );
});
