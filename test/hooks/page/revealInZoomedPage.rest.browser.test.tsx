import '@loggia/ui/styles.css';
import { StrictMode } from 'react';
import { page } from 'vitest/browser';
import { afterEach, describe, expect, test } from 'vitest';
import { render } from 'vitest-browser-react';
import { Counter, Reveal } from '@loggia/ui';
import { nextPaint } from '../../helpers/nextPaint.ts';

const WINDOW_PX = 800;
const LINE = WINDOW_PX * 0.85;

afterEach(() => {
  document.documentElement.style.zoom = '';
  document.body.style.zoom = '';
  window.scrollTo(0, 0);
});

const box = (name: string) => page.getByText(name, { exact: true }).element();
const statusOf = (name: string) => box(name).getAttribute('data-reveal');
const topOf = (name: string) => box(name).getBoundingClientRect().top;
const counted = () => document.querySelectorAll('[data-status="done"]').length;
const space = (blockSize: number) => <div style={{ blockSize }} />;
const scrollTo = async (top: number) => {
  window.scrollTo({ top, behavior: 'instant' });
  await nextPaint();
};

/** CSS zoom as set by a reading aid, on the root or the body. */
const AIDS = ['documentElement', 'body'].flatMap((element) =>
  ['1.5', '2', '0.7'].map((zoom) => [element as 'documentElement' | 'body', zoom] as const),
);

describe.each(AIDS)('on a page with %s zoomed to %s', (element, zoom) => {
  const enlarge = () => {
    document[element].style.zoom = zoom;
  };

  test('a reveal box appears when it reaches the reveal line', async () => {
    enlarge();
    await render(
      <StrictMode>
        {space(WINDOW_PX * 3)}
        <Reveal style={{ blockSize: 40 }}>Middle</Reveal>
        {space(WINDOW_PX * 3)}
      </StrictMode>,
    );
    await nextPaint();
    const toLine = topOf('Middle') - LINE;
    await scrollTo(toLine - 40);
    expect(topOf('Middle')).toBeGreaterThan(LINE);
    expect(topOf('Middle')).toBeLessThan(WINDOW_PX);
    expect(statusOf('Middle')).toBe('waiting');
    await scrollTo(toLine + 20);
    await expect.poll(() => statusOf('Middle')).toBe('revealed');
  });

  test('a reveal box and a counter at the end of the page start without reaching the reveal line', async () => {
    enlarge();
    await render(
      <StrictMode>
        {space(WINDOW_PX * 3)}
        <Reveal style={{ blockSize: 20 }}>Colophon</Reveal>
        <Counter value={77} durationMs={50} delayMs={0} />
      </StrictMode>,
    );
    await nextPaint();
    expect(statusOf('Colophon')).toBe('waiting');
    await scrollTo(100_000);
    expect(topOf('Colophon')).toBeGreaterThan(LINE);
    await expect.poll(() => statusOf('Colophon')).toBe('revealed');
    await expect.poll(counted).toBe(1);
  });

  test('reveal boxes in a scroll container appear at the reveal line, and the last one at the end of the container', async () => {
    enlarge();
    await render(
      <StrictMode>
        <div data-testid="shell" style={{ position: 'fixed', inset: 0, overflowY: 'auto' }}>
          {space(WINDOW_PX * 3)}
          <Reveal style={{ blockSize: 40 }}>Middle</Reveal>
          {space(WINDOW_PX * 3)}
          <Reveal style={{ blockSize: 20 }}>Colophon</Reveal>
        </div>
      </StrictMode>,
    );
    await nextPaint();
    const shell = page.getByTestId('shell').element();
    const factor = Number(zoom);
    shell.scrollTo({ top: (topOf('Middle') - LINE - 40) / factor, behavior: 'instant' });
    await nextPaint();
    expect(topOf('Middle')).toBeGreaterThan(LINE);
    expect(topOf('Middle')).toBeLessThan(WINDOW_PX);
    expect(statusOf('Middle')).toBe('waiting');
    shell.scrollBy({ top: 60 / factor, behavior: 'instant' });
    await expect.poll(() => statusOf('Middle')).toBe('revealed');
    expect(statusOf('Colophon')).toBe('waiting');
    shell.scrollTo({ top: 100_000, behavior: 'instant' });
    expect(topOf('Colophon')).toBeGreaterThan(LINE);
    await expect.poll(() => statusOf('Colophon')).toBe('revealed');
  });

  test('a reveal box and a counter in a fixed bottom bar start immediately', async () => {
    enlarge();
    await render(
      <StrictMode>
        {space(WINDOW_PX * 3)}
        <div style={{ position: 'fixed', insetBlockEnd: 0, blockSize: 60 }}>
          <Reveal>Order now</Reveal>
          <Counter value={77} durationMs={50} delayMs={0} />
        </div>
      </StrictMode>,
    );
    await expect.poll(() => statusOf('Order now')).toBe('revealed');
    await expect.poll(counted).toBe(1);
  });
});
