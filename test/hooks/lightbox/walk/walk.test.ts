import fc from 'fast-check';
import { afterEach, beforeEach, test, vi } from 'vitest';
import { Walk } from './Walk.tsx';
import { walkCommands } from './walkCommands.ts';

const isAll = process.env['LOGGIA_TEST_ALL'] === '1';
const WALKS = isAll ? 120 : 8;
const LONGEST_WALK = isAll ? 80 : 50;

beforeEach(() => {
  vi.useFakeTimers();
  // A picture needs room before it can be zoomed.
  vi.spyOn(HTMLElement.prototype, 'clientWidth', 'get').mockReturnValue(900);
  vi.spyOn(HTMLElement.prototype, 'clientHeight', 'get').mockReturnValue(600);
});
afterEach(() => void vi.useRealTimers());

/** A failure prints the seed and the path; `{ seed, path, endOnFailure: true }` beside `numRuns` walks it again. */
test(
  'whatever happens to a lightbox and all that hangs on it: one dialog, no wish lost, playing exactly without a reason not to, one panel',
  { timeout: 300_000 },
  async () => {
    await fc.assert(
      fc.asyncProperty(walkCommands(LONGEST_WALK), async (commands) => {
        const walk = new Walk();
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
