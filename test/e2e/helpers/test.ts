import { chromium } from 'playwright';
import type { BrowserContextOptions } from 'playwright';
import { test as base, expect, inject } from 'vitest';
import { watchComplaints } from './watchComplaints.ts';
import { demoUrl } from './demoUrl.ts';

const visitor: BrowserContextOptions = { viewport: { width: 1280, height: 800 } };
const expectedComplaints: readonly RegExp[] = [];

/**
 * A test with a visitor in front of the demo. A console message, an uncaught error or a policy report fails it, but for those
 * that the test is about: `test.override('expectedComplaints', [/status of 500/])`. `test.override('visitor', …)` changes
 * how the visitor looks at the site.
 */
export const test = base
  // oxlint-disable-next-line no-empty-pattern -- Vitest reads from the pattern what a fixture needs: nothing.
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
