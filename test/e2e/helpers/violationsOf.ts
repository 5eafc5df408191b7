import axe from 'axe-core';
import type { AxeResults } from 'axe-core';
import type { Page } from 'playwright';

/** The violations that axe finds on a page, each with its elements. */
export async function violationsOf(page: Page): Promise<readonly string[]> {
  // Through the protocol, which the policy of the page does not concern.
  await page.evaluate(axe.source);
  return page.evaluate(async () => {
    const { axe: engine } = window as unknown as { readonly axe: { run(options: object): Promise<AxeResults> } };
    const { violations } = await engine.run({ resultTypes: ['violations'] });
    return violations.map(({ id, nodes }) => `${id}: ${nodes.map(({ html }) => html).join(' | ')}`);
  });
}
