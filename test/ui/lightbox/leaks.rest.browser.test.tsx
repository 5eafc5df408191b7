import { cdp } from 'vitest/browser';
import { expect, test, vi } from 'vitest';
import { skipGuard } from '../../helpers/skipGuard.ts';
import { dialog, renderLightboxPage, thumbnail } from './renderLightboxPage.tsx';

const CYCLES = 100;
const WARM_UP_CYCLES = 20;
const COUNTED = new Set(['Nodes', 'JSEventListeners', 'Documents']);

/** The renderer's counts after a forced garbage collection. */
async function collectAndCount(): Promise<string> {
  await cdp().send('HeapProfiler.collectGarbage');
  const { metrics } = await cdp().send('Performance.getMetrics');
  const counted = metrics.filter(({ name }) => COUNTED.has(name));
  return counted.map(({ name, value }) => `${name}: ${value}`).join(', ');
}

/** Repeats the count until it is stable, because decoding and fetching hold references for a moment. */
async function countHeld(): Promise<string> {
  let last = '';
  return vi.waitUntil(
    async () => {
      const previous = last;
      last = await collectAndCount();
      return last === previous && last;
    },
    { interval: 300, timeout: 10_000 },
  );
}

const findDialog = () => document.querySelector('dialog');

async function openAndClose(): Promise<void> {
  await vi.waitUntil(() => findDialog() === null, { interval: 5 });
  (thumbnail('2').element() as HTMLElement).click();
  await vi.waitUntil(() => findDialog()?.dataset['status'] === 'open', { interval: 5 });
  findDialog()?.querySelector<HTMLElement>('.loggia-close')?.click();
}

test(`${CYCLES} openings and closings leak no nodes, listeners or documents`, async () => {
  skipGuard();
  await cdp().send('Performance.enable');
  await renderLightboxPage({ galleryId: '7' });
  for (let cycle = 0; cycle < WARM_UP_CYCLES; cycle += 1) await openAndClose();
  const before = await countHeld();
  for (let cycle = 0; cycle < CYCLES; cycle += 1) await openAndClose();
  await expect.element(dialog()).not.toBeInTheDocument();
  expect(await countHeld()).toEqual(before);
}, 300_000);
