import { cdp } from 'vitest/browser';
import { expect, onTestFinished } from 'vitest';

async function block(urls: readonly string[]): Promise<void> {
  await cdp().send('Network.enable');
  await cdp().send('Network.setBlockedURLs', { urls: [...urls] });
}

const urlOf = (path: string) => performance.getEntriesByType('resource').find(({ name }) => name.includes(path))?.name;

/**
 * The code at an address that holds `path` cannot be had, until `give` is called: then the network is back, and what has been asked for
 * has come. A module that was fetched once is not fetched again: once for each door in a file.
 */
export async function withholdCode(path: string) {
  performance.setResourceTimingBufferSize(10_000);
  await block([`*${path}*`]);
  onTestFinished(() => block([]));
  return {
    /** Somebody has asked for it. */
    async whenAsked(): Promise<void> {
      await expect.poll(() => urlOf(path)).toBeDefined();
    },
    /** It can be had from now on. The network was never away, so nobody is told. */
    allow: () => block([]),
    async give(): Promise<void> {
      await block([]);
      window.dispatchEvent(new Event('online'));
      await import(/* @vite-ignore */ urlOf(path) ?? '');
    },
  };
}
