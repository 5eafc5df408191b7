import {
  arrive,
  click,
  close,
  hoverAgain,
  openAtOnce,
  openPainted,
  PRESSED,
  watched,
} from '../harness/lightboxPage.mjs';
import { countWork, pause, visit } from '../harness/visit.mjs';

const WORK_WINDOW_MS = 700;
const REST_WINDOW_MS = 1000;
const CHANGES = 5;

/** Measures the times from presses to painted images in one visit. */
async function timePresses(page) {
  await arrive(page);
  const cold = await openPainted(page);
  await pause(400);
  const changes = [];
  for (let change = 1; change <= CHANGES; change += 1) {
    const press = () => page.keyboard.press('ArrowRight');
    changes.push(await watched(page, ['untilPainted', 'keydown', PRESSED + change], press));
    await pause(150);
  }
  const shift = await page.evaluate(() => globalThis.watch.takeShift());
  const escape = await close(page);
  await hoverAgain(page);
  const warm = await openPainted(page);
  await pause(100);
  const inp = await page.evaluate(() => globalThis.watch.takeLongest());
  return { cold, warm, change: changes.toSorted((a, b) => a - b)[CHANGES >> 1], escape, inp, shift };
}

const prefixed = (name, { thread, script, layout }) => ({
  [`${name}Thread`]: thread,
  [`${name}Script`]: script,
  [`${name}Layout`]: layout,
});

/** Measures the main thread's work for opening, changing and reopening, without any script watching. */
async function countPresses(page, session) {
  await arrive(page);
  const idle = await countWork(session, () => pause(WORK_WINDOW_MS));
  const less = (work, times = 1) =>
    Object.fromEntries(Object.entries(work).map(([name, ms]) => [name, (ms - idle[name] * times) / times]));
  const opened = async () => {
    await click(page);
    await pause(WORK_WINDOW_MS);
  };
  const open = less(await countWork(session, opened));
  const change = less(
    await countWork(session, async () => {
      for (let press = 0; press < CHANGES; press += 1) {
        await page.keyboard.press('ArrowRight');
        await pause(WORK_WINDOW_MS);
      }
    }),
    CHANGES,
  );
  await close(page);
  await hoverAgain(page);
  const reopen = less(await countWork(session, opened));
  return { ...prefixed('open', open), ...prefixed('change', change), ...prefixed('reopen', reopen) };
}

/** Measures an opening with the subject's default animation: the time and work until everything is at rest. */
async function countRest(page, session) {
  await arrive(page);
  const atRest = await watched(page, ['untilAtRest', 'click', PRESSED], () => click(page));
  await close(page);
  await hoverAgain(page);
  const { thread } = await countWork(session, async () => {
    await click(page);
    await pause(REST_WINDOW_MS);
  });
  return { atRest, restThread: thread };
}

/** Measures one round of a subject. */
export async function measureLightbox(browser, address) {
  return {
    ...(await visit(browser, address, timePresses)),
    ...(await visit(browser, address, countPresses)),
    ...(await visit(browser, `${address}&motion=default`, countRest)),
    atOnce: await visit(browser, address, openAtOnce),
  };
}

/** Measures the same page with 20 and with 10,000 images. */
export async function measureManySlides(browser, address) {
  const few = await visit(browser, `${address}&count=20`, countPresses);
  const { openThread, openScript, changeThread } = await visit(browser, `${address}&count=10000`, countPresses);
  return {
    fewThread: few.openThread,
    fewChangeThread: few.changeThread,
    manyThread: openThread,
    manyScript: openScript,
    manyChangeThread: changeThread,
  };
}
