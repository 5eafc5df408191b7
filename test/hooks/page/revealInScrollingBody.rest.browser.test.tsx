import '@loggia/ui/styles.css';
import { StrictMode, type ReactNode } from 'react';
import { page } from 'vitest/browser';
import { afterEach, describe, expect, test } from 'vitest';
import { render } from 'vitest-browser-react';
import { Counter, Reveal } from '@loggia/ui';
import { nextPaint } from '../../helpers/nextPaint.ts';

const WINDOW_PX = 800;
const LINE = WINDOW_PX * 0.85;

/** Style sheets that make the body scroll instead of the window. */
const SITES: readonly (readonly [string, string])[] = [
  [
    'with a root that cannot scroll',
    'html { height: 100%; overflow: hidden } body { height: 100%; overflow: auto; margin: 0 }',
  ],
  ['with hidden horizontal overflow on root and body', 'html, body { height: 100%; margin: 0; overflow-x: hidden }'],
  [
    'with a fixed body that covers the window',
    'html { overflow: hidden } body { position: fixed; inset: 0; margin: 0; overflow-y: scroll }',
  ],
  [
    'with smooth scrolling',
    'html, body { height: 100%; margin: 0; overflow: auto } body { scroll-behavior: smooth; overscroll-behavior: none }',
  ],
];

afterEach(() => {
  document.body.scrollTo({ top: 0, behavior: 'instant' });
  window.scrollTo(0, 0);
});

const box = (name: string) => page.getByText(name, { exact: true }).element();
const statusOf = (name: string) => box(name).getAttribute('data-reveal');
const topOf = (name: string) => box(name).getBoundingClientRect().top;
const counted = () => document.querySelectorAll('[data-status="done"]').length;
const space = (blockSize: number) => <div style={{ blockSize }} />;

/** Scrolls the body until the top of the box is at `top` in the window. */
async function bring(name: string, top: number) {
  document.body.scrollBy({ top: topOf(name) - top, behavior: 'instant' });
  await nextPaint();
}

describe.each(SITES)('on a site %s', (_which, css) => {
  const show = (content: ReactNode) =>
    render(
      <StrictMode>
        <style>{css}</style>
        {content}
      </StrictMode>,
    );

  test('a reveal box and a counter start when they reach the reveal line', async () => {
    await show(
      <>
        {space(WINDOW_PX * 3)}
        <Reveal style={{ blockSize: 40 }}>Middle</Reveal>
        <Counter value={77} durationMs={50} delayMs={0} />
        {space(WINDOW_PX * 3)}
      </>,
    );
    await nextPaint();
    expect(statusOf('Middle')).toBe('waiting');
    await bring('Middle', LINE + 40);
    expect(document.body.scrollTop).toBeGreaterThan(WINDOW_PX);
    expect(topOf('Middle')).toBeGreaterThan(LINE);
    expect(topOf('Middle')).toBeLessThan(WINDOW_PX);
    expect([statusOf('Middle'), counted()]).toEqual(['waiting', 0]);
    await bring('Middle', LINE - 40);
    await expect.poll(() => statusOf('Middle')).toBe('revealed');
    await expect.poll(counted).toBe(1);
  });

  test('a reveal box and a counter at the end of the page start without reaching the reveal line', async () => {
    await show(
      <>
        {space(WINDOW_PX * 3)}
        <Reveal style={{ blockSize: 20 }}>Colophon</Reveal>
        <Counter value={77} durationMs={50} delayMs={0} />
      </>,
    );
    await nextPaint();
    expect([statusOf('Colophon'), counted()]).toEqual(['waiting', 0]);
    document.body.scrollTo({ top: 100_000, behavior: 'instant' });
    await nextPaint();
    expect(topOf('Colophon')).toBeGreaterThan(LINE);
    await expect.poll(() => statusOf('Colophon')).toBe('revealed');
    await expect.poll(counted).toBe(1);
  });

  test('a reveal box and a counter in a fixed bottom bar start immediately', async () => {
    await show(
      <>
        {space(WINDOW_PX * 3)}
        <div style={{ position: 'fixed', insetBlockEnd: 0, blockSize: 60 }}>
          <Reveal>Order now</Reveal>
          <Counter value={77} durationMs={50} delayMs={0} />
        </div>
      </>,
    );
    await expect.poll(() => statusOf('Order now')).toBe('revealed');
    await expect.poll(counted).toBe(1);
  });
});
