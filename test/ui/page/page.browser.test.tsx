// @own-page
import '@loggia/ui/styles.css';
import { StrictMode } from 'react';
import { hydrateRoot } from 'react-dom/client';
import { renderToString } from 'react-dom/server';
import { cdp, page, userEvent } from 'vitest/browser';
import { afterEach, describe, expect, test, vi } from 'vitest';
import { render } from 'vitest-browser-react';
import { BackToTop, FullHeight, PageLoader, Parallax } from '@loggia/ui';

const emulateMotion = (value: 'reduce' | '') =>
  cdp().send('Emulation.setEmulatedMedia', { features: [{ name: 'prefers-reduced-motion', value }] });

afterEach(async () => {
  vi.restoreAllMocks();
  window.scrollTo(0, 0);
  await page.viewport(1280, 800);
  await emulateMotion('');
});

const nextFrame = () => new Promise((resolve) => requestAnimationFrame(resolve));
/** A running animation renders in each of these frames. */
async function threeFrames(): Promise<void> {
  await nextFrame();
  await nextFrame();
  await nextFrame();
}

const room = (height: number) => <div style={{ height }} />;
const layer = <div data-testid="sky" style={{ height: '100%' }} />;
const skyTop = () => page.getByTestId('sky').element().getBoundingClientRect().top;

describe('the "Back to top" link', () => {
  const link = page.getByRole('link', { name: 'Back to top', includeHidden: true });
  const isActive = () => link.element().hasAttribute('data-active');
  const renderPage = async (durationMs?: number) => {
    await render(
      <StrictMode>
        <a href="#first">First</a>
        {room(3000)}
        <a href="#last">Last</a>
        <BackToTop durationMs={durationMs} />
      </StrictMode>,
    );
    window.scrollTo(0, 2000);
    await expect.element(link).toBeVisible();
  };

  test('is shown once the page is scrolled by more than 200 px', async () => {
    await renderPage();
    window.scrollTo(0, 200);
    await expect.poll(isActive).toBe(false);
    await expect.element(link).not.toBeVisible();
    window.scrollTo(0, 201);
    await expect.poll(isActive).toBe(true);
  });

  test('works on a page with a scrollable body', async () => {
    const sheet = document.createElement('style');
    sheet.textContent = 'html, body { height: 100%; overflow: auto; margin: 0 }';
    document.head.append(sheet);
    await render(
      <StrictMode>
        {room(3000)}
        <BackToTop durationMs={0} />
      </StrictMode>,
    );
    expect(isActive()).toBe(false);
    document.body.scrollTop = 201;
    await expect.poll(isActive).toBe(true);
    await userEvent.click(link);
    await expect.poll(() => document.body.scrollTop).toBe(0);
    await expect.poll(isActive).toBe(false);
    sheet.remove();
  });

  test('works with the keyboard, and moves focus to the top of the page', async () => {
    await renderPage();
    if (link.element() instanceof HTMLElement) link.element().focus();
    await userEvent.keyboard('{Enter}');
    await expect.poll(() => window.scrollY).toBe(0);
    expect([location.hash, document.body.hasAttribute('tabindex')]).toEqual(['', false]);
    await userEvent.keyboard('{Tab}');
    await expect.element(page.getByRole('link', { name: 'First' })).toHaveFocus();
  });

  test.each<[string, () => Event]>([
    ['uses the wheel', () => new WheelEvent('wheel', { deltaY: 100, bubbles: true })],
    ['touches the page', () => new TouchEvent('touchstart', { bubbles: true })],
    ['presses a key', () => new KeyboardEvent('keydown', { key: 'PageDown', bubbles: true })],
  ])('stops scrolling when the user %s', async (_what, createEvent) => {
    await renderPage(100_000);
    const steps = vi.spyOn(Element.prototype, 'scrollTo');
    await link.click();
    await expect.poll(() => steps.mock.calls.length).toBeGreaterThan(2);
    document.body.dispatchEvent(createEvent());
    const before = steps.mock.calls.length;
    await threeFrames();
    expect(steps).toHaveBeenCalledTimes(before);
  });

  test('jumps to the top with reduced motion', async () => {
    await emulateMotion('reduce');
    await renderPage(100_000);
    await link.click();
    expect(window.scrollY).toBe(0);
  });
});

describe('a parallax layer', () => {
  const renderScene = async () => {
    await render(
      <StrictMode>
        {room(900)}
        <Parallax layer={layer} style={{ height: 400 }} aria-label="Call">
          Call us
        </Parallax>
        {room(2000)}
      </StrictMode>,
    );
    const scene = page.getByRole('region', { name: 'Call' }).element();
    return () => Math.round(skyTop() - scene.getBoundingClientRect().top);
  };

  test.each(['with', 'without'])('moves more slowly than its scene, %s scroll timelines', async (timelines) => {
    const { ViewTimeline } = window;
    expect(ViewTimeline).toBeDefined();
    if (timelines === 'without') Reflect.deleteProperty(window, 'ViewTimeline');
    try {
      const shift = await renderScene();
      // Halfway through an 800 px viewport, the layer is centered: a fifth of the scene is above it.
      window.scrollTo(0, 700);
      await expect.poll(shift).toBe(-80);
      window.scrollTo(0, 1300);
      await expect.poll(shift).toBe(0);
      window.scrollTo(0, 100);
      await expect.poll(shift).toBe(-160);
      // In a 400 px viewport, this scroll position is halfway again.
      await page.viewport(1280, 400);
      window.scrollTo(0, 900);
      await expect.poll(shift).toBe(-80);
    } finally {
      Object.defineProperty(window, 'ViewTimeline', { configurable: true, writable: true, value: ViewTimeline });
    }
  });

  test('does not move with reduced motion', async () => {
    await emulateMotion('reduce');
    await renderScene();
    const sky = page.getByTestId('sky').element().parentElement;
    window.scrollTo(0, 700);
    expect([sky?.getAnimations(), sky?.style.transform]).toEqual([[], '']);
  });
});

describe('the page loader', () => {
  const draw = (until?: 'contentLoaded') => {
    const container = document.body.appendChild(document.createElement('div'));
    container.innerHTML = renderToString(<PageLoader until={until} />);
    const cover = () => container.querySelector<HTMLElement>('.loggia-page-loader');
    const opacity = () => Number(getComputedStyle(cover() ?? container).opacity);
    const animations = () => cover()?.getAnimations() ?? [];
    return { container, cover, opacity, animations };
  };

  test('covers the page for five seconds and lets clicks through without JavaScript', () => {
    const { container, cover, opacity, animations } = draw();
    expect(cover()?.dataset['status']).toBe('loading');
    const [fade] = animations();
    if (!fade) throw new Error('nothing ends the cover');
    fade.currentTime = 5000;
    expect(opacity()).toBe(1);
    fade.currentTime = 5600;
    expect(opacity()).toBe(0);
    expect(document.elementFromPoint(640, 400)).not.toBe(cover());
    container.remove();
  });

  test('fades out from the first paint with until="contentLoaded" without JavaScript', () => {
    const { container, opacity, animations } = draw('contentLoaded');
    const [fade] = animations();
    if (!fade) throw new Error('nothing ends the cover');
    fade.currentTime = 300;
    expect(opacity()).toBeGreaterThan(0);
    expect(opacity()).toBeLessThan(1);
    fade.currentTime = 600;
    expect(opacity()).toBe(0);
    container.remove();
  });

  test('fades out from its current opacity once the page has loaded', async () => {
    const { container, cover, opacity, animations } = draw();
    // The page has been loading for four seconds, and the fade hasn't started.
    for (const animation of animations()) animation.currentTime = 4000;
    const opacities: number[] = [];
    const isLoaded = vi.spyOn(document, 'readyState', 'get').mockReturnValue('interactive');
    const root = hydrateRoot(container, <PageLoader durationMs={60_000} />);
    const listened = vi.spyOn(window, 'addEventListener');
    await expect.poll(() => listened.mock.calls.some(([type]) => type === 'load')).toBe(true);
    isLoaded.mockReturnValue('complete');
    window.dispatchEvent(new Event('load'));
    await expect.poll(() => cover()?.dataset['status']).toBe('leaving');
    const [fade] = animations();
    if (!fade) throw new Error('the cover jumps');
    for (const time of [0, 30_000, 60_000]) {
      fade.pause();
      fade.currentTime = time;
      opacities.push(opacity());
    }
    expect(opacities[0]).toBe(1);
    expect(opacities[1]).toBeGreaterThan(0);
    expect(opacities[1]).toBeLessThan(1);
    expect(opacities[2]).toBe(0);
    root.unmount();
    container.remove();
  });

  test('is removed once it has faded out', async () => {
    const { container, cover } = draw();
    const root = hydrateRoot(container, <PageLoader />);
    await expect.poll(cover).toBeNull();
    root.unmount();
    container.remove();
  });

  test.each([
    ['', ['loggia-page-loader']],
    ['reduce', []],
  ] as const)('has these ring animations if prefers-reduced-motion is "%s": %j', async (motion, names) => {
    await emulateMotion(motion);
    const { container, cover } = draw();
    const ring = cover()
      ?.getAnimations({ subtree: true })
      .filter(({ effect }) => effect instanceof KeyframeEffect && effect.pseudoElement === '::after')
      .map((animation) => (animation instanceof CSSAnimation ? animation.animationName : ''));
    expect(ring).toEqual(names);
    container.remove();
  });
});

test('a full-height section is as tall as the viewport', async () => {
  await render(<FullHeight aria-label="Hall">Hall</FullHeight>);
  expect(page.getByRole('region', { name: 'Hall' }).element().getBoundingClientRect().height).toBe(window.innerHeight);
});

test('a parallax image covers its layer with and without <picture>', async () => {
  const image = <img src="data:image/gif;base64,R0lGODlhAQABAAAAACw=" alt="" />;
  for (const layerOf of [image, <picture key="picture">{image}</picture>]) {
    const { container, unmount } = await render(<Parallax layer={layerOf} style={{ width: 400, height: 300 }} />);
    const { width, height } = container.querySelector('img')?.getBoundingClientRect() ?? {};
    expect([width, height]).toEqual([400, 420]);
    await unmount();
  }
});
