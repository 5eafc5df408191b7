import type { Page } from 'playwright';
import { demoUrl } from './demoUrl.ts';

/**
 * From now on the server fails this visitor: `status=500`, `drop`, `truncate`, `garbage=4096`, `latency=2000`, each kept to
 * addresses by `@` and the beginning of a path. `''` ends it.
 */
export async function breakServer(page: Page, fault: string): Promise<void> {
  await page.context().addCookies([{ name: 'loggia_fault', value: fault, url: demoUrl() }]);
}
