import { countWork, pause, visit } from '../harness/visit.mjs';

export const HYDRATED_COUNT = 200;
const WINDOW_MS = 800;

async function takeOver(page, session) {
  await page.waitForFunction(() => globalThis.bench);
  await page.waitForLoadState('networkidle');
  await pause(200);
  const { thread } = await countWork(session, async () => {
    await page.evaluate(() => globalThis.bench.hydrate());
    await pause(WINDOW_MS);
  });
  const [hydrateShift, mismatches] = await page.evaluate(() => [
    globalThis.watch.takeShift(),
    globalThis.bench.mismatches,
  ]);
  return { hydrateThread: thread, hydrateShift, mismatches };
}

/** Measures a server-rendered page: the cost of hydration, and layout shifts after the first paint. */
export const measureHydration = (browser, address) =>
  visit(browser, `${address}&wait&count=${HYDRATED_COUNT}`, takeOver);
