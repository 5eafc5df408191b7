import { countWork, pause, visit } from '../harness/visit.mjs';

const WINDOW_MS = 800;

async function mount(page, session) {
  await page.waitForFunction(() => globalThis.bench);
  await pause(200);
  let paint;
  const work = await countWork(session, async () => {
    paint = await page.evaluate(() => globalThis.bench.mount());
    await pause(WINDOW_MS);
  });
  const nodes = await page.evaluate(() => document.querySelectorAll('#page *').length);
  return { paint, ...work, nodes };
}

export const COUNTS = [20, 200, 10_000];

/** From nothing to the first painted pictures of a list, with its code already there. */
export async function measureList(browser, address) {
  const outcome = {};
  for (const count of COUNTS) {
    const measured = await visit(browser, `${address}&wait&count=${count}`, mount);
    for (const [name, value] of Object.entries(measured)) outcome[`${name}${count}`] = value;
  }
  return outcome;
}
