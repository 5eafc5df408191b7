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

describe('a fragment that names an item of an empty list', () => {
  test('scrolls to the item once the list is filled', async () => {
    const { show } = await renderList(0);
    expect(window.scrollY).toBe(0);
    await show(COUNT);
    await vi.waitFor(() => expect(isInView('photo-1400')).toBe(true));
  });

  test.each(['wheel', 'touchstart', 'pointerdown', 'keydown', 'focusin'])(
    'does not scroll if the user has interacted with the page in the meantime: %s',
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

  test('scrolls despite a keydown event without a key, as dispatched by autofill', async () => {
    const { show } = await renderList(0);
    document.body.dispatchEvent(new Event('keydown', { bubbles: true }));
    await show(COUNT);
    await vi.waitFor(() => expect(isInView('photo-1400')).toBe(true));
  });

  test('scrolls only once, even if the list is emptied and filled again', async () => {
    const { show } = await renderList(0);
    await show(COUNT);
    await vi.waitFor(() => expect(isInView('photo-1400')).toBe(true));
    await show(0);
    window.scrollTo(0, 0);
    await show(COUNT);
    expect(window.scrollY).toBe(0);
  });

  test('does not scroll to an item that is added after the list was first filled', async () => {
    const { show } = await renderList(0);
    await show(20);
    await show(COUNT);
    expect(window.scrollY).toBe(0);
  });
});

test('a new fragment scrolls to its item, even after the user has scrolled', async () => {
  await renderList(COUNT);
  await vi.waitFor(() => expect(isInView('photo-1400')).toBe(true));
  document.body.dispatchEvent(new Event('pointerdown', { bubbles: true }));
  location.hash = '#photo-300';
  await vi.waitFor(() => expect(isInView('photo-300')).toBe(true));
});

test('printing keeps the scroll position and does not scroll to the fragment again', async () => {
  await renderList(COUNT);
  await vi.waitFor(() => expect(isInView('photo-1400')).toBe(true));
  window.scrollTo(0, 500);
  await nextPaint();
  window.dispatchEvent(new Event('beforeprint'));
  window.dispatchEvent(new Event('afterprint'));
  await nextPaint();
  expect(window.scrollY).toBe(500);
});
