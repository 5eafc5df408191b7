import { afterEach, beforeEach, describe, expect, onTestFinished, test, vi } from 'vitest';
import { render } from 'vitest-browser-react';
import { page, userEvent } from 'vitest/browser';
import { LightboxPage } from '../../helpers/LightboxPage.tsx';
import { beginAt } from '../../helpers/visitHistory.ts';

const address = window.location.href;
const scrollers = () => [document.documentElement, document.body, document.querySelector('.app')];

beforeEach(() => beginAt());
afterEach(() => {
  for (const scroller of scrollers()) scroller?.scrollTo({ top: 0, left: 0, behavior: 'instant' });
  document.documentElement.removeAttribute('dir');
  window.history.replaceState(null, '', address);
});

function SitePage({ css }: { readonly css: string }) {
  return (
    <div className="app">
      {/* Headless browsers hide scrollbars unless the page styles them. */}
      <style>{`::-webkit-scrollbar { width: 16px; height: 16px; background: silver } body { margin: 0 } ${css}`}</style>
      <header data-testid="sticky" style={{ position: 'sticky', top: 0, height: 40 }}>
        Menu
      </header>
      <div data-testid="fixed" style={{ position: 'fixed', bottom: 0, insetInline: 0, height: 20 }}>
        Cookies
      </div>
      <div style={{ height: 750 }} />
      <LightboxPage galleryId="7" />
      <div data-testid="content" style={{ height: 3000 }} />
      <div className="wide" />
    </div>
  );
}

const places = () =>
  ['sticky', 'fixed', 'content']
    .map((id) => {
      const { left, right, top } = page.getByTestId(id).element().getBoundingClientRect();
      return `${id} from ${left} to ${right}, ${top} below the top`;
    })
    .join('; ');

/** Records the positions of the page's elements in each frame until stopped. */
function watchFrames() {
  const seen = new Set<string>();
  let frames = 0;
  let isOver = false;
  const look = () => {
    if (isOver) return;
    frames += 1;
    seen.add(places());
    requestAnimationFrame(look);
  };
  look();
  const stop = () => void (isOver = true);
  onTestFinished(stop);
  return { seen: () => [...seen], frames: () => frames, stop };
}

/** After this many frames, a smooth scroll would have started. */
const FRAMES_OF_A_WAY = 30;
const BODY = 'html { height: 100%; overflow: hidden } body { height: 100%; overflow: auto }';
const APP = 'html, body { height: 100%; overflow: hidden } .app { height: 100vh; overflow: auto }';
const WIDE = '.wide { width: 2000px; height: 20px }';

interface Site {
  readonly who: string;
  readonly css: string;
  readonly dir?: 'rtl';
}

const SITES: readonly Site[] = [
  { who: 'window with smooth scrolling', css: 'html { scroll-behavior: smooth }' },
  {
    who: 'window with smooth scrolling, scroll padding and a body that clips overflow',
    css: 'html { scroll-behavior: smooth; scroll-padding-top: 60px } html, body { overflow-x: hidden }',
  },
  {
    who: 'body with smooth scrolling, in a scrollable root',
    css: 'html, body { height: 100%; overflow: auto } body { scroll-behavior: smooth }',
  },
  { who: 'element with smooth scrolling', css: `${APP} .app { scroll-behavior: smooth }` },
  {
    who: 'window with scroll snapping',
    css: 'html { scroll-snap-type: y proximity } section { scroll-snap-align: start; scroll-margin-top: 60px }',
  },
  { who: 'window in a right-to-left layout', css: '', dir: 'rtl' },
  { who: 'body in a right-to-left layout', css: BODY, dir: 'rtl' },
  { who: 'element in a right-to-left layout', css: APP, dir: 'rtl' },
  { who: 'window with horizontal overflow', css: WIDE },
  { who: 'body with horizontal overflow', css: `${BODY} ${WIDE}` },
  { who: 'element with horizontal overflow', css: `${APP} ${WIDE}` },
];

describe.each(SITES)('a page whose scroll container is the $who', ({ css, dir }) => {
  test('does not move in any frame between opening and closing a lightbox, or shortly after', async () => {
    if (dir) document.documentElement.dir = dir;
    await render(<SitePage css={css} />);
    for (const scroller of scrollers()) scroller?.scrollTo({ top: 700, behavior: 'instant' });
    const before = places();
    expect(page.getByTestId('content').element().getBoundingClientRect().top).toBeLessThan(400);
    const watch = watchFrames();
    await page.getByRole('link', { name: 'Image 2' }).click();
    await expect.element(page.getByRole('dialog')).toHaveAttribute('data-status', 'open');
    await userEvent.keyboard(dir === 'rtl' ? '{ArrowLeft}' : '{ArrowRight}');
    await expect.element(page.getByRole('status').first()).toHaveTextContent('Image 3');
    await userEvent.keyboard('{Escape}');
    await vi.waitFor(() => expect(document.querySelector('dialog')?.open ?? false).toBe(false));
    const closedAt = watch.frames();
    await vi.waitFor(() => expect(watch.frames()).toBeGreaterThan(closedAt + FRAMES_OF_A_WAY), { timeout: 5000 });
    watch.stop();
    expect(watch.seen()).toEqual([before]);
  });
});
