import '@loggia/ui/styles.css';
import { createRef, StrictMode } from 'react';
import type { CSSProperties } from 'react';
import { page } from 'vitest/browser';
import { afterEach, describe, expect, test } from 'vitest';
import { render } from 'vitest-browser-react';
import { Reveal, ScrollArea } from '@loggia/ui';
import type { ScrollAreaHandle } from '@loggia/ui';
import { nextPaint } from '../../helpers/nextPaint.ts';

const WINDOW_PX = 800;
const LINE = WINDOW_PX * 0.85;

afterEach(() => {
  window.scrollTo(0, 0);
  document.querySelector('style[data-chat]')?.remove();
});

const element = (name: string) => page.getByText(name, { exact: true }).element();
const statusOf = (name: string) => element(name).getAttribute('data-reveal');
const log = () => page.getByRole('log').element();
const space = <div style={{ blockSize: WINDOW_PX * 2, inlineSize: '100%', flex: 'none' }} />;

const AT_FOOT: CSSProperties = { position: 'fixed', bottom: 0, right: 0, width: 320, height: 300, overflow: 'auto' };
const TURNED: CSSProperties = { transform: 'scaleY(-1)' };

/** Ways to write a list whose newest line is its lowest: each scrolls, and is at its end from the beginning. */
const LISTS: Readonly<Record<string, { readonly list: CSSProperties; readonly line?: CSSProperties }>> = {
  'is turned upside down, line by line turned back': { list: TURNED, line: TURNED },
  'is turned by a scale of its own': { list: { scale: '1 -1' }, line: { scale: '1 -1' } },
  'is a column in reverse and keeps to the foot of its box': {
    list: { display: 'flex', flexDirection: 'column-reverse', justifyContent: 'flex-start', transform: 'scale(1)' },
  },
  'has rows of which the first is the lowest': {
    list: { display: 'flex', flexWrap: 'wrap-reverse' },
    line: { width: '100%' },
  },
};

describe.each(Object.entries(LISTS))('in a list that %s,', (_how, { list, line }) => {
  test('the newest comes in below the line, and the oldest when a visitor goes back to it', async () => {
    const ownLine = { flex: 'none', height: 24, ...line };
    await render(
      <StrictMode>
        <div role="log" style={{ ...AT_FOOT, ...list }}>
          <Reveal style={ownLine}>Newest</Reveal>
          {space}
          <Reveal style={ownLine}>Oldest</Reveal>
        </div>
      </StrictMode>,
    );
    await nextPaint();
    expect(log().scrollHeight).toBeGreaterThan(WINDOW_PX);
    expect(element('Newest').getBoundingClientRect().top).toBeGreaterThan(LINE);
    await expect.poll(() => statusOf('Newest')).toBe('revealed');
    expect(statusOf('Oldest')).toBe('waiting');
    log().scrollTo({ top: -10_000, behavior: 'instant' });
    log().scrollBy({ top: log().scrollTop === 0 ? 10_000 : 0, behavior: 'instant' });
    await expect.poll(() => statusOf('Oldest')).toBe('revealed');
  });
});

describe('a scroll area that begins at its bottom', () => {
  const area = () => page.getByRole('region', { name: 'Chat' });

  async function renderChat() {
    const style = document.createElement('style');
    style.dataset['chat'] = '';
    style.textContent = '.chat { height: 120px; display: flex; flex-direction: column-reverse }';
    document.head.append(style);
    const handle = createRef<ScrollAreaHandle>();
    await render(
      <ScrollArea ref={handle} className="chat" label="Chat" scrollDurationMs={0}>
        {Array.from({ length: 20 }, (_, index) => (
          <p key={index}>Line {index}</p>
        ))}
      </ScrollArea>,
    );
    return handle;
  }

  test('says where there is more to see', async () => {
    const handle = await renderChat();
    await expect.element(area()).toHaveAttribute('data-overflow', 'above');
    area().element().scrollTo({ top: -50, behavior: 'instant' });
    await expect.element(area()).toHaveAttribute('data-overflow', 'both');
    handle.current?.scrollTo('top');
    await expect.element(area()).toHaveAttribute('data-overflow', 'below');
    handle.current?.scrollTo('bottom');
    await expect.element(area()).toHaveAttribute('data-overflow', 'above');
  });

  test('goes to an element inside, and to a place that is counted from its top', async () => {
    const handle = await renderChat();
    const line = element('Line 7');
    handle.current?.scrollTo(line);
    expect(line.getBoundingClientRect().top).toBeCloseTo(area().element().getBoundingClientRect().top, 0);
    handle.current?.scrollTo('top');
    const top = area().element().scrollTop;
    expect(top).toBeLessThan(-100);
    handle.current?.scrollTo(10);
    expect(area().element().scrollTop).toBe(top + 10);
  });
});
