// @own-page
import '@loggia/ui/styles.css';
import { StrictMode, type ReactNode } from 'react';
import { createPortal } from 'react-dom';
import { cdp, page } from 'vitest/browser';
import { afterEach, describe, expect, test } from 'vitest';
import { render } from 'vitest-browser-react';
import { Reveal } from '@loggia/ui';

const HEIGHT = 800;
const LINE = HEIGHT * 0.85;

const emulate = (media: string, reducedMotion = '') =>
  cdp().send('Emulation.setEmulatedMedia', {
    media,
    features: [{ name: 'prefers-reduced-motion', value: reducedMotion }],
  });

afterEach(async () => {
  window.scrollTo(0, 0);
  history.replaceState(history.state, '', location.pathname + location.search);
  await emulate('');
});

function box(name: string): HTMLElement {
  const element = page.getByText(name, { exact: true }).element();
  if (!(element instanceof HTMLElement)) throw new Error(`${name} is no box`);
  return element;
}
const status = (name: string) => box(name).getAttribute('data-reveal');
const topOf = (name: string) => box(name).getBoundingClientRect().top;
/** Scrolls until the top of the box is at this distance from the top of the viewport. */
const bringTo = (name: string, top: number) => window.scrollBy({ top: topOf(name) - top, behavior: 'instant' });
const room = (height: number) => <div style={{ height }} />;

/** The reveal animation of a box, seeked to its start. */
function beginning(name: string): { readonly delay: number | undefined; readonly translate: string; opacity: string } {
  const [animation] = box(name).getAnimations();
  if (!animation?.effect) throw new Error(`${name} does not come in`);
  const { delay } = animation.effect.getTiming();
  animation.pause();
  animation.currentTime = delay ?? 0;
  const { translate, opacity } = getComputedStyle(box(name));
  animation.finish();
  return { delay, translate, opacity };
}

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

describe('a reveal box', () => {
  test("is hidden until its top reaches 85% of the viewport's height", async () => {
    await renderPage(
      <>
        <Reveal style={{ height: 10 }}>Before</Reveal>
        <Reveal>Box</Reveal>
      </>,
    );
    bringTo('Before', LINE - 8);
    await expect.poll(() => status('Before')).toBe('revealed');
    // All boxes at one line are reported together, so this one has been checked, too.
    expect([status('Box'), getComputedStyle(box('Box')).opacity, topOf('Box')]).toEqual(['waiting', '0', LINE + 2]);
    bringTo('Box', LINE - 2);
    await expect.poll(() => status('Box')).toBe('revealed');
  });

  test('is revealed once', async () => {
    await renderPage(
      <>
        <Reveal>Box</Reveal>
        {room(HEIGHT)}
        <Reveal>After</Reveal>
      </>,
    );
    bringTo('Box', HEIGHT / 2);
    await expect.poll(() => status('Box')).toBe('revealed');
    for (const animation of box('Box').getAnimations()) animation.finish();
    window.scrollTo(0, 0);
    bringTo('After', HEIGHT / 2);
    await expect.poll(() => status('After')).toBe('revealed');
    expect([status('Box'), box('Box').getAnimations(), getComputedStyle(box('Box')).opacity]).toEqual([
      'revealed',
      [],
      '1',
    ]);
  });

  test('is revealed 200 ms after the previous one, in document order', async () => {
    await renderPage(['First', 'Second', 'Third'].map((name) => <Reveal key={name}>{name}</Reveal>));
    bringTo('Third', HEIGHT / 2);
    await expect.poll(() => status('Third')).toBe('revealed');
    expect(['First', 'Second', 'Third'].map((name) => beginning(name).delay)).toEqual([0, 200, 400]);
  });

  test('is revealed immediately if scrolled past, without delaying other boxes', async () => {
    await renderPage(
      <>
        <Reveal>Jumped over</Reveal>
        {room(HEIGHT * 2)}
        <Reveal>Box</Reveal>
      </>,
    );
    bringTo('Box', HEIGHT / 2);
    await expect.poll(() => status('Box')).toBe('revealed');
    expect(status('Jumped over')).toBe('revealed');
    expect([beginning('Jumped over').delay, beginning('Box').delay]).toEqual([0, 0]);
  });

  test.each([
    ['ltr', 'fadeIn', '0px'],
    ['ltr', 'fadeInUp', '0px 40px'],
    ['ltr', 'fadeInLeft', '-40px'],
    ['ltr', 'fadeInRight', '40px'],
    ['rtl', 'fadeInLeft', '40px'],
    ['rtl', 'fadeInRight', '-40px'],
  ] as const)(
    'in %s layouts with the effect %s starts translated by %s, even inside another reveal box',
    async (dir, effect, translate) => {
      await renderPage(
        <Reveal dir={dir}>
          <Reveal effect={effect}>Box</Reveal>
        </Reveal>,
      );
      bringTo('Box', HEIGHT / 2);
      await expect.poll(() => status('Box')).toBe('revealed');
      expect(beginning('Box')).toMatchObject({ translate, opacity: '0' });
    },
  );
});

describe('a reveal box below the reveal line', () => {
  test('is revealed by following a link to its hash', async () => {
    await renderPage(<Reveal id="terms">Terms</Reveal>);
    await expect.poll(() => status('Terms')).toBe('waiting');
    location.hash = '#terms';
    await expect.poll(() => status('Terms')).toBe('revealed');
  });

  test('is revealed when focus enters it', async () => {
    await renderPage(
      <Reveal>
        <a href="#waiting">Waiting</a>
      </Reveal>,
    );
    const outer = () => box('Waiting').closest('[data-reveal]')?.getAttribute('data-reveal');
    expect(outer()).toBe('waiting');
    box('Waiting').focus({ preventScroll: true });
    await expect.poll(outer).toBe('revealed');
  });

  test('is revealed when its hidden ancestor becomes visible', async () => {
    const content = (display: 'none' | 'block') => (
      <div style={{ display }}>
        <Reveal>Late</Reveal>
      </div>
    );
    const screen = await render(content('none'));
    expect(status('Late')).toBe('waiting');
    await screen.rerender(content('block'));
    await expect.poll(() => status('Late')).toBe('revealed');
  });

  test('is revealed when scrolled into view inside content-visibility: auto', async () => {
    await renderPage(
      <div style={{ contentVisibility: 'auto', containIntrinsicSize: 'auto 300px' }}>
        <Reveal>Deferred</Reveal>
      </div>,
    );
    window.scrollTo(0, HEIGHT * 1.5);
    await expect.poll(() => status('Deferred')).toBe('revealed');
  });

  test('is visible in print', async () => {
    await renderPage(<Reveal>Box</Reveal>);
    expect(getComputedStyle(box('Box')).opacity).toBe('0');
    await emulate('print');
    expect(getComputedStyle(box('Box')).opacity).toBe('1');
  });

  test('is visible with reduced motion, and remains visible if reduced motion is turned off', async () => {
    await renderPage(
      <>
        <Reveal>Box</Reveal>
        {room(HEIGHT)}
        <Reveal>Below</Reveal>
      </>,
    );
    bringTo('Box', LINE + 20);
    await expect.poll(() => status('Box')).toBe('waiting');
    await emulate('', 'reduce');
    await expect.poll(() => status('Box')).toBeNull();
    expect([getComputedStyle(box('Box')).opacity, box('Box').getAnimations()]).toEqual(['1', []]);
    await emulate('', 'no-preference');
    await expect.poll(() => status('Below')).toBe('waiting');
    bringTo('Below', LINE - 20);
    await expect.poll(() => status('Below')).toBe('revealed');
    expect(status('Box')).toBeNull();
  });
});

describe('reveal boxes at the end of the page', () => {
  test('are revealed one after another when visible', async () => {
    await render(
      <main>
        {room(HEIGHT * 2.75)}
        <Reveal>Penultimate</Reveal>
        <Reveal>Ultimate</Reveal>
      </main>,
    );
    window.scrollTo(0, document.documentElement.scrollHeight);
    await expect.poll(() => status('Ultimate')).toBe('revealed');
    expect(topOf('Penultimate')).toBeGreaterThan(LINE);
    expect([beginning('Penultimate').delay, beginning('Ultimate').delay]).toEqual([0, 200]);
  });

  test('are revealed when the content below them gets shorter', async () => {
    const content = (rest: number) => (
      <main>
        {room(HEIGHT * 2)}
        <Reveal>Box</Reveal>
        {room(rest)}
      </main>
    );
    const screen = await render(content(HEIGHT));
    bringTo('Box', LINE + 20);
    await expect.poll(() => topOf('Box')).toBe(LINE + 20);
    expect(status('Box')).toBe('waiting');
    await screen.rerender(content(HEIGHT - LINE - 40));
    await expect.poll(() => status('Box')).toBe('revealed');
    expect(topOf('Box')).toBeGreaterThan(LINE);
  });
});

test("a reveal box in an iframe is revealed relative to the iframe's viewport", async () => {
  const frame = document.body.appendChild(document.createElement('iframe'));
  try {
    frame.style.height = '300px';
    const inside = frame.contentDocument;
    if (!inside) throw new Error('The frame has no page');
    inside.body.style.margin = '0';
    await render(
      createPortal(
        <>
          {room(970)}
          <Reveal style={{ height: 30 }}>Framed</Reveal>
        </>,
        inside.body,
      ),
    );
    const outer = () => inside.querySelector('[data-reveal]')?.getAttribute('data-reveal');
    await expect.poll(outer).toBe('waiting');
    frame.contentWindow?.scrollTo(0, 970);
    await expect.poll(outer).toBe('revealed');
  } finally {
    frame.remove();
  }
});
