import { watchOpening } from './watchOpening.mjs';

/** The time after the paint in which follow-up work of an opening (companions, preloading) is counted. */
const AFTERMATH_MS = 300;

/** The main thread's work since the last call, by category. */
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
 * Measures one opening by a mouse click, in milliseconds. `paint`: from the click to the painted image. `aftermath`:
 * the main thread's work in the 300 ms after that. All other values: the main thread's work until the paint. All except
 * `paint` are CPU time, which excludes other programs.
 */
export async function measureOpening(page, session, { trigger, opened }) {
  const box = await page.locator(trigger).first().boundingBox();
  await page.mouse.move(box.x + box.width / 2, box.y + box.height / 2);
  // Hover first, like a user, so that everything triggered by the hover is done before the click.
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
