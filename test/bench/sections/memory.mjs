import { arrive, close, openUnwatched } from '../harness/lightboxPage.mjs';
import { countMemory, pause, visit } from '../harness/visit.mjs';

/** Counts what many openings leave behind: nodes and listeners in total, and heap per opening. */
export const measureMemory = (browser, address, cycles) =>
  visit(browser, address, async (page, session) => {
    await arrive(page);
    const cycle = async () => {
      await openUnwatched(page);
      await page.keyboard.press('Escape');
      await page.waitForFunction(() => globalThis.watch.seenNumbers().length === 0, undefined, { polling: 50 });
      await pause(150);
    };
    await cycle();
    await close(page).catch(() => undefined);
    const before = await countMemory(session);
    for (let at = 0; at < cycles; at += 1) await cycle();
    await pause(600);
    const after = await countMemory(session);
    return {
      nodesLeft: after.nodes - before.nodes,
      listenersLeft: after.listeners - before.listeners,
      heapEach: (after.heap - before.heap) / cycles / 1024,
    };
  });
