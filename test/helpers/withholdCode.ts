import { cdp } from 'vitest/browser';
import { expect, onTestFinished } from 'vitest';

async function block(urls: readonly string[]): Promise<void> {
  await cdp().send('Network.enable');
  await cdp().send('Network.setBlockedURLs', { urls: [...urls] });
}

const urlOf = (path: string) => performance.getEntriesByType('resource').find(({ name }) => name.includes(path))?.name;

/**
 * Makes the chunk whose URL contains `path` fail to load, until `give` brings the network back and loads it. A chunk that has loaded isn't
 * requested again, so this works once per chunk and file.
 */
export async function withholdCode(path: string) {
  performance.setResourceTimingBufferSize(10_000);
  await block([`*${path}*`]);
  onTestFinished(() => block([]));
  return {
    /** Waits until the chunk has been requested. */
    async whenAsked(): Promise<void> {
      await expect.poll(() => urlOf(path)).toBeDefined();
    },
    /** Unblocks the chunk without reporting that the network is back. */
    allow: () => block([]),
    async give(): Promise<void> {
      await block([]);
      window.dispatchEvent(new Event('online'));
      await import(/* @vite-ignore */ urlOf(path) ?? '');
    },
  };
}
