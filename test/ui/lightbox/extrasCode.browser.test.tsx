import { afterEach, expect, test } from 'vitest';
import { cdp } from 'vitest/browser';
import { button, dialog, renderOpenLightbox } from './renderLightboxPage.tsx';

async function block(urls: readonly string[]) {
  await cdp().send('Network.enable');
  await cdp().send('Network.setBlockedURLs', { urls: [...urls] });
}

const codeAddress = () =>
  performance.getEntriesByType('resource').find(({ name }) => name.includes('/doors/extras'))?.name ?? '';

afterEach(() => block([]));

// Alone in its file: a module that was fetched once is not fetched again.
test('a lightbox whose code for a tag manager cannot be fetched has its tools, which stay as they are when it can', async () => {
  performance.setResourceTimingBufferSize(10_000);
  await block(['*doors/extras*']);
  const events: string[] = [];
  await renderOpenLightbox({ onEvent: ({ type }) => void events.push(type) });
  await button('Show info').click();
  await expect.element(dialog().getByRole('region', { name: 'About this image' })).toBeVisible();
  const tool = button('Hide info').element();
  expect(events).toEqual([]);

  await block([]);
  window.dispatchEvent(new Event('online'));
  await import(/* @vite-ignore */ codeAddress());
  await expect.poll(() => events).toEqual(['opened', 'shown']);
  expect(button('Hide info').element()).toBe(tool);
});
