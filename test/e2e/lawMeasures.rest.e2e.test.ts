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

/** Whether every section is hydrated. */
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

/** The initiator of the first slide's image request. LCP can't be used: Chromium ignores images that fill the viewport. */
const readFirstPicture = (page: Page) =>
  page.evaluate(() =>
    (performance.getEntriesByType('resource') as PerformanceResourceTiming[])
      .map(({ name, initiatorType }) => ({ path: new URL(name).pathname, askedBy: initiatorType }))
      .filter(({ path }) => path.startsWith('/assets/law/hero-1')),
  );

describe.for([390, 1440])('the law firm page in a viewport %i px wide', (width) => {
  test.override('visitor', { viewport: { width, height: 844 } });

  test('scrolls to the end and back without layout shifts and preloads its hero image once', async ({ page }) => {
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
])('the law firm hero in a viewport of %i by %i px', ([width = 0, height = 0]) => {
  test.override('visitor', { viewport: { width, height } });

  test('fills the viewport and keeps its controls above the cookie banner', async ({ page }) => {
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

/** Records scroll listeners and their callers. React's own root listeners are ignored. */
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

test('the law firm page adds no scroll listeners and forces no layout while scrolling', async ({ page }) => {
  const readListeners = await watchListeners(page);
  await open(page);
  await readThrough(page);
  expect(await readListeners()).toEqual([]);
  const events = await traceOf(page, async () => {
    await scrollEndToEnd(page, 'up');
  });
  expect(forcedLayoutsIn(events)).toEqual([]);
});

test('the measuring tools detect a scroll listener, a forced layout and a layout shift', async ({ page }) => {
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

describe('the law firm page if the connection drops', () => {
  test.override('expectedComplaints', [/ERR_INTERNET_DISCONNECTED/]);

  test('stays readable and hydrates once the browser is back online', async ({ page }) => {
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

describe('the law firm page on a phone at 200% text size', () => {
  test.override('visitor', { viewport: { width: 390, height: 844 } });

  test('keeps the menu button within the viewport, and prevents numbers and tiles from overflowing', async ({
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

describe('the law firm page without JavaScript', () => {
  test.override('visitor', { viewport: { width: 1440, height: 900 }, javaScriptEnabled: false });

  test('shows all sections and the final values of its counters', async ({ page }) => {
    await page.goto('/law');
    expect(await page.locator('main section[id]').evaluateAll((all) => all.map(({ id }) => id))).toEqual(
      SECTIONS.split(' '),
    );
    expect(await page.locator('#numbers').innerText()).toMatch(/2,480[\s\S]+1,136[\s\S]+27[\s\S]+18/);
    // CSS animations may still be fading elements in.
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
