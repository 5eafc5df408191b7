import fc from 'fast-check';
import { afterEach, beforeAll, beforeEach, expect, test, vi } from 'vitest';
import { fetchGestures, Walk } from './Walk.tsx';
import { walkCommands } from './walkCommands.ts';

/** Functions that jsdom lacks. */
const Missing = {
  scrollTo: () => undefined,
  setPointerCapture: () => undefined,
  releasePointerCapture: () => undefined,
  hasPointerCapture: () => false,
};

/** Number of images on one side that are not loaded yet. */
const unloaded = fc.nat(5);

/**
 * Tests a random walk through a lightbox and its companion hooks. A failure prints the seed and the path; `{ seed,
 * path, endOnFailure: true }` next to `numRuns` repeats it.
 */
export function testWalk(numRuns: number, longestWalk: number): void {
  beforeAll(fetchGestures);
  beforeEach(() => {
    vi.useFakeTimers();
    Object.assign(HTMLElement.prototype, Missing);
    // An image needs space before it can be zoomed.
    vi.spyOn(HTMLElement.prototype, 'clientWidth', 'get').mockReturnValue(900);
    vi.spyOn(HTMLElement.prototype, 'clientHeight', 'get').mockReturnValue(600);
  });
  afterEach(() => {
    vi.useRealTimers();
    for (const name of Object.keys(Missing)) Reflect.deleteProperty(HTMLElement.prototype, name);
  });

  test(
    'a lightbox and its companion hooks stay consistent after any sequence of user actions, responses and failures',
    { timeout: 300_000 },
    () => expect(walkLightbox(numRuns, longestWalk)).resolves.toBeUndefined(),
  );
}

function walkLightbox(numRuns: number, longestWalk: number): Promise<void> {
  return fc.assert(
    fc.asyncProperty(unloaded, unloaded, walkCommands(longestWalk), async (before, after, commands) => {
      const walk = new Walk(before, after);
      try {
        await fc.asyncModelRun(() => ({ model: {}, real: walk }), commands);
      } finally {
        walk.end();
        window.dispatchEvent(new Event('focus'));
      }
    }),
    { numRuns },
  );
}
