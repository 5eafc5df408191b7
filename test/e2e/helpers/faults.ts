import type { Page } from 'playwright';
import { demoUrl } from './demoUrl.ts';

/**
 * Makes the server fail for this browser context: `status=500`, `drop`, `truncate`, `garbage=4096`, `latency=2000`. To limit the fault
 * to certain URLs, append `@` and the start of a path. `''` removes the fault.
 */
export async function breakServer(page: Page, fault: string): Promise<void> {
  await page.context().addCookies([{ name: 'loggia_fault', value: fault, url: demoUrl() }]);
}
