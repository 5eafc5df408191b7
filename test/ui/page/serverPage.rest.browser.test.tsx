import '@loggia/ui/styles.css';
import type { ReactElement } from 'react';
import { hydrateRoot } from 'react-dom/client';
import { renderToString } from 'react-dom/server';
import { afterEach, expect, test, vi } from 'vitest';
import { Counter, FullHeight, Parallax, Reveal } from '@loggia/ui';

const HEIGHT = 800;
const IPAD =
  'Mozilla/5.0 (Macintosh; Intel Mac OS X 10_15_7) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/26.0 Safari/605.1.15';

const cleanups: (() => void)[] = [];
afterEach(() => {
  for (const cleanup of cleanups.splice(0)) cleanup();
  vi.restoreAllMocks();
});

const room = (height: number) => <div style={{ height }} />;

/** The server-rendered page, the boxes of its elements, and a function that hydrates it. */
function serve(app: ReactElement) {
  const container = document.body.appendChild(document.createElement('div'));
  container.innerHTML = renderToString(app);
  const onRecoverableError = vi.fn();
  const places = () =>
    [...container.querySelectorAll('*')]
      .filter((element) => !element.matches('[aria-hidden]'))
      .map((element) => {
        const { left, top, width, height } = element.getBoundingClientRect();
        return [left, top, width, height];
      });
  return {
    container,
    places,
    onRecoverableError,
    hydrate() {
      const root = hydrateRoot(container, app, { onRecoverableError });
      cleanups.push(() => {
        root.unmount();
        container.remove();
      });
    },
  };
}

test('hydration only hides boxes below the viewport, and causes no layout shift', async () => {
  const { container, places, hydrate, onRecoverableError } = serve(
    <main>
      <Reveal data-testid="first">First</Reveal>
      <p>
        <Counter value={1240} /> cases
      </p>
      {room(HEIGHT - 150)}
      <Reveal data-testid="edge">In sight, below the line</Reveal>
      {room(HEIGHT)}
      <Reveal data-testid="below">Below</Reveal>
      <p>
        <Counter value={386} /> clients
      </p>
      {room(HEIGHT)}
    </main>,
  );
  const before = places();
  const status = (name: string) => container.querySelector<HTMLElement>(`[data-testid='${name}']`)?.dataset['reveal'];
  const counters = () =>
    [...container.querySelectorAll<HTMLElement>('.loggia-counter-number')].map((own) => own.dataset['status']);
  hydrate();
  await expect.poll(() => status('below')).toBe('waiting');
  await expect.poll(counters).toEqual(['done', 'waiting']);
  expect([status('first'), status('edge')]).toEqual([undefined, undefined]);
  expect(places()).toEqual(before);
  expect(onRecoverableError).not.toHaveBeenCalled();
});

test('hydration causes no layout shift on a tablet with a desktop user agent', async () => {
  vi.spyOn(navigator, 'userAgent', 'get').mockReturnValue(IPAD);
  vi.spyOn(navigator, 'maxTouchPoints', 'get').mockReturnValue(5);
  const { container, places, hydrate, onRecoverableError } = serve(
    <main>
      <FullHeight userAgent={IPAD}>Hall</FullHeight>
      <Parallax userAgent={IPAD} layer={<div style={{ height: '100%' }} />}>
        Call us
      </Parallax>
    </main>,
  );
  const before = places();
  const isMoving = () => container.querySelector('[data-parallax]') !== null;
  expect(isMoving()).toBe(true);
  hydrate();
  // The layer stops moving, which doesn't affect other elements.
  await expect.poll(isMoving).toBe(false);
  expect(places()).toEqual(before);
  expect(onRecoverableError).not.toHaveBeenCalled();
});
