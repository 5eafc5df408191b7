import { chromium, type BrowserContextOptions } from 'playwright';
import { test as base, expect, inject } from 'vitest';
import { watchComplaints } from './watchComplaints.ts';
import { demoUrl } from './demoUrl.ts';

const visitor: BrowserContextOptions = { viewport: { width: 1280, height: 800 } };
const expectedComplaints: readonly RegExp[] = [];

/**
 * A test with a page of the demo. It fails on any console message, uncaught error or CSP report, except for expected ones:
 * `test.override('expectedComplaints', [/status of 500/])`. `test.override('visitor', …)` changes the options of the browser context.
 */
export const test = base
  // oxlint-disable-next-line no-empty-pattern -- Vitest reads a fixture's dependencies from the pattern, and this one has none.
  .extend('browser', { scope: 'worker' }, async ({}, { onCleanup }) => {
    const browser = await chromium.connect(inject('browserEndpoint'));
    onCleanup(() => browser.close());
    return browser;
  })
  .extend('visitor', visitor)
  .extend('expectedComplaints', expectedComplaints)
  .extend('page', async ({ browser, visitor, expectedComplaints }, { onCleanup }) => {
    const context = await browser.newContext({ baseURL: demoUrl(), ...visitor });
    const page = await context.newPage();
    const complaints = watchComplaints(page);
    onCleanup(async () => {
      await context.close();
      const isExpected = (complaint: string) => expectedComplaints.some((pattern) => pattern.test(complaint));
      expect(
        complaints.filter((complaint) => !isExpected(complaint)),
        'complaints of the browser',
      ).toEqual([]);
    });
    return page;
  });
