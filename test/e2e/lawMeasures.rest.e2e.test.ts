import type { Page } from 'playwright';
import { describe, expect } from 'vitest';
import { expectSoon } from './helpers/expectSoon.ts';
import { scrollEndToEnd } from './helpers/scrollEndToEnd.ts';
import { test } from './helpers/test.ts';
import { forcedLayoutsIn, shiftsIn, traceOf } from './helpers/traceOf.ts';

const SECTIONS = 'hero numbers firm practice matters clients consultation journal attorneys gallery call place';

async function open(page: Page): Promise<void> {
  await page.goto('/law');
  await expectSoon(() => page.locator('.loggia-page-loader').count()).toBe(0);
}

/** Whether every section has come to life. */
const areAllAlive = (page: Page) =>
  page
    .locator('main section')
    .evaluateAll((sections) =>
      sections.every((section) => Object.keys(section).some((key) => key.startsWith('__reactFiber'))),
    );

async function readThrough(page: Page): Promise<void> {
  await page.mouse.move(100, 300);
  await scrollEndToEnd(page);
  await expectSoon(() => areAllAlive(page)).toBe(true);
}

/** The initiator of the request for the first slide's picture. Chromium never takes a picture that fills its window for the largest paint, so that would not tell. */
const readFirstPicture = (page: Page) =>
  page.evaluate(() =>
    (performance.getEntriesByType('resource') as PerformanceResourceTiming[])
      .map(({ name, initiatorType }) => ({ path: new URL(name).pathname, askedBy: initiatorType }))
      .filter(({ path }) => path.startsWith('/assets/law/hero-1')),
  );

describe.for([390, 1440])('at %i px', (width) => {
  test.override('visitor', { viewport: { width, height: 844 } });

  test('nothing moves by itself, to the end of the page and back; its first picture is asked for once, by its head', async ({
    page,
  }) => {
    const asked: string[] = [];
    page.on('request', (request) => asked.push(new URL(request.url()).pathname));
    let pictures: Awaited<ReturnType<typeof readFirstPicture>> = [];
    const events = await traceOf(page, async () => {
      await open(page);
      await readThrough(page);
      await scrollEndToEnd(page, 'up');
      pictures = await readFirstPicture(page);
    });
    expect(shiftsIn(events)).toEqual([]);
    expect(pictures).toEqual([{ path: expect.stringMatching(/^\/assets\/law\/hero-1-\d+\.avif$/), askedBy: 'link' }]);
    expect(asked.filter((path) => path.startsWith('/assets/law/hero-1'))).toEqual([pictures[0]?.path]);
  });
});

describe.for([
  [390, 844],
  [1440, 900],
])('in a window of %i by %i', ([width = 0, height = 0]) => {
  test.override('visitor', { viewport: { width, height } });

  test('the hero fills it, with its call and its controls above the cookie bar', async ({ page }) => {
    await open(page);
    const boxOf = async (selector: string) =>
      (await page.locator(selector).boundingBox()) ?? { y: Number.NaN, height: Number.NaN };
    expect(await boxOf('#hero')).toMatchObject({ y: 0, height });
    const bar = await boxOf('.loggia-cookie-bar');
    for (const selector of ['#hero [data-current] .law-button', '#hero .loggia-arrow-next']) {
      const box = await boxOf(selector);
      expect(box.y + box.height).toBeLessThan(bar.y);
    }
  });
});

/** Keeps who hears the page scroll. React listens to every event itself, once for all. */
async function watchListeners(page: Page): Promise<() => Promise<readonly string[]>> {
  await page.addInitScript(() => {
    const listening = new Map<unknown, string>();
    Object.assign(window, { listening });
    const { addEventListener, removeEventListener } = EventTarget.prototype;
    EventTarget.prototype.addEventListener = function listen(type, listener, options) {
      addEventListener.call(this, type, listener, options);
      const [, , caller = ''] = new Error('Who?').stack?.split('\n') ?? [];
      if (type !== 'scroll' || !/\/assets\/(?!react-)/.test(caller)) return;
      listening.set(listener, caller.trim());
      const signal = typeof options === 'object' ? options.signal : undefined;
      signal?.addEventListener('abort', () => listening.delete(listener));
    };
    EventTarget.prototype.removeEventListener = function stop(type, listener, options) {
      removeEventListener.call(this, type, listener, options);
      if (type === 'scroll') listening.delete(listener);
    };
  });
  return () =>
    page.evaluate(() => [
      ...(window as unknown as { readonly listening: ReadonlyMap<unknown, string> }).listening.values(),
    ]);
}

test('while a visitor scrolls, no script listens and none has the page laid out', async ({ page }) => {
  const readListeners = await watchListeners(page);
  await open(page);
  await readThrough(page);
  expect(await readListeners()).toEqual([]);
  const events = await traceOf(page, async () => {
    await scrollEndToEnd(page, 'up');
  });
  expect(forcedLayoutsIn(events)).toEqual([]);
});

test('a script that measures while the page scrolls is noticed, and so is a page that moves', async ({ page }) => {
  await page.route('**/assets/measuring.js', (route) =>
    route.fulfill({
      contentType: 'text/javascript',
      body: `addEventListener('scroll', function measure() {
        document.body.style.paddingTop = document.body.style.paddingTop ? '' : '99px';
        document.body.offsetHeight;
      });`,
    }),
  );
  const readListeners = await watchListeners(page);
  const events = await traceOf(page, async () => {
    await open(page);
    await page.evaluate("import('/assets/measuring.js')");
    await page.mouse.move(100, 300);
    await page.mouse.wheel(0, 300);
    await expectSoon(() => page.evaluate(() => scrollY)).toBeGreaterThan(0);
  });
  expect(await readListeners()).toEqual([expect.stringContaining('measuring.js')]);
  expect(forcedLayoutsIn(events)).toContainEqual(expect.stringContaining('measure'));
  expect(shiftsIn(events)).not.toEqual([]);
});

describe('a visitor whose network is gone for a while', () => {
  test.override('expectedComplaints', [/ERR_INTERNET_DISCONNECTED/]);

  test('keeps the server’s page, which comes to life with the network', async ({ page }) => {
    await open(page);
    await page.context().setOffline(true);
    const failed = page.waitForEvent('requestfailed', (request) => request.resourceType() === 'script');
    await page.locator('#firm').scrollIntoViewIfNeeded();
    await failed;
    expect(await page.getByRole('link', { name: 'A day under the colonnade' }).isVisible()).toBe(true);
    await page.context().setOffline(false);
    await readThrough(page);
  });
});

describe('with text of twice the size on a phone', () => {
  test.override('visitor', { viewport: { width: 390, height: 844 } });

  test('the menu stays in the window, no number reaches over the next, and tiles grow with their text', async ({
    page,
  }) => {
    await open(page);
    await page.evaluate(() => {
      document.documentElement.style.fontSize = '200%';
    });
    const { x, width } = (await page.getByRole('button', { name: 'Menu', exact: true }).boundingBox()) ?? {};
    expect((x ?? Number.NaN) + (width ?? Number.NaN)).toBeLessThanOrEqual(390);
    const header = await page.locator('.law-header').boundingBox();
    expect(header?.height).toBeLessThan(844 / 8);
    const overflowing = await page
      .locator('#numbers dd')
      .evaluateAll((numbers) => numbers.filter(({ scrollWidth, clientWidth }) => scrollWidth > clientWidth).length);
    expect(overflowing).toBe(0);
    const uncovered = await page
      .locator('.law-tile')
      .evaluateAll(
        (tiles) =>
          tiles.filter(
            (tile) =>
              tile.scrollHeight > tile.clientHeight || tile.querySelector('img')?.offsetHeight !== tile.clientHeight,
          ).length,
      );
    expect(uncovered).toBe(0);
  });
});

describe('without scripts', () => {
  test.override('visitor', { viewport: { width: 1440, height: 900 }, javaScriptEnabled: false });

  test('every section is there, with its final numbers, and nothing of them is hidden', async ({ page }) => {
    await page.goto('/law');
    expect(await page.locator('main section[id]').evaluateAll((all) => all.map(({ id }) => id))).toEqual(
      SECTIONS.split(' '),
    );
    expect(await page.locator('#numbers').innerText()).toMatch(/2,480[\s\S]+1,136[\s\S]+27[\s\S]+18/);
    // A box that a style sheet alone brings in has come in soon.
    const readHidden = () =>
      page
        .locator('main section :not(style, style *)')
        .evaluateAll((elements) =>
          elements.flatMap((element) =>
            element.textContent.trim() !== '' &&
            !element.checkVisibility({ opacityProperty: true, visibilityProperty: true })
              ? [element.outerHTML.slice(0, 120)]
              : [],
          ),
        );
    await expectSoon(readHidden).toEqual([]);
  });
});
