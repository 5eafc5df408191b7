import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { arrive, click, openUnwatched, PRESSED } from '../harness/lightboxPage.mjs';
import { pause, visit } from '../harness/visit.mjs';
import { measureMotion } from './motion.mjs';

const axe = readFileSync(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8');
const TABS = 40;

const seen = (page) => page.evaluate(() => globalThis.watch.seenNumbers());

async function press(page, key) {
  await page.keyboard.press(key);
  await pause(900);
  return seen(page);
}

/** Whether repeated Tab presses keep focus in the open lightbox, except for the browser's own controls, during which `body` is active. */
async function keepsFocus(page) {
  const root = await page.evaluateHandle(() => globalThis.watch.seenRoot());
  for (let tab = 0; tab < TABS; tab += 1) {
    await page.keyboard.press('Tab');
    const isInside = await root.evaluate((lightbox) => {
      const { activeElement, body } = document;
      return activeElement === body || lightbox?.contains(activeElement) === true;
    });
    if (!isInside) return false;
  }
  return true;
}

/** Uses the open lightbox with the keyboard, and records its announcements. */
async function useKeyboard(page) {
  await arrive(page);
  await openUnwatched(page);
  await pause(800);
  const before = await page.evaluate(() =>
    [...document.querySelectorAll('[aria-live], [role=status], [role=alert], output')]
      .map(({ textContent }) => textContent)
      .join('|'),
  );
  await page.evaluate(axe);
  const violations = await page.evaluate(() =>
    globalThis.axe.run().then(({ violations: found }) => found.map(({ id }) => id)),
  );
  const arrow = (await press(page, 'ArrowRight')).includes(PRESSED + 1);
  const after = await page.evaluate(() =>
    [...document.querySelectorAll('[aria-live], [role=status], [role=alert], output')]
      .map(({ textContent }) => textContent)
      .join('|'),
  );
  const end = (await press(page, 'End')).includes(199);
  const home = (await press(page, 'Home')).includes(0);
  const isTrapped = await keepsFocus(page);
  await page.keyboard.press('Escape');
  await pause(900);
  const isClosed = (await seen(page)).length === 0;
  const isBack = await page.evaluate(() => document.activeElement?.matches('#page a') ?? false);
  return { violations, arrow, homeAndEnd: home && end, isTrapped, isClosed, isBack, isHeard: before !== after };
}

const mirrored = (browser, address) =>
  visit(browser, `${address}&dir=rtl&motion=default`, async (page) => {
    await arrive(page);
    await click(page);
    await pause(1500);
    const isThere = (await seen(page)).includes(PRESSED);
    const leads = (await press(page, 'ArrowLeft')).includes(PRESSED + 1);
    return isThere && leads;
  });

export async function measureAccess(browser, address) {
  return {
    ...(await visit(browser, `${address}&motion=default`, useKeyboard)),
    ...(await measureMotion(browser, address)),
    isMirrored: await mirrored(browser, address),
  };
}
