import '@fontsource/inter/latin-400.css';
import '@loggia/ui/styles.css';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { page } from 'vitest/browser';
import { hydrateRoot, type Root } from 'react-dom/client';
import { renderToString } from 'react-dom/server';
import { useBrowsing } from '@loggia/hooks';
import { TagFilter } from '@loggia/ui';
import { nextPaint } from '../../helpers/nextPaint.ts';

let root: Root | undefined;
const host = document.createElement('div');

beforeEach(async () => {
  await page.viewport(390, 700);
  document.body.style.cssText = 'margin: 0; --loggia-font: Inter; font-family: Inter';
  await document.fonts.load('16px Inter');
  document.body.replaceChildren(host);
});
afterEach(() => root?.unmount());

function Tags({ count }: { readonly count: number }) {
  const browsing = useBrowsing();
  const tags = Array.from({ length: count }, (_, index) => ({ id: `${index}`, name: `Mountain pass ${10 + index}` }));
  return <TagFilter browsing={browsing} tags={tags} />;
}

const list = () => host.querySelector('ul') ?? host;
const lineOf = (element: Element) => element.getBoundingClientRect().top;
/** Tags that are at least partly visible. */
const seenTags = () =>
  [...host.querySelectorAll('li > *')].filter((tag) => {
    const { left, top } = tag.getBoundingClientRect();
    return tag.contains(document.elementFromPoint(left + 20, top + 2));
  });

test.each([
  { count: 1, lines: 1, seen: 1 },
  { count: 3, lines: 2, seen: 2 },
  { count: 5, lines: 3, seen: 2 },
  { count: 20, lines: 10, seen: 2 },
])('server-rendered tags on $lines lines have their final height, with $seen lines visible', async (state) => {
  host.innerHTML = renderToString(<Tags count={state.count} />);
  await nextPaint();
  const height = host.getBoundingClientRect().height;
  expect(new Set([...list().children].map(lineOf)).size).toBe(state.lines);
  const seenFirst = seenTags().map(({ textContent }) => textContent);
  expect(new Set(seenTags().map(lineOf)).size).toBe(state.seen);

  root = hydrateRoot(host, <Tags count={state.count} />);
  await vi.waitFor(() => expect(list().hasAttribute('data-measured')).toBe(true));
  await nextPaint();
  expect(host.getBoundingClientRect().height).toBe(height);
  expect(seenTags().map(({ textContent }) => textContent)).toEqual(seenFirst);
});
