import { arrive, openUnwatched, PRESSED } from '../harness/lightboxPage.mjs';
import { DESKTOP, pause, visit } from '../harness/visit.mjs';

const MOVES = 30;
const STEP_PX = 12;
const FRAME_MS = 1000 / 60;
const SLOWDOWN = 4;

/** Counts late frames while counting is enabled. */
function countFrames() {
  const gaps = [];
  let last = performance.now();
  const look = (now) => {
    gaps.push(now - last);
    last = now;
    globalThis.frames = requestAnimationFrame(look);
  };
  globalThis.frames = requestAnimationFrame(look);
  globalThis.takeDropped = () => {
    cancelAnimationFrame(globalThis.frames);
    return gaps.reduce((sum, gap) => sum + Math.max(0, Math.round(gap / (1000 / 60)) - 1), 0);
  };
}

async function drag(page, session) {
  await arrive(page);
  await openUnwatched(page);
  await pause(1000);
  await session.send('Emulation.setCPUThrottlingRate', { rate: SLOWDOWN });
  await page.evaluate(countFrames);
  const touch = (type, x) =>
    session.send('Input.dispatchTouchEvent', { type, touchPoints: type === 'touchEnd' ? [] : [{ x, y: 400 }] });
  // Don't wait for responses, which would prolong the half second at a quarter of the CPU speed.
  const turns = [touch('touchStart', 900)];
  const start = performance.now();
  for (let move = 1; move <= MOVES; move += 1) {
    await pause(Math.max(0, start + move * FRAME_MS - performance.now()));
    turns.push(touch('touchMove', 900 - move * STEP_PX));
  }
  turns.push(touch('touchEnd'));
  await Promise.all(turns);
  const dragDropped = await page.evaluate(() => globalThis.takeDropped());
  await session.send('Emulation.setCPUThrottlingRate', { rate: 1 });
  await pause(1200);
  const numbers = await page.evaluate(() => globalThis.watch.seenNumbers());
  return { dragDropped, dragLeads: numbers.includes(PRESSED + 1) ? 1 : 0 };
}

/** Measures a swipe at a quarter of the CPU speed: the lost frames, and whether the next image appears. */
export const measureDrag = (browser, address) =>
  visit(browser, `${address}&motion=default`, drag, { profile: { ...DESKTOP, hasTouch: true } });
