import fc from 'fast-check';
import { afterEach, beforeAll, beforeEach, test, vi } from 'vitest';
import { fetchGestures, Walk } from './Walk.tsx';
import { walkCommands } from './walkCommands.ts';

const isAll = process.env['LOGGIA_TEST_ALL'] === '1';
const WALKS = isAll ? 120 : 8;
const LONGEST_WALK = isAll ? 80 : 50;

/** The functions that jsdom lacks. */
const Missing = {
  scrollTo: () => undefined,
  setPointerCapture: () => undefined,
  releasePointerCapture: () => undefined,
  hasPointerCapture: () => false,
};

beforeAll(fetchGestures);
beforeEach(() => {
  vi.useFakeTimers();
  Object.assign(HTMLElement.prototype, Missing);
  // A picture needs room before it can be zoomed.
  vi.spyOn(HTMLElement.prototype, 'clientWidth', 'get').mockReturnValue(900);
  vi.spyOn(HTMLElement.prototype, 'clientHeight', 'get').mockReturnValue(600);
});
afterEach(() => {
  vi.useRealTimers();
  for (const name of Object.keys(Missing)) Reflect.deleteProperty(HTMLElement.prototype, name);
});

/** Images on one side that are not loaded yet. */
const unloaded = fc.nat(5);

/** A failure prints the seed and the path; `{ seed, path, endOnFailure: true }` beside `numRuns` walks it again. */
test(
  'a lightbox and its companions keep one dialog, every wish and one panel, and play exactly without a reason not to',
  { timeout: 300_000 },
  async () => {
    await fc.assert(
      fc.asyncProperty(unloaded, unloaded, walkCommands(LONGEST_WALK), async (before, after, commands) => {
        const walk = new Walk(before, after);
        try {
          await fc.asyncModelRun(() => ({ model: {}, real: walk }), commands);
        } finally {
          walk.end();
          window.dispatchEvent(new Event('focus'));
        }
      }),
      { numRuns: WALKS },
    );
  },
);
