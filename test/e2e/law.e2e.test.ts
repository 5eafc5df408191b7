import { gzipSync } from 'node:zlib';
import type { Page } from 'playwright';
import { describe, expect } from 'vitest';
import { expectSoon } from './helpers/expectSoon.ts';
import { fetchPage } from './helpers/fetchPage.ts';
import { test } from './helpers/test.ts';
import { violationsOf } from './helpers/violationsOf.ts';

const JS_BUDGET_BYTES = 36_000;

/** Sums up layout shifts, starting with the next page load. */
async function watchShifts(page: Page): Promise<() => Promise<number>> {
  await page.addInitScript(() => {
    Object.assign(window, { shifted: 0 });
    const held = window as unknown as { shifted: number };
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries()) held.shifted += (entry as unknown as { readonly value: number }).value;
    }).observe({ type: 'layout-shift', buffered: true });
  });
  return () => page.evaluate(() => (window as unknown as { readonly shifted: number }).shifted);
}

const isAlive = (page: Page, selector: string) =>
  page.locator(selector).evaluate((element) => Object.keys(element).some((key) => key.startsWith('__reactFiber')));

/** Scrolls to a section and waits until it is hydrated. */
async function visit(page: Page, id: string): Promise<void> {
  await page.locator(id).scrollIntoViewIfNeeded();
  await expectSoon(() => isAlive(page, id)).toBe(true);
}

describe('the law firm page', () => {
  test('hydrates without layout shifts and within its initial JavaScript budget', async ({ page }) => {
    const readShifts = await watchShifts(page);
    const scripts = new Set<string>();
    page.on('request', (request) => {
      if (request.resourceType() === 'script') scripts.add(request.url());
    });
    await page.goto('/law', { waitUntil: 'networkidle' });
    await expectSoon(() => page.locator('.loggia-page-loader').count()).toBe(0);
    const ours = [...scripts].filter((url) => !url.includes('/react-'));
    const texts = await Promise.all(ours.map(async (url) => (await fetchPage(url)).text));
    expect(texts.reduce((sum, text) => sum + gzipSync(text).length, 0)).toBeLessThan(JS_BUDGET_BYTES);
    expect(scripts.size).toBeGreaterThan(ours.length);

    for (const id of ['#firm', '#matters', '#consultation', '#attorneys', '#place']) await visit(page, id);
    await page.locator('.law-footer').scrollIntoViewIfNeeded();
    expect(await readShifts()).toBe(0);
  });

  test('puts the cookie banner before the skip link in the tab order', async ({ page }) => {
    const focused = () => page.evaluate(() => document.activeElement?.textContent);
    await page.goto('/law');
    await expectSoon(() => isAlive(page, '.law-header')).toBe(true);
    for (const answer of ['How we handle your data', 'Reject']) {
      await page.keyboard.press('Tab');
      await expectSoon(focused).toBe(answer);
    }
    await page.keyboard.press('Enter');
    await page.getByRole('button', { name: 'Reject' }).waitFor({ state: 'detached' });
    await page.keyboard.press('Tab');
    await expectSoon(focused).toBe('Skip to content');
  });

  test('navigates to slides, sections and articles', async ({ page }) => {
    await page.goto('/law');
    await page.getByRole('button', { name: 'Next slide' }).click();
    await page.getByRole('heading', { name: 'At home in the courtroom, happier without it' }).waitFor();
    await page.getByRole('link', { name: 'The firm', exact: true }).hover();
    await page.getByRole('link', { name: 'Attorneys', exact: true }).click();
    await page.getByRole('heading', { name: 'You will meet one of us first' }).waitFor();
    expect(new URL(page.url()).hash).toBe('#attorneys');
    await page.getByRole('link', { name: 'Talking, while it is still cheap' }).last().click();
    await page.getByRole('heading', { level: 1, name: 'Talking, while it is still cheap' }).waitFor();
  });

  test('opens a video in a dialog, and the images of all matters in one lightbox', async ({ page }) => {
    await page.goto('/law');
    await page.getByRole('button', { name: 'Reject' }).click();
    await visit(page, '#firm');
    await page.getByRole('link', { name: 'A day under the colonnade' }).click();
    await page.locator('dialog[open] video').waitFor();
    await page.keyboard.press('Escape');
    await visit(page, '#matters');
    await page.getByRole('link', { name: /The north quay/ }).click();
    await page.locator('dialog[open][data-status="open"]').getByText('1 / 6').waitFor();
    await page.locator('dialog[open] .loggia-arrow-next').click();
    await page.locator('dialog[open]').getByText('2 / 6').waitFor();
    await page.keyboard.press('Escape');
    await expectSoon(() => page.evaluate(() => document.activeElement?.textContent)).toContain('Meridian Tower');
  });

  test('marks invalid fields in the consultation form and sends the form once it is valid', async ({ page }) => {
    await page.goto('/law');
    await page.getByRole('button', { name: 'Reject' }).click();
    await visit(page, '#consultation');
    await page.getByRole('button', { name: 'Ask for a consultation' }).click();
    await expectSoon(() => page.locator('[aria-invalid="true"]').count()).toBe(4);
    await page.getByLabel('First name').fill('Ada');
    await page.getByLabel('Last name').fill('Byron');
    await page.getByRole('textbox', { name: 'Email' }).fill('ada@mail.example');
    await page.getByLabel('Message').fill('About a wall and a hedge.');
    await page.getByRole('button', { name: 'Ask for a consultation' }).click();
    await page.getByText('Thank you for your message. It has been sent.').first().waitFor();
  });

  test('has no axe violations with or without the cookie banner', async ({ page }) => {
    await page.emulateMedia({ reducedMotion: 'reduce' });
    await page.goto('/law');
    await expectSoon(() => page.locator('.loggia-page-loader').count()).toBe(0);
    expect(await violationsOf(page)).toEqual([]);
    await page.getByRole('button', { name: 'Accept' }).click();
    for (const id of ['#matters', '#consultation', '#place']) await visit(page, id);
    expect(await violationsOf(page)).toEqual([]);
  });
});

describe('the map on the law firm page', () => {
  // Chromium logs this for every same-origin frame with scripts. The page's CSP limits where the scripts come from.
  test.override('expectedComplaints', [/can escape its sandboxing/]);

  test('shows the location in a frame that links to OpenStreetMap', async ({ page }) => {
    await page.goto('/law');
    await page.getByRole('button', { name: 'Accept' }).click();
    await visit(page, '#place');
    await page.getByRole('link', { name: 'Show the map' }).click();
    const map = page.locator('dialog[open] iframe').contentFrame();
    await expectSoon(() =>
      map
        .getByRole('img', { name: /Port Halden/ })
        .evaluate((image) => image instanceof HTMLImageElement && image.complete && image.naturalWidth > 0),
    ).toBe(true);
    const link = map.getByRole('link', { name: 'See the coast on OpenStreetMap' });
    expect(await link.getAttribute('href')).toMatch(/^https:\/\/www\.openstreetmap\.org\/\?mlat=54\.55&mlon=-0\.8/);
  });
});

describe('the law firm page on a phone', () => {
  test.override('visitor', { viewport: { width: 390, height: 844 }, hasTouch: true });

  test('opens a menu that navigates to a section', async ({ page }) => {
    await page.goto('/law');
    const burger = page.getByRole('button', { name: 'Menu', exact: true });
    await burger.click();
    const menu = page.locator('dialog[open]');
    await menu.getByRole('link', { name: 'Matters' }).click();
    await expectSoon(() => menu.count()).toBe(0);
    expect(new URL(page.url()).hash).toBe('#matters');
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(390);
  });
});

describe('the law firm page on a phone if its scripts fail to load', () => {
  test.override('visitor', { viewport: { width: 390, height: 844 }, hasTouch: true });
  test.override('expectedComplaints', [/ERR_FAILED/]);

  test('opens and closes the menu and follows its links', async ({ page }) => {
    await page.route('**/assets/*.js', (route) => route.abort());
    await page.goto('/law');
    const burger = page.getByRole('button', { name: 'Menu', exact: true });
    await burger.click();
    const menu = page.locator('dialog[open]');
    expect(await menu.getByRole('link', { name: 'What clients say' }).isVisible()).toBe(true);
    await menu.getByRole('button').click();
    await expectSoon(() => menu.count()).toBe(0);
    await burger.click();
    await menu.getByRole('link', { name: 'Talking, while it is still cheap' }).click();
    await page.getByRole('heading', { level: 1, name: 'Talking, while it is still cheap' }).waitFor();
  });
});

describe('the law firm page without JavaScript', () => {
  test.override('visitor', { viewport: { width: 1280, height: 800 }, javaScriptEnabled: false });

  test('hides the page loader and submits the consultation form', async ({ page }) => {
    await page.goto('/law');
    expect(await page.locator('.loggia-page-loader').isVisible()).toBe(false);
    expect(await page.getByText('2,480').isVisible()).toBe(true);
    await page.getByRole('link', { name: 'Meet the attorneys' }).click();
    expect(new URL(page.url()).hash).toBe('#attorneys');
    await page.getByLabel('First name').fill('Ada');
    await page.getByLabel('Last name').fill('Byron');
    await page.getByRole('textbox', { name: 'Email' }).fill('ada@mail.example');
    await page.getByLabel('Message').fill('About a wall and a hedge.');
    await page.getByRole('button', { name: 'Ask for a consultation' }).click();
    await page.getByText('Thank you for your message. It has been sent.').waitFor();
  });
});
