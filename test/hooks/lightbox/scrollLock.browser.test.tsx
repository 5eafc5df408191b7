import { afterEach, describe, expect, test, vi } from 'vitest';
import { render } from 'vitest-browser-react';
import { page, userEvent } from 'vitest/browser';
import { pictures, StrangersLightbox } from './StrangersLightbox.tsx';

const root = document.documentElement;

function TallPage() {
  return (
    <>
      {/* Headless browsers hide the scrollbar, unless a page draws its own. */}
      <style>{'html::-webkit-scrollbar { width: 16px; background: silver }'}</style>
      <header data-testid="fixed" style={{ position: 'fixed', top: 0, insetInline: 0, textAlign: 'end' }}>
        Menu
      </header>
      <StrangersLightbox images={pictures(3)} />
      <div data-testid="content" style={{ height: '3000px' }} />
    </>
  );
}

const edges = () =>
  ['fixed', 'content'].map((id) => document.querySelector(`[data-testid=${id}]`)?.getBoundingClientRect().right);

async function open() {
  await page.getByRole('link', { name: 'Open Picture 1' }).click();
  await expect.element(page.getByRole('dialog')).toHaveAttribute('data-status', 'open');
}

async function close() {
  await userEvent.keyboard('{Escape}');
  await vi.waitFor(() => expect(document.querySelector('dialog')?.open).toBe(false));
}

afterEach(() => root.removeAttribute('style'));

describe('while the lightbox is open', () => {
  test('the page does not scroll, and nothing on it moves', async () => {
    await render(<TallPage />);
    const before = edges();
    await open();
    expect(edges()).toEqual(before);
    await userEvent.wheel(page.getByRole('dialog'), { delta: { y: 400 } });
    expect(window.scrollY).toBe(0);
    await close();
    expect(edges()).toEqual(before);
  });

  test('a page that was scrolled stays where it was', async () => {
    await render(<TallPage />);
    window.scrollTo(0, 20);
    await open();
    expect(window.scrollY).toBe(20);
    await close();
    expect(window.scrollY).toBe(20);
    window.scrollTo(0, 0);
  });
});

test("the page's own overflow is back afterwards", async () => {
  root.style.cssText = 'overflow-x: clip; overflow-y: scroll !important; color: red;';
  await render(<TallPage />);
  await open();
  expect(getComputedStyle(root).overflowY).toBe('hidden');
  await close();
  const { style } = root;
  expect([style.overflowX, style.overflowY, style.getPropertyPriority('overflow-y')]).toEqual([
    'clip',
    'scroll',
    'important',
  ]);
  expect([style.color, style.scrollbarGutter]).toEqual(['red', '']);
});

test('a page without a style attribute has none afterwards', async () => {
  await render(<TallPage />);
  await open();
  expect(root.hasAttribute('style')).toBe(true);
  await close();
  expect(root.hasAttribute('style')).toBe(false);
});
