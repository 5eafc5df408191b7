import type { Locator } from 'playwright';

/**
 * For `expectSoon`: an attribute as it is at this moment, null where there is no such element. Playwright's own reading waits
 * for the element, longer than `expectSoon` does, and a test would end without saying what it missed.
 */
export function attributeNow(locator: Locator, name: string): Promise<string | null> {
  return locator.evaluateAll(([element], asked) => element?.getAttribute(asked) ?? null, name);
}
