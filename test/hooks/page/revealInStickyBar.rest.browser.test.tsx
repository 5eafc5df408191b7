import '@loggia/ui/styles.css';
import { StrictMode } from 'react';
import { page } from 'vitest/browser';
import { afterEach, describe, expect, test } from 'vitest';
import { render } from 'vitest-browser-react';
import { Counter, Reveal } from '@loggia/ui';
import { nextPaint } from '../../helpers/nextPaint.ts';

const WINDOW_PX = 800;

afterEach(() => window.scrollTo(0, 0));

const statusOf = (name: string) => page.getByText(name, { exact: true }).element().getAttribute('data-reveal');
const space = (blockSize: number) => <div style={{ blockSize }} />;

describe('a reveal box that never scrolls past the reveal line', () => {
  test('is revealed as soon as it is visible in a sticky bottom bar', async () => {
    await render(
      <StrictMode>
        <main>
          {space(WINDOW_PX * 3)}
          <div style={{ position: 'sticky', insetBlockEnd: 0, blockSize: 70 }}>
            <Reveal>Order now</Reveal>
          </div>
        </main>
      </StrictMode>,
    );
    const { top, bottom } = page.getByText('Order now').element().getBoundingClientRect();
    expect([top < WINDOW_PX, bottom <= WINDOW_PX]).toEqual([true, true]);
    await expect.poll(() => statusOf('Order now')).toBe('revealed');
  });

  test.each([
    ['bottom', { insetBlockEnd: 0, transform: 'translateY(100%)' }],
    ['top', { insetBlockStart: 0, transform: 'translateY(-100%)' }],
    ['top, far outside', { insetBlockStart: 0, transform: 'translateY(-250%)' }],
  ])('waits in a drawer past the %s of the window until the drawer slides in', async (_side, place) => {
    await render(
      <StrictMode>
        {space(WINDOW_PX * 3)}
        <aside data-testid="drawer" style={{ position: 'fixed', insetInline: 0, blockSize: 70, ...place }}>
          <Reveal>Offer</Reveal>
          <Counter value={77} durationMs={50} delayMs={0} />
        </aside>
      </StrictMode>,
    );
    await nextPaint();
    await nextPaint();
    expect(statusOf('Offer')).toBe('waiting');
    expect(document.querySelectorAll('[data-status="done"]')).toHaveLength(0);
    (page.getByTestId('drawer').element() as HTMLElement).style.transform = 'none';
    await expect.poll(() => statusOf('Offer')).toBe('revealed');
    await expect.poll(() => document.querySelectorAll('[data-status="done"]').length).toBe(1);
  });
});
