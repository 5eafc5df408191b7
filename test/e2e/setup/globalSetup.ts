import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { chromium } from 'playwright';
import type { TestProject } from 'vitest/node';
import { chromiumArguments } from '../../setup/chromiumArguments.mjs';
import { findChromium } from '../../setup/findChromium.mjs';
import { buildDemo, startDemoProcess } from './startDemoProcess.ts';

declare module 'vitest' {
  interface ProvidedContext {
    /** The URL of each worker's demo, with a trailing slash. */
    readonly demoUrls: readonly string[];
    readonly adminPassword: string;
    /** The WebSocket URL of the browser shared by all workers. */
    readonly browserEndpoint: string;
  }
}

/** Starts a demo with its own database for each worker, and one shared browser. Returns a teardown function. */
export async function setup(project: TestProject): Promise<() => Promise<void>> {
  const adminPassword = 'end-to-end-password';
  const dataFolders = Array.from({ length: project.config.maxWorkers }, () =>
    mkdtempSync(join(tmpdir(), 'loggia-e2e-')),
  );
  // Build once up front; otherwise each demo would build the same files.
  buildDemo();
  const [browser, ...demos] = await Promise.all([
    chromium.launchServer({ executablePath: findChromium(), args: chromiumArguments }),
    ...dataFolders.map((dataFolder) => startDemoProcess({ dataFolder, adminPassword })),
  ]);
  project.provide(
    'demoUrls',
    demos.map(({ address }) => address),
  );
  project.provide('adminPassword', adminPassword);
  project.provide('browserEndpoint', browser.wsEndpoint());

  return async () => {
    await Promise.all([browser.close(), ...demos.map((demo) => demo.stop())]);
    for (const folder of dataFolders) rmSync(folder, { recursive: true, force: true });
  };
}
