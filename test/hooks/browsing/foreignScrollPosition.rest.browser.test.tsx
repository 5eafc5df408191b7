import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { forgetPlaces, leavePage, visitAgain } from '../../helpers/visitAgain.ts';
import { nextPaint } from '../../helpers/nextPaint.ts';
import { createImages, imageAtTop, openWindow, renderByRequest, VIEWS } from '../../ui/views/visitFixtures.tsx';

const images = createImages(2000);
const failures: unknown[] = [];
const noteFailure = (event: ErrorEvent | PromiseRejectionEvent) => {
  failures.push('reason' in event ? event.reason : event.error);
  event.preventDefault();
};

beforeEach(async () => {
  failures.length = 0;
  window.addEventListener('error', noteFailure);
  window.addEventListener('unhandledrejection', noteFailure);
  await openWindow();
});
afterEach(() => {
  window.removeEventListener('error', noteFailure);
  window.removeEventListener('unhandledrejection', noteFailure);
  forgetPlaces();
});

/**
 * Values that another script of the site, or an earlier version of the library, may have stored as a scroll position.
 */
const ODD: readonly (readonly [string, string])[] = [
  ['an object that cannot be converted to a string', '{"toString":1,"valueOf":1}'],
  ['an infinite number', '1e999'],
  ['a negative number', '-1e9'],
  ['null', 'null'],
  ['a lone surrogate', String.raw`"\ud800"`],
  ['a CSS selector', JSON.stringify('"], script, [id="')],
  ['the key __proto__', '"__proto__"'],
  ['a nested list', '[[[1]]]'],
];

/** Replaces each part of the stored position, and then all of it, with the given value. */
function spoiled(kept: string, odd: string): string[] {
  const place: unknown = JSON.parse(kept);
  if (typeof place !== 'object' || place === null) return [odd];
  const parts = Object.keys(place).map((name) =>
    JSON.stringify(place, (key, value: unknown) => (key === name ? '\u{1F6A9}' : value)).replace(
      '"\u{1F6A9}"',
      () => odd,
    ),
  );
  return [...parts, odd, kept.slice(0, -1), `{"__proto__":${kept}}`];
}

const isThere = () => vi.waitFor(() => expect(document.documentElement.scrollHeight).toBeGreaterThan(20_000));

/** Scrolls far down a gallery and leaves the page. Returns the storage key and the stored position. */
async function leave() {
  const { answer, unmount } = await renderByRequest(VIEWS.thumbnails);
  answer(images);
  await isThere();
  window.scrollTo({ top: 9000, behavior: 'instant' });
  await vi.waitFor(() => expect(Math.abs(imageAtTop().top)).toBeLessThan(500));
  await nextPaint();
  await leavePage();
  await unmount();
  const name = Object.keys(sessionStorage).find((key) => key.startsWith('loggia.place.')) ?? '';
  return { name, kept: sessionStorage.getItem(name) ?? '' };
}

/** Returns to the gallery with whatever is stored now. */
async function comeBack() {
  visitAgain();
  const { answer, unmount } = await renderByRequest(VIEWS.thumbnails);
  answer(images);
  await isThere();
  await nextPaint();
  return unmount;
}

describe.each(ODD)('a stored scroll position replaced by %s', (_what, odd) => {
  test('does not break the gallery when the user returns', async () => {
    const { name, kept } = await leave();
    for (const stored of spoiled(kept, odd)) {
      sessionStorage.setItem(name, stored);
      const unmount = await comeBack();
      expect(Math.abs(imageAtTop().top)).toBeLessThan(800);
      await unmount();
    }
    sessionStorage.setItem(name, kept);
    await comeBack();
    await vi.waitFor(() => expect(window.scrollY).toBeGreaterThan(8000));
    expect(failures).toEqual([]);
  });
});
