import '@loggia/ui/styles.css';
import { StrictMode } from 'react';
import { page, userEvent } from 'vitest/browser';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { render } from 'vitest-browser-react';
import { createCookieConsent } from '@loggia/hooks/consent';
import type { ConsentStore } from '@loggia/hooks';
import { BackToTop, CookieBar } from '@loggia/ui';
import { nextPaint } from '../../helpers/nextPaint.ts';

async function forget(): Promise<void> {
  await Promise.all(['euCookiesAcc', 'euCookiesRejected'].map((name) => cookieStore.delete(name)));
  localStorage.clear();
  window.scrollTo(0, 0);
}
beforeEach(forget);
afterEach(forget);

const bar = page.getByRole('region', { name: 'Cookies' });
const button = (name: string) => page.getByRole('button', { name });
const edges = (locator: ReturnType<typeof page.getByText>) => locator.element().getBoundingClientRect();

const renderPage = (source: ConsentStore, hasSettings = false) =>
  render(
    <StrictMode>
      <main>
        <p style={{ height: 760, margin: 0 }}>Above</p>
        <a href="#low">Low</a>
        <p style={{ height: 2000, margin: 0 }}>Below</p>
        <p style={{ margin: 0 }}>The end</p>
      </main>
      <BackToTop />
      <CookieBar source={source} hasSettings={hasSettings} />
    </StrictMode>,
  );

test('the cookie bar does not cover the end of the page, the "Back to top" link or the focused element', async () => {
  await renderPage(createCookieConsent());
  await expect.element(bar).toBeVisible();
  await expect
    .poll(() => getComputedStyle(document.documentElement).getPropertyValue('--loggia-consent-height'))
    .toBe(`${bar.element().getBoundingClientRect().height}px`);
  await userEvent.keyboard('{Tab}');
  await expect.element(page.getByRole('link', { name: 'Low' })).toHaveFocus();
  expect(edges(page.getByRole('link', { name: 'Low' })).bottom).toBeLessThan(edges(bar).top);

  window.scrollTo(0, document.documentElement.scrollHeight);
  const toTop = page.getByRole('link', { name: 'Back to top' });
  await expect.element(toTop).toBeVisible();
  expect(edges(page.getByText('The end')).bottom).toBeLessThanOrEqual(edges(bar).top);
  expect(edges(toTop).bottom).toBeLessThan(edges(bar).top);

  const height = document.documentElement.scrollHeight;
  const room = edges(bar).height;
  await button('Reject').click();
  await expect.element(bar).not.toBeInTheDocument();
  expect(document.documentElement.scrollHeight).toBe(height - room);
});

test('the cookie bar reserves space on the page without causing ResizeObserver errors', async () => {
  const errors: string[] = [];
  const ending = new AbortController();
  addEventListener('error', ({ message }) => errors.push(message), { signal: ending.signal });
  const observer = new ResizeObserver(() => undefined);
  observer.observe(document.documentElement);
  await renderPage(createCookieConsent());
  await expect
    .poll(() => document.documentElement.style.getPropertyValue('--loggia-consent-height'))
    .toBe(`${edges(bar).height}px`);
  await nextPaint();
  observer.disconnect();
  ending.abort();
  expect(errors).toEqual([]);
});

test('a reopened cookie bar receives focus, and returns focus to its opener after a decision', async () => {
  const source = createCookieConsent();
  source.reject();
  await renderPage(source, true);
  await expect.element(bar).not.toBeInTheDocument();
  const settings = button('Cookie settings');
  if (settings.element() instanceof HTMLElement) settings.element().focus();
  await userEvent.keyboard('{Enter}');
  await expect.element(bar).toHaveFocus();
  await userEvent.keyboard('{Tab}');
  await expect.element(button('Reject')).toHaveFocus();
  await userEvent.keyboard('{Enter}');
  await expect.element(bar).not.toBeInTheDocument();
  await expect.element(settings).toHaveFocus();
});

test('a cookie decision applies to all tabs', async () => {
  const source = createCookieConsent();
  source.accept();
  await renderPage(source);
  expect(source.has('vimeo')).toBe(true);
  let heard = 0;
  const unsubscribe = source.subscribe(() => (heard += 1));
  // A second store for the same site shares only the stored decision, like a store in another tab.
  createCookieConsent().reject();
  await expect.poll(() => heard).toBeGreaterThan(0);
  expect([source.decision(), source.has('vimeo')]).toEqual(['rejected', false]);
  unsubscribe();
});

test('a cookie bar with large text leaves part of a small viewport visible', async () => {
  await page.viewport(320, 256);
  try {
    await renderPage(createCookieConsent());
    await expect.element(bar).toBeVisible();
    expect(edges(bar).height).toBeLessThanOrEqual(256 * 0.6);
    await button('Accept').click();
    await expect.element(bar).not.toBeInTheDocument();
  } finally {
    await page.viewport(1280, 800);
  }
});

test.each([390, 1440])(
  'at %i px and 200% text size, the cookie bar shows two buttons of equal size in one row',
  async (width) => {
    await page.viewport(width, 900);
    document.documentElement.style.fontSize = '200%';
    try {
      await renderPage(createCookieConsent());
      await expect.element(bar).toBeVisible();
      const [reject, accept] = [edges(button('Reject')), edges(button('Accept'))];
      expect([accept.top, accept.width, accept.height]).toEqual([reject.top, reject.width, reject.height]);
      expect(accept.right).toBeLessThanOrEqual(width);
      expect(edges(bar).height).toBeLessThanOrEqual(width > 1000 ? 900 / 4 : 900 / 2);
    } finally {
      document.documentElement.style.removeProperty('font-size');
      await page.viewport(1280, 800);
    }
  },
);

test("the cookie bar's buttons align with the text above them on a phone", async () => {
  await page.viewport(390, 844);
  try {
    await renderPage(createCookieConsent());
    await expect.element(bar).toBeVisible();
    const text = bar.element().querySelector('p')?.getBoundingClientRect();
    const [reject, accept] = [edges(button('Reject')), edges(button('Accept'))];
    expect(reject.top).toBeGreaterThanOrEqual(text?.bottom ?? Number.NaN);
    expect([reject.left, accept.right]).toEqual([text?.left, text?.right]);
    expect(accept.width).toBe(reject.width);
  } finally {
    await page.viewport(1280, 800);
  }
});
