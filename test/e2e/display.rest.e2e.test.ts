import type { Page } from 'playwright';
import { describe, expect } from 'vitest';
import { DISPLAY_SWITCHES } from '../../playground/site/display/display.ts';
import { expectSoon } from './helpers/expectSoon.ts';
import { fetchPage } from './helpers/fetchPage.ts';
import { test } from './helpers/test.ts';
import { violationsOf } from './helpers/violationsOf.ts';

const PAGE = '/galleries/landscapes?page_number_0=2';
const OTHER_PAGES = ['/docs/theming.md', '/albums/compact'];

/** A setting, one of its choices, and the resulting attribute and value on the root element. */
const CHOICES = [
  ['theme', 'Dark', 'data-loggia-theme', 'dark'],
  ['theme', 'Light', 'data-loggia-theme', 'light'],
  ['direction', 'Right to left', 'dir', 'rtl'],
  ['motion', 'Reduced', 'data-loggia-motion', 'reduced'],
  ['text', '200 %', 'data-site-text', '200'],
] as const;

const menu = (page: Page) => page.locator('.site-display');
const opener = (page: Page) => menu(page).locator('summary');
const choiceOf = (page: Page, name: keyof typeof DISPLAY_SWITCHES, choice: string) =>
  page.getByRole('group', { name: DISPLAY_SWITCHES[name].name }).getByRole('radio', { name: choice });
const rootAttribute = (page: Page, name: string) => page.locator('html').getAttribute(name);

/** The brightness of an element's background, from 0 to 255. */
const brightnessOf = (page: Page, selector = 'body') =>
  page
    .locator(selector)
    .evaluate((element) => Number(/\d+/.exec(getComputedStyle(element).backgroundColor)?.[0] ?? Number.NaN));

async function open(page: Page): Promise<void> {
  await page.goto(PAGE);
  await opener(page).click();
}

describe('a display setting in the header', () => {
  test.for(CHOICES)(
    'applies immediately and persists across pages: %s, %s',
    async ([name, choice, attribute, value], { page }) => {
      await open(page);
      // The button exists only until hydration.
      await page.getByRole('button', { name: 'Apply' }).waitFor({ state: 'detached' });
      await choiceOf(page, name, choice).check();
      expect(await rootAttribute(page, attribute)).toBe(value);
      for (const path of OTHER_PAGES) {
        await page.goto(path);
        expect(await rootAttribute(page, attribute)).toBe(value);
        await opener(page).click();
        expect(await choiceOf(page, name, choice).isChecked()).toBe(true);
      }
      // The back/forward cache may restore a page with the old setting.
      await page.goBack();
      await page.goBack();
      await expectSoon(() => rootAttribute(page, attribute)).toBe(value);
    },
  );

  test('can be reset to the system default', async ({ page }) => {
    await open(page);
    await choiceOf(page, 'theme', 'Dark').check();
    await choiceOf(page, 'theme', 'System').check();
    await page.goto('/docs/theming.md');
    expect(await rootAttribute(page, 'data-loggia-theme')).toBeNull();
  });

  test('can be changed with the keyboard, and Escape closes the menu', async ({ page }) => {
    await page.goto(PAGE);
    await opener(page).focus();
    await page.keyboard.press('Enter');
    await page.keyboard.press('Tab');
    await page.keyboard.press('ArrowRight');
    await expectSoon(() => rootAttribute(page, 'data-loggia-theme')).toBe('light');
    await page.keyboard.press('Escape');
    await expectSoon(() => menu(page).getAttribute('open')).toBeNull();
    expect(await opener(page).evaluate((element) => element === document.activeElement)).toBe(true);
  });
});

test('clicking outside closes the display menu', async ({ page }) => {
  await open(page);
  await page.getByRole('button', { name: 'Apply' }).waitFor({ state: 'detached' });
  await page.mouse.click(20, 700);
  await expectSoon(() => menu(page).getAttribute('open')).toBeNull();
});

test('the dark theme overrides a light system color scheme', async ({ page }) => {
  await page.emulateMedia({ colorScheme: 'light' });
  await open(page);
  expect(await brightnessOf(page)).toBeGreaterThan(200);
  await choiceOf(page, 'theme', 'Dark').check();
  await expectSoon(() => brightnessOf(page)).toBeLessThan(60);
});

const LAW_ATTRIBUTES = ['data-loggia-theme', 'data-site-scheme', 'dir', 'data-loggia-motion', 'data-site-text'];

test('the law firm site applies the display settings to its own theme', async ({ page }) => {
  await page.emulateMedia({ colorScheme: 'light' });
  await page.goto('/law');
  await opener(page).click();
  await page.getByRole('button', { name: 'Apply' }).waitFor({ state: 'detached' });
  await choiceOf(page, 'theme', 'Dark').check();
  await choiceOf(page, 'direction', 'Right to left').check();
  await choiceOf(page, 'motion', 'Reduced').check();
  await choiceOf(page, 'text', '150 %').check();
  const expected = ['law', 'dark', 'rtl', 'reduced', '150'];
  expect(await Promise.all(LAW_ATTRIBUTES.map((name) => rootAttribute(page, name)))).toEqual(expected);
  expect(await brightnessOf(page, 'main')).toBeLessThan(60);
  await page.goto('/law/practice');
  expect(await Promise.all(LAW_ATTRIBUTES.map((name) => rootAttribute(page, name)))).toEqual(expected);
});

describe('a display setting without JavaScript', () => {
  test.override('visitor', { viewport: { width: 390, height: 844 }, javaScriptEnabled: false });

  test.for(CHOICES)(
    'is applied by submitting a form that redirects back to the page: %s, %s',
    async ([name, choice, attribute, value], { page }) => {
      await open(page);
      await choiceOf(page, name, choice).check();
      await page.getByRole('button', { name: 'Apply' }).click();
      await page.waitForURL(`**${PAGE}`);
      expect(await rootAttribute(page, attribute)).toBe(value);
      await page.goto(OTHER_PAGES[0] ?? '');
      expect(await rootAttribute(page, attribute)).toBe(value);
      await opener(page).click();
      expect(await choiceOf(page, name, choice).isChecked()).toBe(true);
    },
  );
});

describe('the display settings route', () => {
  const choose = (body: string, headers: Record<string, string> = {}) =>
    fetchPage('/display', {
      method: 'POST',
      redirect: 'manual',
      headers: { 'Content-Type': 'application/x-www-form-urlencoded', ...headers },
      body,
    });

  test('rejects requests from another origin', async () => {
    expect((await choose('theme=dark', { Origin: 'https://elsewhere.example' })).status).toBe(403);
  });

  test('doesn’t redirect to another origin', async () => {
    const { status, headers } = await choose('theme=dark&page=https%3A%2F%2Felsewhere.example%2F');
    expect({ status, location: headers['location'] }).toEqual({ status: 303, location: '/' });
  });

  test('ignores invalid values', async () => {
    const { headers } = await choose('theme=%22%3E%3Cscript%3E&direction=up&text=150');
    expect(headers['set-cookie']).toContain('loggia_display=theme=system&direction=ltr&motion=system&text=150;');
  });
});

test('every link in the header leads to an existing page', async ({ page }) => {
  await page.goto('/');
  const links = await page
    .locator('.site-header a')
    .evaluateAll((elements) =>
      elements.flatMap((element) => (element instanceof HTMLAnchorElement ? element.href : [])),
    );
  expect(links.length).toBeGreaterThan(5);
  expect(await Promise.all(links.map(async (link) => (await fetchPage(link)).status))).toEqual(links.map(() => 200));
});

describe.for([390, 700, 1440])('the header in a viewport %s px wide', (width) => {
  test.override('visitor', { viewport: { width, height: 844 } });

  test('has a tab order that matches its visual order', async ({ page }) => {
    await page.goto('/');
    const misplaced = await page
      .locator('.site-header :is(.site-brand, .site-nav a, summary)')
      .evaluateAll((elements) => {
        const edge = document.querySelector('.site-nav')?.getBoundingClientRect().right ?? 0;
        // The navigation scrolls in narrow viewports, where its links are clipped at its edge.
        const boxes = elements.map((element) => {
          const { left, right, top, bottom } = element.getBoundingClientRect();
          const limit = element.closest('.site-nav') ? edge : Infinity;
          return { left: Math.min(left, limit), right: Math.min(right, limit), top, bottom };
        });
        return boxes.slice(1).flatMap((box, index) => {
          const before = boxes[index];
          const follows = before && (box.top >= before.bottom - 1 || box.left >= before.right);
          return follows ? [] : [elements[index + 1]?.textContent];
        });
      });
    expect(misplaced).toEqual([]);
  });
});

describe.for(['light', 'dark'] as const)('in the %s color scheme', (scheme) => {
  test('axe finds no violations on the home page, docs and law firm site while the display menu is open', async ({
    page,
  }) => {
    await page.emulateMedia({ colorScheme: scheme, reducedMotion: 'reduce' });
    for (const path of ['/', '/docs/README.md', '/law/practice']) {
      await page.goto(path);
      await opener(page).click();
      expect(await violationsOf(page)).toEqual([]);
    }
  });
});

describe('on a phone at 200% text size', () => {
  test.override('visitor', { viewport: { width: 390, height: 844 } });

  test.for(['/', '/docs/benchmarks.md', '/galleries/landscapes', '/contact', '/law/practice'])(
    '%s does not overflow the viewport horizontally',
    async (path, { page }) => {
      await open(page);
      await choiceOf(page, 'text', '200 %').check();
      await page.goto(path);
      await opener(page).click();
      expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(390);
    },
  );
});
