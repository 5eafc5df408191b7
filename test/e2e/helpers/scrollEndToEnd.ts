import type { Page } from 'playwright';
import { expectSoon } from './expectSoon.ts';

const STEP_PX = 400;

const readPlace = (page: Page) =>
  page.evaluate(() => ({ y: scrollY, end: document.documentElement.scrollHeight - innerHeight }));

/** Scrolls with the wheel to the end of the page or, with `'up'`, to the top. */
export async function scrollEndToEnd(page: Page, direction: 'down' | 'up' = 'down'): Promise<void> {
  const { end } = await readPlace(page);
  const step = direction === 'down' ? STEP_PX : -STEP_PX;
  for (let way = 0; way <= end; way += STEP_PX) await page.mouse.wheel(0, step);
  await expectSoon(async () => {
    const place = await readPlace(page);
    return direction === 'down' ? place.end - place.y : place.y;
  }).toBeLessThan(1);
}
