import type { Locator } from 'playwright';

/**
 * For `expectSoon`: reads the current value of an attribute, or null if the element doesn't exist. Playwright's `getAttribute` waits
 * for the element longer than `expectSoon` does, so the test would time out without a useful message.
 */
export function attributeNow(locator: Locator, name: string): Promise<string | null> {
  return locator.evaluateAll(([element], asked) => element?.getAttribute(asked) ?? null, name);
}
