import '@loggia/ui/styles.css';
import { StrictMode } from 'react';
import type { CSSProperties } from 'react';
import { page } from 'vitest/browser';
import { afterEach, describe, expect, test } from 'vitest';
import { render } from 'vitest-browser-react';
import { Counter, Reveal } from '@loggia/ui';
import { nextPaint } from '../../helpers/nextPaint.ts';

const WINDOW_PX = 800;
const LINE = WINDOW_PX * 0.85;

/** The log of a chat: what is newest stands first in the document and last on the screen, and the log is at its end from the beginning. */
const LOG: CSSProperties = {
  position: 'fixed',
  insetBlockEnd: 0,
  insetInlineEnd: 0,
  inlineSize: 320,
  overflowY: 'auto',
  display: 'flex',
  flexDirection: 'column-reverse',
};

afterEach(() => window.scrollTo(0, 0));

const space = (blockSize: number) => <div style={{ blockSize, flex: 'none' }} />;
const statusOf = (name: string) => page.getByText(name, { exact: true }).element().getAttribute('data-reveal');
const log = () => page.getByRole('log').element();

describe.each([70, 300, WINDOW_PX])(
  'in the log of a chat, %i pixels high, whose newest line is its lowest,',
  (height) => {
    async function openChat() {
      await render(
        <StrictMode>
          {space(WINDOW_PX * 3)}
          <div role="log" aria-label="Chat" style={{ ...LOG, blockSize: height }}>
            <Reveal style={{ flex: 'none', blockSize: 24 }}>Newest</Reveal>
            <Counter value={77} durationMs={50} delayMs={0} />
            {space(WINDOW_PX * 2)}
            <Reveal style={{ flex: 'none', blockSize: 24 }}>Oldest</Reveal>
          </div>
        </StrictMode>,
      );
      await nextPaint();
    }

    test('the newest comes in, for nothing scrolls it up to the line, and a number below it counts', async () => {
      await openChat();
      expect(log().scrollTop).toBe(0);
      expect(page.getByText('Newest', { exact: true }).element().getBoundingClientRect().top).toBeGreaterThan(LINE);
      await expect.poll(() => statusOf('Newest')).toBe('revealed');
      await expect.poll(() => document.querySelectorAll('[data-status="done"]').length).toBe(1);
    });

    test('the oldest comes in when a visitor goes back to it', async () => {
      await openChat();
      log().scrollTo({ top: -10_000, behavior: 'instant' });
      await expect.poll(() => statusOf('Oldest')).toBe('revealed');
    });
  },
);
