import { cdp } from 'vitest/browser';
import { expect, test, vi } from 'vitest';
import { loadPicture } from '../../../hooks/slides/preload/engine/createPreloader.ts';
import { skipGuard } from '../../helpers/skipGuard.ts';

const PICTURES = 50;

async function countNodes(): Promise<number> {
  await cdp().send('HeapProfiler.collectGarbage');
  const { metrics } = await cdp().send('Performance.getMetrics');
  return metrics.find(({ name }) => name === 'Nodes')?.value ?? Number.NaN;
}

/** The node count once garbage collection no longer changes it. */
async function countHeldNodes(): Promise<number> {
  let last = Number.NaN;
  return vi.waitUntil(
    async () => {
      const previous = last;
      last = await countNodes();
      return last === previous && last;
    },
    { interval: 300, timeout: 10_000 },
  );
}

/** Preloads a unique file with `srcset`. An SVG would create a document with nodes of its own. */
function load(name: string, onFinish: () => void): () => void {
  const url = `data:image/gif;name=${name};base64,R0lGODlhAQABAAAAACH5BAEKAAEALAAAAAABAAEAAAICTAEAOw==`;
  return loadPicture(
    { sources: [], image: { width: 9, height: 9, sizes: '100vw', srcSet: `${url} 9w`, src: url } },
    onFinish,
  );
}

async function loadAndLetGo(name: string): Promise<void> {
  let letGo: (() => void) | undefined;
  await new Promise<void>((resolve) => {
    letGo = load(name, resolve);
  });
  letGo?.();
}

async function loadAndCancel(name: string): Promise<void> {
  const cancel = load(name, () => undefined);
  await new Promise((resolve) => requestAnimationFrame(resolve));
  cancel();
}

test.each([
  ['loaded', loadAndLetGo],
  ['canceled', loadAndCancel],
])(
  `${PICTURES} images that were preloaded and then %s leave no DOM nodes behind`,
  async (name, use) => {
    skipGuard();
    await cdp().send('Performance.enable');
    await use(`${name}First`);
    const before = await countHeldNodes();
    for (let count = 0; count < PICTURES; count += 1) await use(`${name}${count}`);
    expect(await countHeldNodes()).toBeLessThanOrEqual(before);
  },
  60_000,
);
