import { existsSync } from 'node:fs';
import { chromium } from 'playwright';
import type { TestProject } from 'vitest/node';
import { chromiumArguments } from '../../setup/chromiumArguments.mjs';
import { findChromium } from '../../setup/findChromium.mjs';
import { startSite } from './startSite.ts';
import { ZIP } from './zipPath.ts';

declare module 'vitest' {
  interface ProvidedContext {
    readonly wordPress: { readonly url: string; readonly folder: string };
    readonly wordPressBrowser: string;
  }
}

/** Starts WordPress and a browser. Returns a teardown function. */
export async function setup(project: TestProject): Promise<() => Promise<void>> {
  if (!existsSync(ZIP)) throw new Error(`${ZIP} is missing. Run: npm run build`);
  const [site, browser] = await Promise.all([
    startSite(),
    chromium.launchServer({ executablePath: findChromium(), args: chromiumArguments }),
  ]);
  project.provide('wordPress', { url: site.url, folder: site.folder });
  project.provide('wordPressBrowser', browser.wsEndpoint());
  return async () => {
    await Promise.all([browser.close(), site.stop()]);
  };
}
