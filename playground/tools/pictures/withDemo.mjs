import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { chromium } from 'playwright';
import { chromiumArguments } from '../../../test/setup/chromiumArguments.mjs';
import { findChromium } from '../../../test/setup/findChromium.mjs';
import { buildDemo } from '../buildDemo.mjs';

/** How long a page may take to load all its images. */
export const LOAD_LIMIT_MS = 120_000;

/** Runs a function with a browser. */
export async function withBrowser(run, browserArguments = []) {
  const browser = await chromium.launch({
    executablePath: findChromium(),
    args: [...chromiumArguments, ...browserArguments],
  });
  try {
    await run(browser);
  } finally {
    await browser.close();
  }
}

/** Runs a function with a browser and the URL of a demo with its original content. */
export async function withDemo(run, { browserArguments = [] } = {}) {
  process.env.NODE_ENV = 'production';
  const dataFolder = mkdtempSync(join(tmpdir(), 'loggia-pictures-'));
  const { clientFolder, serverFile } = await buildDemo();
  const { startDemo } = await import(pathToFileURL(serverFile).href);
  const demo = await startDemo({ clientFolder, dataFolder });
  try {
    await withBrowser((browser) => run(browser, demo.address), browserArguments);
  } finally {
    await demo.close();
    rmSync(dataFolder, { recursive: true, force: true });
  }
}
