import { afterEach, describe, expect, test, vi } from 'vitest';
import { render } from 'vitest-browser-react';
import { page, userEvent } from 'vitest/browser';
import { pictures, StrangersLightbox } from './StrangersLightbox.tsx';

const root = document.documentElement;

function TallPage() {
  return (
    <>
      {/* Headless browsers hide the scrollbar, unless a page styles its own. */}
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

describe('the page behind an open lightbox', () => {
  test('neither scrolls nor shifts', async () => {
    await render(<TallPage />);
    const before = edges();
    await open();
    expect(edges()).toEqual(before);
    await userEvent.wheel(page.getByRole('dialog'), { delta: { y: 400 } });
    expect(window.scrollY).toBe(0);
    await close();
    expect(edges()).toEqual(before);
  });

  test('keeps its scroll position', async () => {
    await render(<TallPage />);
    window.scrollTo(0, 20);
    await open();
    expect(window.scrollY).toBe(20);
    await close();
    expect(window.scrollY).toBe(20);
    window.scrollTo(0, 0);
  });
});

test('closing the lightbox restores the overflow styles of the page', async () => {
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

test('closing the lightbox leaves no style attribute behind', async () => {
  await render(<TallPage />);
  await open();
  expect(root.hasAttribute('style')).toBe(true);
  await close();
  expect(root.hasAttribute('style')).toBe(false);
});

interface StickyPageProps {
  readonly css: string;
}

/** A page with a sticky header, whose scroll containers are defined by the given CSS. */
function StickyPage({ css }: StickyPageProps) {
  return (
    <div className="app">
      <style>{`::-webkit-scrollbar { width: 16px; background: silver } body { margin: 0 } ${css}`}</style>
      <header data-testid="sticky" style={{ position: 'sticky', top: 0, height: '40px', textAlign: 'end' }}>
        Menu
      </header>
      <div data-testid="fixed" style={{ position: 'fixed', bottom: 0, insetInline: 0, height: '20px' }} />
      <div style={{ height: '650px' }} />
      <StrangersLightbox images={pictures(3)} />
      <div data-testid="content" style={{ height: '3000px' }} />
    </div>
  );
}

const boxes = () =>
  ['sticky', 'fixed', 'content'].map((id) => {
    const { left, right, top } =
      document.querySelector(`[data-testid=${id}]`)?.getBoundingClientRect() ?? new DOMRect();
    return { id, left, right, top };
  });

describe.each([
  { who: 'the window', css: '' },
  { who: 'the window, with a body that hides horizontal overflow', css: 'body { overflow-x: hidden }' },
  { who: 'the window, with a body that always has a scrollbar', css: 'body { overflow-y: scroll }' },
  { who: 'the window, with a body that clips horizontal overflow', css: 'body { overflow-x: clip }' },
  { who: 'the window, with a root that always has a scrollbar', css: 'html { overflow-y: scroll }' },
  { who: 'the window, with a stable gutter', css: 'html { scrollbar-gutter: stable }' },
  { who: 'the window, with gutters at both edges', css: 'html { scrollbar-gutter: stable both-edges }' },
  { who: 'the window, with a root and a body that hide horizontal overflow', css: 'html, body { overflow-x: hidden }' },
  { who: 'the body', css: 'html { height: 100%; overflow: hidden } body { height: 100%; overflow-y: auto }' },
  {
    who: 'an element on the page',
    css: 'html, body { height: 100%; overflow: hidden } .app { height: 100vh; overflow-y: auto }',
  },
])('a page scrolled by $who', ({ css }) => {
  test('neither shifts nor scrolls while the lightbox opens, stays open and closes', async () => {
    await render(<StickyPage css={css} />);
    const scrollers = [document.documentElement, document.body, document.querySelector('.app')];
    for (const scroller of scrollers) scroller?.scrollTo(0, 700);
    const before = boxes();
    expect(before.find(({ id }) => id === 'content')?.top).toBeLessThan(400);
    document.querySelector<HTMLElement>('#trigger-picture-0')?.click();
    await expect.element(page.getByRole('dialog')).toHaveAttribute('data-status', 'open');
    expect(boxes()).toEqual(before);
    await userEvent.wheel(page.getByRole('dialog'), { delta: { y: 400 } });
    await userEvent.keyboard('{PageDown}');
    expect(boxes()).toEqual(before);
    await close();
    expect(boxes()).toEqual(before);
    expect([root.getAttribute('style'), document.body.getAttribute('style')]).toEqual([null, null]);
  });
});
