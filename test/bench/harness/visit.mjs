import { watchMotion } from './watchMotion.mjs';
import { watchPictures } from './watchPictures.mjs';

export const DESKTOP = { viewport: { width: 1280, height: 800 } };
export const PHONE = { viewport: { width: 390, height: 844 }, deviceScaleFactor: 2, hasTouch: true, isMobile: true };
const PHONE_SLOWDOWN = 4;
const PHONE_NETWORK = {
  offline: false,
  latency: 150,
  downloadThroughput: (1.6e6 / 8) | 0,
  uploadThroughput: (750e3 / 8) | 0,
};

export const pause = (ms) => new Promise((resolve) => setTimeout(resolve, ms));

/** Opens a page in a new context with an empty cache, and returns the measurement. An error in the page fails the run. */
export async function visit(browser, address, measure, { profile = DESKTOP, media, prepare } = {}) {
  const context = await browser.newContext({ ...profile, ...media });
  const page = await context.newPage();
  const failures = [];
  page.on('pageerror', (error) => failures.push(error));
  try {
    const session = await context.newCDPSession(page);
    await session.send('Performance.enable', { timeDomain: 'threadTicks' });
    if (profile === PHONE) {
      await session.send('Emulation.setCPUThrottlingRate', { rate: PHONE_SLOWDOWN });
      await session.send('Network.enable');
      await session.send('Network.emulateNetworkConditions', PHONE_NETWORK);
    }
    for (const watch of [watchPictures, watchMotion]) await page.addInitScript(watch);
    prepare?.(page);
    await page.goto(address, { waitUntil: 'commit' });
    const outcome = await measure(page, session);
    if (failures.length > 0) throw failures[0];
    return outcome;
  } finally {
    await context.close();
  }
}

const secondsOf = async (session) => {
  const { metrics } = await session.send('Performance.getMetrics');
  return Object.fromEntries(metrics.map(({ name, value }) => [name, value]));
};

/** Measures the CPU milliseconds of the page's main thread during `work`. */
export async function countWork(session, work) {
  const before = await secondsOf(session);
  await work();
  const after = await secondsOf(session);
  const spent = (name) => (after[name] - before[name]) * 1000;
  return {
    thread: spent('TaskDuration'),
    script: spent('ScriptDuration'),
    layout: spent('LayoutDuration') + spent('RecalcStyleDuration'),
  };
}

/** Counts nodes, listeners and heap size after garbage collection. */
export async function countMemory(session) {
  for (let round = 0; round < 3; round += 1) await session.send('HeapProfiler.collectGarbage');
  const { Nodes, JSEventListeners, JSHeapUsedSize } = await secondsOf(session);
  return { nodes: Nodes, listeners: JSEventListeners, heap: JSHeapUsedSize };
}
