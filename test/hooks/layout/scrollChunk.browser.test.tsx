import { afterEach, beforeEach, describe, expect, onTestFinished, test, vi } from 'vitest';
import { render } from 'vitest-browser-react';
import { page } from 'vitest/browser';
import { useLayoutAnchor, useThumbnails } from '@loggia/hooks';
import { scrollChunk } from '../../../hooks/gallery/layout/chunks.ts';
import * as scrollCode from '../../../hooks/gallery/layout/engine/scrollCode.ts';
import { createAnswer } from '../../helpers/createAnswer.ts';
import { nextPaint } from '../../helpers/nextPaint.ts';

const COUNT = 2000;

function List() {
  const grid = useThumbnails({ count: COUNT });
  useLayoutAnchor(grid, { indexOf: (id) => Number(id.replace('photo-', '')) });
  return (
    <ul {...grid.getContainerProps({ style: { margin: 0, padding: 0 } })}>
      {grid.indices.map((index) => (
        <li key={index} {...grid.getItemProps({ index, id: `photo-${index}` })} />
      ))}
    </ul>
  );
}

const isInView = (id: string) => {
  const { top = -1 } = document.getElementById(id)?.getBoundingClientRect() ?? {};
  return top >= 0 && top < window.innerHeight;
};

/** Keeps the chunk from loading until `give` is called. */
function withholdScrollCode() {
  const chunk = createAnswer<typeof scrollCode>();
  vi.spyOn(scrollChunk, 'code', 'get').mockReturnValue(undefined);
  const load = vi.spyOn(scrollChunk, 'load').mockReturnValue(chunk.promise);
  return {
    load,
    async give() {
      chunk.resolve(scrollCode);
      await nextPaint();
      await nextPaint();
    },
  };
}

async function renderAt(hash: string) {
  history.replaceState(null, '', location.pathname + location.search + hash);
  await render(<List />);
  await nextPaint();
}

beforeEach(async () => {
  await page.viewport(1200, 800);
  document.body.style.margin = '0';
  window.scrollTo(0, 0);
  await nextPaint();
});
afterEach(() => history.replaceState(null, '', location.pathname + location.search));

describe('the scroll chunk', () => {
  test('is loaded once the page scrolls', async () => {
    const { load } = withholdScrollCode();
    await renderAt('');
    expect(load).not.toHaveBeenCalled();
    window.scrollTo(0, 500);
    await vi.waitFor(() => expect(load).toHaveBeenCalled());
  });

  test('is not needed to save the position of the page', async () => {
    withholdScrollCode();
    await renderAt('');
    window.scrollTo(0, 500);
    window.dispatchEvent(new PageTransitionEvent('pagehide'));
    const key = Object.keys(sessionStorage).find((name) => name.startsWith('loggia.place.')) ?? '';
    onTestFinished(() => sessionStorage.removeItem(key));
    expect(JSON.parse(sessionStorage.getItem(key) ?? '')).toMatchObject({ id: '', scrollY: 500 });
  });

  test('scrolls to the item in the fragment even if it loads late', async () => {
    const { load, give } = withholdScrollCode();
    await renderAt('#photo-1400');
    expect(load).toHaveBeenCalled();
    expect(window.scrollY).toBe(0);
    await give();
    expect(isInView('photo-1400')).toBe(true);
  });

  test.each([
    ['interacts with the page', () => document.body.dispatchEvent(new Event('pointerdown', { bubbles: true })), 0],
    ['scrolls', () => window.scrollTo(0, 500), 500],
  ])('does not scroll if the user %s while it is loading', async (_, move, top) => {
    const { give } = withholdScrollCode();
    await renderAt('#photo-1400');
    move();
    await nextPaint();
    await give();
    expect(window.scrollY).toBe(top);
  });

  test('scrolls to a fragment that changes while it is loading', async () => {
    const { give } = withholdScrollCode();
    await renderAt('#photo-1400');
    document.body.dispatchEvent(new Event('pointerdown', { bubbles: true }));
    location.hash = '#photo-300';
    await nextPaint();
    await give();
    expect(isInView('photo-300')).toBe(true);
  });
});
