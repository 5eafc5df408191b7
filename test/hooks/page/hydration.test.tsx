import { act } from '@testing-library/react-hooks';
import { hydrateRoot } from 'react-dom/client';
import { renderToString } from 'react-dom/server';
import { afterEach, expect, test, vi } from 'vitest';
import { useReveal } from '../../../hooks/index.ts';
import { stubViewport } from '../../helpers/stubViewport.ts';

afterEach(() => {
  vi.unstubAllGlobals();
  document.body.replaceChildren();
});

/** Hydrates boxes from server markup, and counts their renders and media query subscriptions. */
function hydrateBoxes(count: number) {
  const rendered = vi.fn();
  const subscribe = vi.fn();
  stubViewport();
  const Box = () => {
    rendered();
    return <p {...useReveal().getRevealProps()}>Box</p>;
  };
  const page = Array.from({ length: count }, (_, index) => <Box key={index} />);
  const root = document.body.appendChild(document.createElement('main'));
  root.insertAdjacentHTML('afterbegin', renderToString(page));
  rendered.mockClear();
  vi.stubGlobal('matchMedia', () => ({
    matches: false,
    addEventListener: subscribe,
    removeEventListener: () => undefined,
  }));
  let hydrated: ReturnType<typeof hydrateRoot> | undefined;
  act(() => {
    hydrated = hydrateRoot(root, page);
  });
  return {
    renders: () => rendered.mock.calls.length,
    subscriptions: () => subscribe.mock.calls.length,
    end: () => act(() => hydrated?.unmount()),
  };
}

test('server-rendered reveal boxes hydrate in one render each, and share one media query', () => {
  const boxes = hydrateBoxes(20);
  expect([boxes.renders(), boxes.subscriptions()]).toEqual([20, 1]);
  boxes.end();
});
