import { StrictMode } from 'react';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { render } from 'vitest-browser-react';
import { page } from 'vitest/browser';
import { useLayoutAnchor, useThumbnails } from '@loggia/hooks';
import { nextPaint } from '../../helpers/nextPaint.ts';

const COUNT = 2000;

function List({ count }: { readonly count: number }) {
  const grid = useThumbnails({ count });
  useLayoutAnchor(grid, {
    indexOf: (id) => Array.from({ length: count }, (_, index) => `photo-${index}`).indexOf(id),
  });
  return (
    <ul {...grid.getContainerProps({ style: { margin: 0, padding: 0 } })}>
      {grid.indices.map((index) => (
        <li key={index} {...grid.getItemProps({ index, id: `photo-${index}` })} />
      ))}
    </ul>
  );
}

async function renderList(count: number) {
  const screen = await render(<List count={count} />, { wrapper: StrictMode });
  await nextPaint();
  return {
    show: async (next: number) => {
      await screen.rerender(<List count={next} />);
      await nextPaint();
    },
  };
}

const isInView = (id: string) => {
  const { top = -1 } = document.getElementById(id)?.getBoundingClientRect() ?? {};
  return top >= 0 && top < window.innerHeight;
};

beforeEach(async () => {
  await page.viewport(1200, 800);
  document.body.style.margin = '0';
  window.scrollTo(0, 0);
  history.replaceState(null, '', '#photo-1400');
});
afterEach(() => history.replaceState(null, '', location.pathname + location.search));

describe('an address that names an item of a list that is still empty', () => {
  test('leads to it when it is there', async () => {
    const { show } = await renderList(0);
    expect(window.scrollY).toBe(0);
    await show(COUNT);
    await vi.waitFor(() => expect(isInView('photo-1400')).toBe(true));
  });

  test.each(['wheel', 'touchstart', 'pointerdown', 'keydown', 'focusin'])(
    'leads nobody away who has moved meanwhile: %s',
    async (type) => {
      const { show } = await renderList(0);
      const isKey = type === 'keydown';
      const bubbles = { bubbles: true };
      document.body.dispatchEvent(
        isKey ? new KeyboardEvent(type, { ...bubbles, key: 'PageDown' }) : new Event(type, bubbles),
      );
      await show(COUNT);
      expect(window.scrollY).toBe(0);
    },
  );

  test('leads there though a field was filled meanwhile, by keys that nobody pressed', async () => {
    const { show } = await renderList(0);
    document.body.dispatchEvent(new Event('keydown', { bubbles: true }));
    await show(COUNT);
    await vi.waitFor(() => expect(isInView('photo-1400')).toBe(true));
  });

  test('leads there once: a list that is emptied and filled again moves nothing', async () => {
    const { show } = await renderList(0);
    await show(COUNT);
    await vi.waitFor(() => expect(isInView('photo-1400')).toBe(true));
    await show(0);
    window.scrollTo(0, 0);
    await show(COUNT);
    expect(window.scrollY).toBe(0);
  });

  test('leads nowhere when the list has come without it', async () => {
    const { show } = await renderList(0);
    await show(20);
    await show(COUNT);
    expect(window.scrollY).toBe(0);
  });
});

test('another fragment leads to another item, after any scroll', async () => {
  await renderList(COUNT);
  await vi.waitFor(() => expect(isInView('photo-1400')).toBe(true));
  document.body.dispatchEvent(new Event('pointerdown', { bubbles: true }));
  location.hash = '#photo-300';
  await vi.waitFor(() => expect(isInView('photo-300')).toBe(true));
});

test('printing does not count as a new visit, and keeps its place', async () => {
  await renderList(COUNT);
  await vi.waitFor(() => expect(isInView('photo-1400')).toBe(true));
  window.scrollTo(0, 500);
  await nextPaint();
  window.dispatchEvent(new Event('beforeprint'));
  window.dispatchEvent(new Event('afterprint'));
  await nextPaint();
  expect(window.scrollY).toBe(500);
});
