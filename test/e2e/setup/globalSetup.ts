import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { chromium } from 'playwright';
import type { TestProject } from 'vitest/node';
import { chromiumArguments } from '../../setup/chromiumArguments.mjs';
import { findChromium } from '../../setup/findChromium.mjs';
import { startDemoProcess } from './startDemoProcess.ts';

declare module 'vitest' {
  interface ProvidedContext {
    /** Of the demo, with a slash at its end. */
    readonly demoAddress: string;
    readonly adminPassword: string;
    /** The address of the one browser of the run. */
    readonly browserEndpoint: string;
  }
}

/** One demo with data of its own and one browser, for all files of the run. Returns what ends them. */
export async function setup(project: TestProject): Promise<() => Promise<void>> {
  const dataFolder = mkdtempSync(join(tmpdir(), 'loggia-e2e-'));
  const adminPassword = 'end-to-end-password';
  const [demo, browser] = await Promise.all([
    startDemoProcess({ dataFolder, adminPassword }),
    chromium.launchServer({ executablePath: findChromium(), args: chromiumArguments }),
  ]);
  project.provide('demoAddress', demo.address);
  project.provide('adminPassword', adminPassword);
  project.provide('browserEndpoint', browser.wsEndpoint());

  return async () => {
    await Promise.all([demo.stop(), browser.close()]);
    rmSync(dataFolder, { recursive: true, force: true });
  };
}
