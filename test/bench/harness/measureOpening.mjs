import { watchOpening } from './watchOpening.mjs';

/** The time after the paint in which everything that an opening starts (companions, preloading) is still counted. */
const AFTERMATH_MS = 300;

/** Time that the page's main thread has worked since the last call, by what it did. */
async function takeWork(session, before) {
  const { metrics } = await session.send('Performance.getMetrics');
  const seconds = Object.fromEntries(metrics.map(({ name, value }) => [name, value]));
  const total = {
    thread: seconds.TaskDuration,
    script: seconds.ScriptDuration,
    layout: seconds.LayoutDuration + seconds.RecalcStyleDuration,
  };
  const work = Object.fromEntries(
    Object.entries(total).map(([name, at]) => [name, (at - (before?.[name] ?? 0)) * 1000]),
  );
  return { total, work };
}

/**
 * One opening, pressed with the mouse: `paint` from the press to the painted picture, the rest what the main thread did in
 * that time, `aftermath` what it did in the 300 ms that followed. All in milliseconds; the last four in CPU time, so that
 * other programs on the machine are not in them.
 */
export async function measureOpening(page, session, { trigger, opened }) {
  const box = await page.locator(trigger).first().boundingBox();
  await page.mouse.move(box.x + box.width / 2, box.y + box.height / 2);
  // The pointer rests, as a visitor's does, and what it woke is done before the press.
  await page.waitForTimeout(AFTERMATH_MS);
  await page.evaluate(watchOpening, { opened });
  await session.send('HeapProfiler.collectGarbage');
  const before = await takeWork(session);
  await page.mouse.down();
  await page.mouse.up();
  const paint = await page.evaluate(() => window.opening);
  const after = await takeWork(session, before.total);
  await page.waitForTimeout(AFTERMATH_MS);
  const later = await takeWork(session, after.total);
  return { paint, ...after.work, aftermath: later.work.thread };
}
