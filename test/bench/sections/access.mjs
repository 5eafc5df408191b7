import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { arrive, click, openUnwatched, PRESSED, watched } from '../harness/lightboxPage.mjs';
import { pause, visit } from '../harness/visit.mjs';

const axe = readFileSync(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8');
const TABS = 40;

const seen = (page) => page.evaluate(() => globalThis.watch.seenNumbers());

async function press(page, key) {
  await page.keyboard.press(key);
  await pause(900);
  return seen(page);
}

/** Uses the open lightbox by keyboard, as a screen reader hears it. */
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
  let isTrapped = true;
  for (let tab = 0; tab < TABS; tab += 1) {
    await page.keyboard.press('Tab');
    const isOutside = await page.evaluate(() => {
      const { activeElement: active } = document;
      const isThumbnail = (element) => element.matches?.('.thumbnails *, .loggia-gallery *, .photos > a');
      return active !== document.body && isThumbnail(active) && !active.closest('dialog[open]');
    });
    if (isOutside) isTrapped = false;
  }
  await page.keyboard.press('Escape');
  await pause(900);
  const isClosed = (await seen(page)).length === 0;
  const isBack = await page.evaluate(() => document.activeElement?.matches('#page a') ?? false);
  return { violations, arrow, homeAndEnd: home && end, isTrapped, isClosed, isBack, isHeard: before !== after };
}

const atRest = (page) => watched(page, ['untilAtRest', 'click', PRESSED], () => click(page));

async function restAfter(browser, address, reducedMotion) {
  return visit(
    browser,
    `${address}&motion=default`,
    async (page) => {
      await arrive(page);
      return atRest(page);
    },
    { media: { reducedMotion } },
  );
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
  const keyboard = await visit(browser, `${address}&motion=default`, useKeyboard);
  const moving = await restAfter(browser, address, 'no-preference');
  const reduced = await restAfter(browser, address, 'reduce');
  return {
    ...keyboard,
    // A frame or two is the measure's own.
    honoursReducedMotion: reduced < 150 || reduced < moving - 60,
    movingMs: moving,
    reducedMs: reduced,
    isMirrored: await mirrored(browser, address),
  };
}
