import '@loggia/ui/styles.css';
import { StrictMode, useState, type CSSProperties, type ReactNode } from 'react';
import { createPortal } from 'react-dom';
import { page } from 'vitest/browser';
import { afterEach, describe, expect, test } from 'vitest';
import { render } from 'vitest-browser-react';
import { Counter, Reveal } from '@loggia/ui';
import { nextPaint } from '../../helpers/nextPaint.ts';

const WINDOW_PX = 800;
const FOOT: CSSProperties = { position: 'fixed', insetBlockEnd: 0, insetInline: 0, blockSize: 70 };

afterEach(() => window.scrollTo(0, 0));

const at = (id: string) => page.getByTestId(id).element() as HTMLElement;
const statusOf = (name: string) => page.getByText(name, { exact: true }).element().getAttribute('data-reveal');
const space = (blockSize: number) => <div style={{ blockSize }} />;
const numbersDone = () => document.querySelectorAll('[data-status="done"]').length;

const show = (content: ReactNode) =>
  render(
    <StrictMode>
      {space(WINDOW_PX * 3)}
      {content}
      {space(WINDOW_PX * 3)}
    </StrictMode>,
  );

async function expectWaiting(name: string) {
  await nextPaint();
  await nextPaint();
  expect(statusOf(name)).toBe('waiting');
}

describe('a reveal box that never scrolls past the reveal line', () => {
  test('is revealed as soon as it is visible in a drawer that slides in from below the window', async () => {
    await show(
      <aside data-testid="drawer" style={{ ...FOOT, transform: 'translateY(250%)' }}>
        <Reveal>Offer</Reveal>
        <Counter value={77} durationMs={50} delayMs={0} />
      </aside>,
    );
    await expectWaiting('Offer');
    expect(numbersDone()).toBe(0);
    at('drawer').style.transform = 'none';
    await expect.poll(() => statusOf('Offer')).toBe('revealed');
    await expect.poll(numbersDone).toBe(1);
  });

  test('is revealed as soon as it is visible in a horizontally scrolling row at the bottom of the window', async () => {
    await show(
      <div data-testid="strip" style={{ ...FOOT, display: 'flex', overflowX: 'auto' }}>
        <div style={{ flex: 'none', inlineSize: 3000 }} />
        <Reveal style={{ flex: 'none' }}>Last card</Reveal>
      </div>,
    );
    await expectWaiting('Last card');
    at('strip').scrollTo({ left: 5000, behavior: 'instant' });
    await expect.poll(() => statusOf('Last card')).toBe('revealed');
  });

  test('is revealed as soon as it is visible in an opened popover', async () => {
    await show(
      <div data-testid="popover" popover="manual" style={{ inset: 'auto 0 0', margin: 0, blockSize: 70 }}>
        <Reveal>News</Reveal>
      </div>,
    );
    await expectWaiting('News');
    at('popover').showPopover();
    await expect.poll(() => statusOf('News')).toBe('revealed');
  });

  test('is revealed as soon as it is visible in an opened details element of a bottom bar', async () => {
    await show(
      <div style={FOOT}>
        <details data-testid="fold">
          <summary>More</summary>
          <Reveal>Unfolded</Reveal>
        </details>
      </div>,
    );
    await expectWaiting('Unfolded');
    at('fold').setAttribute('open', '');
    await expect.poll(() => statusOf('Unfolded')).toBe('revealed');
  });

  test('is revealed as soon as it is visible at the end of an app with its own scroll container', async () => {
    await render(
      <StrictMode>
        <div data-testid="shell" style={{ position: 'absolute', inset: 0, overflowY: 'auto' }}>
          {space(WINDOW_PX * 2)}
          <Reveal style={{ blockSize: 60 }}>Colophon</Reveal>
        </div>
      </StrictMode>,
    );
    await expectWaiting('Colophon');
    at('shell').scrollTo(0, 10_000);
    await expect.poll(() => statusOf('Colophon')).toBe('revealed');
  });
});

/** A same-origin frame that an editor renders its preview into. */
function Preview({ children }: { readonly children: ReactNode }) {
  const [body, setBody] = useState<HTMLElement | null>(null);
  return (
    // oxlint-disable-next-line react/iframe-missing-sandbox -- the page renders into it, as editors do
    <iframe
      title="Preview"
      srcDoc="<!doctype html><body>"
      style={{ ...FOOT, blockSize: 100, inlineSize: 600, border: 0 }}
      onLoad={({ currentTarget }) => setBody(currentTarget.contentDocument?.body ?? null)}
    >
      {body && createPortal(children, body)}
    </iframe>
  );
}

test('a reveal box in an iframe appears when the iframe is scrolled to the box', async () => {
  await show(
    <Preview>
      {space(900)}
      <Reveal className="framed">Framed</Reveal>
    </Preview>,
  );
  const frame = () => document.querySelector('iframe')?.contentDocument;
  const status = () => frame()?.querySelector('.framed')?.getAttribute('data-reveal');
  await expect.poll(status).toBe('waiting');
  frame()?.documentElement.scrollTo(0, 10_000);
  await expect.poll(status).toBe('revealed');
});
