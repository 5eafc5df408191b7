import { StrictMode } from 'react';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { render } from 'vitest-browser-react';
import { LightboxPage } from '../../helpers/LightboxPage.tsx';
import { skipGuard } from '../../helpers/skipGuard.ts';
import { beginAt, travel, untilGuardIsOver } from '../../helpers/visitHistory.ts';

const address = window.location.href;

beforeEach(() => beginAt());
afterEach(() => window.history.replaceState(null, '', address));

/** State that other scripts may have left in an entry. All of it survives structured cloning. */
const FOREIGN: readonly (readonly [string, unknown])[] = [
  ['a string', 'loggiaLightbox'],
  ['a number', 7],
  ['an array', ['loggiaLightbox']],
  ['a Map', new Map([['loggiaLightbox', 'x']])],
  ['a null marker', { loggiaLightbox: null }],
];
/** State that resembles the marker of an earlier page load. */
const FORGED: readonly (readonly [string, unknown])[] = [
  ['an object', { toString: 1, valueOf: 1 }],
  ['an array', [['__proto__']]],
  ['the name of the prototype property', '__proto__'],
  ['a lone surrogate', '\uD800'],
  ['a million characters', 'x'.repeat(1_000_000)],
];
const GALLERIES = [{ galleryId: undefined }, { galleryId: '7' }];

async function visit(props: { readonly galleryId: string | undefined }, state: unknown) {
  window.history.pushState(state, '', '/page?visited');
  const screen = await render(
    <StrictMode>
      <LightboxPage {...props} />
    </StrictMode>,
  );
  const shown = () => document.querySelector('output')?.textContent ?? null;
  const expectShown = (title: string | null) => vi.waitFor(() => expect(shown()).toBe(title));
  await untilGuardIsOver();
  expect(shown()).toBeNull();
  skipGuard();
  return {
    expectShown,
    async open(title: string) {
      await screen.getByRole('link', { name: title }).click();
      await expectShown(title);
    },
    async close() {
      await screen.getByRole('button', { name: 'Close' }).click();
      await expectShown(null);
      await untilGuardIsOver();
    },
  };
}

describe.each(GALLERIES)('a lightbox with gallery $galleryId in its hash', (props) => {
  test.each(FOREIGN)('closes and returns to an entry whose state is %s', async (_what, state) => {
    const page = await visit(props, state);
    await page.open('Image 2');
    await page.close();
    expect(window.location.pathname + window.location.search).toBe('/page?visited');
    await page.open('Image 3');
    await travel(-1);
    await page.expectShown(null);
    expect(window.location.pathname + window.location.search).toBe('/page?visited');
  });

  test.each(FORGED)('opens and closes on top of an entry whose marker is %s', async (_what, loggiaLightbox) => {
    const page = await visit(props, { loggiaLightbox });
    await page.open('Image 2');
    await page.close();
    await page.open('Image 3');
    await travel(-1);
    await page.expectShown(null);
    expect(window.location.pathname).toBe('/page');
  });

  test.each([
    ['an object', { toString: 1 }],
    ['an array', [1]],
    ['a boolean', true],
    ['not a number', Number.NaN],
  ])('closes and returns to an entry whose invalid marker is %s', async (_what, loggiaLightbox) => {
    const page = await visit(props, { loggiaLightbox });
    await page.open('Image 2');
    await page.close();
    expect(window.location.pathname + window.location.search).toBe('/page?visited');
  });
});
