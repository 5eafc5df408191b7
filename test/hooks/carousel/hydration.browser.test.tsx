import '@loggia/ui/styles.css';
import { StrictMode } from 'react';
import { hydrateRoot } from 'react-dom/client';
import { renderToString } from 'react-dom/server';
import { expect, test, vi } from 'vitest';
import { Carousel, KitProvider } from '@loggia/ui';

const ITEMS = [
  { minWidth: 0, items: 1 },
  { minWidth: 500, items: 3 },
];

const carousel = (
  <StrictMode>
    <KitProvider nonce="">
      <Carousel
        label="Quotes"
        count={12}
        items={ITEMS}
        gap={10}
        loop
        autoplay
        intervalMs={30_000}
        renderSlide={({ index }) => <div style={{ height: 100 }}>{index + 1}</div>}
      />
    </KitProvider>
  </StrictMode>
);

test('server-rendered carousel slides keep their position and hydrate without a mismatch', async () => {
  const container = document.body.appendChild(document.createElement('div'));
  container.style.width = '700px';
  container.innerHTML = renderToString(carousel);
  const places = () =>
    [...container.querySelectorAll('.loggia-carousel-slide')]
      .slice(0, 3)
      .map((slide) => slide.getBoundingClientRect())
      .map(({ left, top, width, height }) => [left, top, width, height].map(Math.round));
  const before = places();
  expect(before).toHaveLength(3);

  const onRecoverableError = vi.fn();
  const root = hydrateRoot(container, carousel, { onRecoverableError });
  await expect.poll(() => container.querySelector('[data-ready]')).not.toBeNull();
  expect(places()).toEqual(before);
  await expect.poll(() => container.querySelector('[data-playing]')).not.toBeNull();
  expect(onRecoverableError).not.toHaveBeenCalled();
  root.unmount();
  container.remove();
});
