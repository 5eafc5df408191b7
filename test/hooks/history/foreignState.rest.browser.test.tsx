import { StrictMode } from 'react';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { render } from 'vitest-browser-react';
import { LightboxPage } from '../../helpers/LightboxPage.tsx';
import { skipGuard } from '../../helpers/skipGuard.ts';
import { beginAt, travel, untilGuardIsOver } from '../../helpers/visitHistory.ts';

const address = window.location.href;

beforeEach(() => beginAt());
afterEach(() => window.history.replaceState(null, '', address));

/** State that scripts of others may have left in an entry: each survives the structured clone that a browser makes of it. */
const FOREIGN: readonly (readonly [string, unknown])[] = [
  ['a text', 'loggiaLightbox'],
  ['a number', 7],
  ['a list', ['loggiaLightbox']],
  ['a map', new Map([['loggiaLightbox', 'x']])],
  ['a mark that is nothing', { loggiaLightbox: null }],
];
/** State that only looks like the mark of an earlier life of the page. */
const FORGED: readonly (readonly [string, unknown])[] = [
  ['an object', { toString: 1, valueOf: 1 }],
  ['a list', [['__proto__']]],
  ['the name of a prototype', '__proto__'],
  ['half a letter', '\uD800'],
  ['a million letters', 'x'.repeat(1_000_000)],
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
  test.each(FOREIGN)('leaves an entry alone whose state is %s: it closes onto that page', async (_what, state) => {
    const page = await visit(props, state);
    await page.open('Image 2');
    await page.close();
    expect(window.location.pathname + window.location.search).toBe('/page?visited');
    await page.open('Image 3');
    await travel(-1);
    await page.expectShown(null);
    expect(window.location.pathname + window.location.search).toBe('/page?visited');
  });

  test.each(FORGED)('opens and closes as ever over an entry whose mark is %s', async (_what, loggiaLightbox) => {
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
    ['a list', [1]],
    ['a truth', true],
    ['no number', Number.NaN],
  ])('closes onto an entry whose mark is %s, which nobody of ours has written', async (_what, loggiaLightbox) => {
    const page = await visit(props, { loggiaLightbox });
    await page.open('Image 2');
    await page.close();
    expect(window.location.pathname + window.location.search).toBe('/page?visited');
  });
});
