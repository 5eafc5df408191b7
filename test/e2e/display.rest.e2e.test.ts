import type { Page } from 'playwright';
import { describe, expect } from 'vitest';
import { DISPLAY_SWITCHES } from '../../playground/site/display/display.ts';
import { expectSoon } from './helpers/expectSoon.ts';
import { fetchPage } from './helpers/fetchPage.ts';
import { test } from './helpers/test.ts';
import { violationsOf } from './helpers/violationsOf.ts';

const PAGE = '/galleries/landscapes?page_number_0=2';
const OTHER_PAGES = ['/docs/theming.md', '/albums/compact'];

/** Each switch, a choice of it, and what the root of every page then has. */
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

/** The brightness of an element behind all, up to 255. */
const brightnessOf = (page: Page, selector = 'body') =>
  page
    .locator(selector)
    .evaluate((element) => Number(/\d+/.exec(getComputedStyle(element).backgroundColor)?.[0] ?? Number.NaN));

async function open(page: Page): Promise<void> {
  await page.goto(PAGE);
  await opener(page).click();
}

describe('a switch of the header', () => {
  test.for(CHOICES)(
    'works at once, and keeps on other pages: %s, %s',
    async ([name, choice, attribute, value], { page }) => {
      await open(page);
      // Without scripts there would be a button.
      await page.getByRole('button', { name: 'Apply' }).waitFor({ state: 'detached' });
      await choiceOf(page, name, choice).check();
      expect(await rootAttribute(page, attribute)).toBe(value);
      for (const path of OTHER_PAGES) {
        await page.goto(path);
        expect(await rootAttribute(page, attribute)).toBe(value);
        await opener(page).click();
        expect(await choiceOf(page, name, choice).isChecked()).toBe(true);
      }
      // The page that the browser kept has not heard of it by itself.
      await page.goBack();
      await page.goBack();
      await expectSoon(() => rootAttribute(page, attribute)).toBe(value);
    },
  );

  test('is turned back', async ({ page }) => {
    await open(page);
    await choiceOf(page, 'theme', 'Dark').check();
    await choiceOf(page, 'theme', 'System').check();
    await page.goto('/docs/theming.md');
    expect(await rootAttribute(page, 'data-loggia-theme')).toBeNull();
  });

  test('is reached and used by keys alone, and the menu closes by Escape', async ({ page }) => {
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

test('the menu closes by a press beside it', async ({ page }) => {
  await open(page);
  await page.getByRole('button', { name: 'Apply' }).waitFor({ state: 'detached' });
  await page.mouse.click(20, 700);
  await expectSoon(() => menu(page).getAttribute('open')).toBeNull();
});

test('a dark site is dark where the system is light', async ({ page }) => {
  await page.emulateMedia({ colorScheme: 'light' });
  await open(page);
  expect(await brightnessOf(page)).toBeGreaterThan(200);
  await choiceOf(page, 'theme', 'Dark').check();
  await expectSoon(() => brightnessOf(page)).toBeLessThan(60);
});

const LAW_ATTRIBUTES = ['data-loggia-theme', 'data-site-scheme', 'dir', 'data-loggia-motion', 'data-site-text'];

test('the law firm has the switches, too, in a theme of its own', async ({ page }) => {
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

describe('without scripts', () => {
  test.override('visitor', { viewport: { width: 390, height: 844 }, javaScriptEnabled: false });

  test.for(CHOICES)(
    'a switch is a form that leads back: %s, %s',
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

describe('the server', () => {
  const choose = (body: string, headers: Record<string, string> = {}) =>
    fetchPage('/display', {
      method: 'POST',
      redirect: 'manual',
      headers: { 'Content-Type': 'application/x-www-form-urlencoded', ...headers },
      body,
    });

  test('takes no switch from another site', async () => {
    expect((await choose('theme=dark', { Origin: 'https://elsewhere.example' })).status).toBe(403);
  });

  test('leads to no other site', async () => {
    const { status, headers } = await choose('theme=dark&page=https%3A%2F%2Felsewhere.example%2F');
    expect({ status, location: headers['location'] }).toEqual({ status: 303, location: '/' });
  });

  test('keeps nothing that is no choice', async () => {
    const { headers } = await choose('theme=%22%3E%3Cscript%3E&direction=up&text=150');
    expect(headers['set-cookie']).toContain('loggia_display=theme=system&direction=ltr&motion=system&text=150;');
  });
});

test('every link of the header leads to a page', async ({ page }) => {
  await page.goto('/');
  const links = await page
    .locator('.site-header a')
    .evaluateAll((elements) =>
      elements.flatMap((element) => (element instanceof HTMLAnchorElement ? element.href : [])),
    );
  expect(links.length).toBeGreaterThan(5);
  expect(await Promise.all(links.map(async (link) => (await fetchPage(link)).status))).toEqual(links.map(() => 200));
});

describe.for([390, 700, 1440])('in a window of %s px', (width) => {
  test.override('visitor', { viewport: { width, height: 844 } });

  test('keys go through the header in the order in which it is drawn', async ({ page }) => {
    await page.goto('/');
    const misplaced = await page
      .locator('.site-header :is(.site-brand, .site-nav a, summary)')
      .evaluateAll((elements) => {
        const edge = document.querySelector('.site-nav')?.getBoundingClientRect().right ?? 0;
        // The navigation scrolls in a narrow window: its links are clipped at its edge.
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

describe.for(['light', 'dark'] as const)('in the %s scheme', (scheme) => {
  test('axe finds nothing about the open menu, the home page, the docs and the law firm', async ({ page }) => {
    await page.emulateMedia({ colorScheme: scheme, reducedMotion: 'reduce' });
    for (const path of ['/', '/docs/README.md', '/law/practice']) {
      await page.goto(path);
      await opener(page).click();
      expect(await violationsOf(page)).toEqual([]);
    }
  });
});

describe('on a phone with text of twice the size', () => {
  test.override('visitor', { viewport: { width: 390, height: 844 } });

  test.for(['/', '/docs/benchmarks.md', '/galleries/landscapes', '/contact', '/law/practice'])(
    'nothing is wider than the window: %s',
    async (path, { page }) => {
      await open(page);
      await choiceOf(page, 'text', '200 %').check();
      await page.goto(path);
      await opener(page).click();
      expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(390);
    },
  );
});
