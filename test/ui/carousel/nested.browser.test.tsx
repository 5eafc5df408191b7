import '@loggia/ui/styles.css';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { render } from 'vitest-browser-react';
import { page, userEvent } from 'vitest/browser';
import { Carousel, ThumbnailGallery, type CarouselProps } from '@loggia/ui';
import {
  dragFinger,
  dragMouse,
  middleOf,
  nextFrame,
  plugInTouchScreen,
  touch,
  unplugTouchScreen,
} from '../../helpers/fingers.ts';
import { paintedImages } from '../../helpers/paintedImages.ts';

beforeEach(async () => {
  plugInTouchScreen();
  await page.viewport(800, 600);
});
afterEach(unplugTouchScreen);

const Inner = ({ name }: { readonly name: string }) => (
  <Carousel
    label={name}
    count={3}
    durationMs={0}
    renderSlide={({ index }) => <div style={{ height: 120, background: 'gainsboro' }}>{`${name} ${index + 1}`}</div>}
  />
);

const Outer = (props: Partial<CarouselProps>) => (
  <main style={{ width: 600, padding: 20 }}>
    <Carousel
      label="Outer"
      count={3}
      durationMs={0}
      renderSlide={({ index }) => (
        <div style={{ height: 200, background: 'beige' }}>
          <p>{`Part ${index + 1}`}</p>
          <Inner name={`Inner ${index + 1}`} />
        </div>
      )}
      {...props}
    />
  </main>
);

const viewportOf = (name: string) => {
  const found = page.getByRole('group', { name, exact: true }).element().querySelector('.loggia-carousel-viewport');
  if (!(found instanceof HTMLElement)) throw new Error(`no carousel ${name}`);
  return found;
};
const currentOf = (name: string) =>
  [...viewportOf(name).querySelectorAll(':scope > * > [data-current]')].map((slide) =>
    slide.getAttribute('aria-label'),
  );
const expectAtRest = async (name: string) => {
  await expect.poll(() => viewportOf(name).dataset['swiping']).toBeUndefined();
  await nextFrame();
};

const drags = [
  ['touch', dragFinger],
  ['the mouse', dragMouse],
] as const;

describe("a carousel nested in another carousel's slide", () => {
  test.each(drags)('moves without the outer carousel when dragged with %s', async (_, drag) => {
    await render(<Outer />);
    const from = middleOf(viewportOf('Inner 1'));
    await drag(from, { ...from, x: from.x - 200 });
    await expect.poll(() => currentOf('Inner 1')).toEqual(['2 of 3']);
    await expectAtRest('Outer');
    expect(currentOf('Outer')).toEqual(['1 of 3']);
  });

  test('does not pass a drag past its last slide to the outer carousel', async () => {
    await render(<Outer />);
    const from = middleOf(viewportOf('Inner 1'));
    for (const slide of ['2 of 3', '3 of 3', '3 of 3']) {
      await dragFinger(from, { ...from, x: from.x - 200 });
      await expect.poll(() => currentOf('Inner 1')).toEqual([slide]);
      await expectAtRest('Inner 1');
    }
    expect(currentOf('Outer')).toEqual(['1 of 3']);
  });

  test('does not handle drags that start outside it', async () => {
    await render(<Outer />);
    const from = middleOf(page.getByText('Part 1').element());
    await dragFinger(from, { ...from, x: from.x - 200 });
    await expect.poll(() => currentOf('Outer')).toEqual(['2 of 3']);
  });

  test('leaves drags to the outer carousel if it has only one slide', async () => {
    const renderSlide: CarouselProps['renderSlide'] = ({ index }) => (
      <Carousel label={`Inner ${index + 1}`} count={1} renderSlide={() => <div style={{ height: 120 }} />} />
    );
    await render(<Outer renderSlide={renderSlide} />);
    const from = middleOf(viewportOf('Inner 1'));
    await dragFinger(from, { ...from, x: from.x - 200 });
    await expect.poll(() => currentOf('Outer')).toEqual(['2 of 3']);
  });
});

describe("a gallery in a carousel's slide", () => {
  const renderSlide: CarouselProps['renderSlide'] = ({ index }) =>
    index === 0 ? (
      <ThumbnailGallery images={paintedImages} thumbnailWidth={60} lightbox={{ effect: 'none', history: false }} />
    ) : (
      <p style={{ height: 200 }}>{`Part ${index + 1}`}</p>
    );
  const thumbnail = () => page.getByRole('button', { name: 'Image 3' }).element();
  const shown = () => document.querySelector('.loggia-lightbox [data-role=current] img')?.getAttribute('alt');
  /** Uses touch, because hover or keyboard focus would pause the autoplay. */
  const openThird = async () => {
    await touch('touchStart', middleOf(thumbnail()));
    await touch('touchEnd');
    await expect.element(page.getByRole('dialog')).toHaveAttribute('data-status', 'open');
  };

  test.each(drags)('does not move the carousel when its lightbox is swiped with %s', async (_, drag) => {
    await render(<Outer renderSlide={renderSlide} />);
    const opener = thumbnail();
    await openThird();
    const surface = document.querySelector<HTMLElement>('.loggia-slides') ?? document.body;
    await expect.poll(() => surface.style.touchAction).toBe('none');
    await drag(middleOf(surface), middleOf(surface, { x: -250 }));
    await expect.poll(shown).toBe('Image 4');
    await expectAtRest('Outer');
    await userEvent.keyboard('{Escape}');
    await expect.poll(() => document.querySelector('dialog')).toBeNull();
    expect(currentOf('Outer')).toEqual(['1 of 3']);
    expect(document.activeElement).toBe(opener);
  });

  test("pauses the carousel's autoplay while its lightbox is open", async () => {
    const turns: string[] = [];
    const both = (intervalMs: number) => (
      <>
        <Outer {...{ renderSlide, intervalMs }} autoplay loop onIndexChange={() => turns.push('outer')} />
        <Carousel
          label="Clock"
          count={9}
          autoplay
          loop
          durationMs={0}
          intervalMs={intervalMs}
          onIndexChange={() => turns.push('clock')}
          renderSlide={({ index }) => <p>{index}</p>}
        />
      </>
    );
    const screen = await render(both(60_000));
    await openThird();
    await screen.rerender(both(20));
    await expect.poll(() => turns.length).toBeGreaterThan(2);
    expect(turns).not.toContain('outer');
    await userEvent.keyboard('{Escape}');
    await expect.poll(() => turns).toContain('outer');
  });
});
