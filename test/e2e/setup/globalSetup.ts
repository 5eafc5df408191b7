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
    /** The WebSocket URL of the browser that all workers share. */
    readonly browserEndpoint: string;
  }
}

/** Starts a demo with a database of its own for each worker, and one browser. Returns what stops them. */
export async function setup(project: TestProject): Promise<() => Promise<void>> {
  const adminPassword = 'end-to-end-password';
  const dataFolders = Array.from({ length: project.config.maxWorkers }, () =>
    mkdtempSync(join(tmpdir(), 'loggia-e2e-')),
  );
  // Once, before the demos start: each would build the same files.
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
