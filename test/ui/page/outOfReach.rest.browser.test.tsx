import '@loggia/ui/styles.css';
import { StrictMode, type ReactNode } from 'react';
import { page } from 'vitest/browser';
import { afterEach, describe, expect, test } from 'vitest';
import { render } from 'vitest-browser-react';
import { Counter, Reveal } from '@loggia/ui';
import { nextPaint } from '../../helpers/nextPaint.ts';

const HEIGHT = 800;
const LINE = HEIGHT * 0.85;

afterEach(() => window.scrollTo(0, 0));

const box = (name: string) => page.getByText(name, { exact: true }).element();
const status = (name: string) => box(name).getAttribute('data-reveal');
const topOf = (name: string) => box(name).getBoundingClientRect().top;
const room = (height: number) => <div style={{ height }} />;

const renderPage = (content: ReactNode) =>
  render(
    <StrictMode>
      <main>
        {room(HEIGHT * 2)}
        {content}
        {room(HEIGHT * 2)}
      </main>
    </StrictMode>,
  );

describe('a reveal box that cannot reach the reveal line', () => {
  const bottomBar = (content: ReactNode) => (
    <div style={{ position: 'fixed', bottom: 0, insetInline: 0, height: 60 }}>{content}</div>
  );

  test('is revealed when visible in a bar fixed at the bottom of a long page', async () => {
    await renderPage(bottomBar(<Reveal>Box</Reveal>));
    await expect.poll(() => status('Box')).toBe('revealed');
  });

  test('starts its counter when visible', async () => {
    await renderPage(bottomBar(<Counter value={1240} durationMs={50} delayMs={0} />));
    await expect.poll(() => document.querySelector('[data-status="done"]')?.textContent).toContain('1240');
  });

  test('is revealed in a fixed overlay once the overlay is scrolled to its end', async () => {
    await renderPage(
      <div
        data-testid="overlay"
        style={{ position: 'fixed', bottom: 0, insetInline: 0, height: 100, overflowY: 'auto' }}
      >
        {room(400)}
        <Reveal>Box</Reveal>
      </div>,
    );
    await nextPaint();
    expect(status('Box')).toBe('waiting');
    page.getByTestId('overlay').element().scrollTo(0, 1000);
    await expect.poll(() => status('Box')).toBe('revealed');
  });

  test('waits for the reveal line if a tall overlay can scroll that far', async () => {
    await renderPage(
      <div data-testid="overlay" style={{ position: 'fixed', inset: 0, overflowY: 'auto' }}>
        {room(HEIGHT)}
        <Reveal>Box</Reveal>
        {room(HEIGHT)}
      </div>,
    );
    const overlay = page.getByTestId('overlay').element();
    overlay.scrollTo(0, HEIGHT - LINE - 10);
    await nextPaint();
    await nextPaint();
    expect([topOf('Box') > LINE, topOf('Box') < HEIGHT, status('Box')]).toEqual([true, true, 'waiting']);
    overlay.scrollTo(0, HEIGHT - LINE + 10);
    await expect.poll(() => status('Box')).toBe('revealed');
  });

  test('is revealed when visible in a scrollable box at the end of the page', async () => {
    await render(
      <>
        {room(HEIGHT * 2)}
        <div style={{ height: 60, overflowY: 'auto' }}>
          <Reveal>Box</Reveal>
          {room(400)}
        </div>
      </>,
    );
    window.scrollTo(0, HEIGHT * 2);
    await expect.poll(() => status('Box')).toBe('revealed');
  });

  test('is revealed when visible in a dialog at the bottom', async () => {
    await renderPage(
      <dialog data-testid="dialog" style={{ inset: 'auto 0 0', margin: 0, height: 60 }}>
        <Reveal>Box</Reveal>
      </dialog>,
    );
    (page.getByTestId('dialog').element() as HTMLDialogElement).showModal();
    await expect.poll(() => status('Box')).toBe('revealed');
  });

  test('is revealed when visible in a dialog at the bottom, inside a transformed element', async () => {
    await renderPage(
      <div style={{ transform: 'translateZ(0)' }}>
        <dialog data-testid="dialog" style={{ inset: 'auto 0 0', margin: 0, height: 60 }}>
          <Reveal>Box</Reveal>
        </dialog>
      </div>,
    );
    (page.getByTestId('dialog').element() as HTMLDialogElement).showModal();
    await expect.poll(() => status('Box')).toBe('revealed');
  });
});
