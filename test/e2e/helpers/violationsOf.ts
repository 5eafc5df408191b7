import axe, { type AxeResults } from 'axe-core';
import type { Page } from 'playwright';

/** The violations that axe reports for a page, each with its elements. */
export async function violationsOf(page: Page): Promise<readonly string[]> {
  // `evaluate` uses the DevTools protocol, which bypasses the page's Content Security Policy.
  await page.evaluate(axe.source);
  return page.evaluate(async () => {
    const { axe: engine } = window as unknown as { readonly axe: { run(options: object): Promise<AxeResults> } };
    const { violations } = await engine.run({ resultTypes: ['violations'] });
    return violations.map(({ id, nodes }) => `${id}: ${nodes.map(({ html }) => html).join(' | ')}`);
  });
}
