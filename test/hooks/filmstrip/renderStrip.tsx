import { expect, vi } from 'vitest';
import { render } from 'vitest-browser-react';
import type { UseFilmstripResult } from '@loggia/hooks';
import type { FakeLightbox } from '../../helpers/fakeLightbox.ts';
import { Strip, type StripProps } from './Strip.tsx';

/** Renders a filmstrip in the browser, with functions that read its position. */
export async function renderStrip(props: StripProps = {}) {
  let lightbox: FakeLightbox | undefined;
  let filmstrip: UseFilmstripResult | undefined;
  const strip = (change: StripProps = {}) => (
    <Strip
      {...props}
      {...change}
      onRender={(now) => {
        ({ lightbox, filmstrip } = now);
      }}
    />
  );
  const screen = await render(strip());
  const track = screen.getByTestId('track').element();
  const isVertical = props.direction === 'vertical';
  const list = screen.getByRole('list').element();
  /** The visible offset, also during an animation; negative from right to left, like `scrollLeft`. */
  const offset = () => {
    const [shown, whole] = [track, list].map((element) => element.getBoundingClientRect());
    if (!shown || !whole) return Number.NaN;
    if (isVertical) return shown.top - whole.top;
    return props.dir === 'rtl' ? shown.right - whole.right : shown.left - whole.left;
  };
  const thumbnails = () => [...track.querySelectorAll('button')];
  const distance = () => {
    const current = track.querySelector('[aria-current="true"]')?.getBoundingClientRect();
    const box = track.getBoundingClientRect();
    if (!current) return Number.NaN;
    return isVertical
      ? (current.top + current.bottom) / 2 - (box.top + box.bottom) / 2
      : (current.left + current.right) / 2 - (box.left + box.right) / 2;
  };
  return {
    screen,
    track,
    offset,
    thumbnails,
    shownIds: () => thumbnails().map((thumbnail) => thumbnail.textContent),
    filmstrip: () => filmstrip,
    change: (change: StripProps) => screen.rerender(strip(change)),
    goTo: (index: number) => lightbox?.goTo(index),
    /** Waits until the current thumbnail is centered in the track. */
    expectCentred: () => vi.waitFor(() => expect(Math.abs(distance())).toBeLessThan(2), { timeout: 3000 }),
    expectOffset: (wanted: number) =>
      vi.waitFor(() => expect(Math.abs(offset() - wanted)).toBeLessThan(1), { timeout: 3000 }),
  };
}
