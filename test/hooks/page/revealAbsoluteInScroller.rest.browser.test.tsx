import '@loggia/ui/styles.css';
import { StrictMode } from 'react';
import type { CSSProperties } from 'react';
import { page } from 'vitest/browser';
import { afterEach, describe, expect, test } from 'vitest';
import { render } from 'vitest-browser-react';
import { Reveal } from '@loggia/ui';
import { nextPaint } from '../../helpers/nextPaint.ts';

const WINDOW_PX = 800;
const SCROLLER: CSSProperties = { blockSize: WINDOW_PX, overflowY: 'auto' };

afterEach(() => window.scrollTo(0, 0));

const statusOf = (name: string) => page.getByText(name, { exact: true }).element().getAttribute('data-reveal');

async function expectWaiting(name: string) {
  await nextPaint();
  await nextPaint();
  expect(statusOf(name)).toBe('waiting');
}

/** The styles that make an element the containing block of absolute boxes in it, though it is not positioned. */
const CONTAINING: readonly CSSProperties[] = [
  { position: 'relative' },
  { contain: 'strict' },
  { transform: 'translateZ(0)' },
  { willChange: 'transform' },
  { filter: 'blur(0)' },
  { perspective: '800px' },
  { translate: '0 0' },
];

describe('a box that is placed absolutely in an application that scrolls by itself', () => {
  test.each(CONTAINING)('waits for its line and comes in there, if the scroller has %j', async (own) => {
    await render(
      <StrictMode>
        <div data-testid="shell" style={{ ...SCROLLER, ...own }}>
          <Reveal style={{ position: 'absolute', insetBlockStart: 1600, blockSize: 60 }}>Card</Reveal>
          <div style={{ blockSize: WINDOW_PX * 5 }} />
        </div>
      </StrictMode>,
    );
    const shell = page.getByTestId('shell').element();
    await expectWaiting('Card');
    // Its top is seen at 750 of 800 pixels, and its line is at 680.
    shell.scrollTo({ top: 850, behavior: 'instant' });
    const { top } = page.getByText('Card', { exact: true }).element().getBoundingClientRect();
    expect([top > WINDOW_PX * 0.86, top < WINDOW_PX]).toEqual([true, true]);
    await expectWaiting('Card');
    shell.scrollTo({ top: 1000, behavior: 'instant' });
    await expect.poll(() => statusOf('Card')).toBe('revealed');
  });
});
