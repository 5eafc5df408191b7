import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { render } from 'vitest-browser-react';
import { page, userEvent } from 'vitest/browser';
import type { UseInlineSlideshowOptions } from '@loggia/hooks';
import { expectAccessible } from '../../helpers/expectAccessible.ts';
import { createStaticBackend } from '@loggia/hooks/static';
import { paintedImages } from '../../helpers/paintedImages.ts';
import { printPage } from '../../helpers/printPage.ts';
import { dragFinger, middleOf, plugInTouchScreen, unplugTouchScreen } from '../../helpers/fingers.ts';
import { expectShown, nextButton, playButton, ready, region, SlideshowPage, stage } from './SlideshowPage.tsx';

const box = (selector: string) => document.querySelector(selector)?.getBoundingClientRect();

describe('an inline slideshow', () => {
  test('navigates and loops with arrows, keys and thumbnails, and announces the current image', async () => {
    await render(<SlideshowPage />);
    await ready();
    await nextButton().click();
    await expectShown('Image 2');
    await expect.element(page.getByText('Slide 2 of 5: Image 2')).toBeInTheDocument();
    await userEvent.keyboard('{ArrowLeft}{ArrowLeft}');
    await expectShown('Image 5');
    await page.getByRole('button', { name: 'Image 3, Image 3' }).click();
    await expectShown('Image 3');
    await expectAccessible();
  });

  test('mirrors arrow keys in right-to-left layouts, and stops at the ends unless it loops', async () => {
    await render(<SlideshowPage dir="rtl" loop={false} />);
    await ready();
    await expect.element(page.getByRole('button', { name: 'Previous slide' })).toHaveAttribute('aria-disabled', 'true');
    await nextButton().click();
    await userEvent.keyboard('{ArrowLeft}');
    await expectShown('Image 3');
    await userEvent.keyboard('{ArrowRight}');
    await expectShown('Image 2');
  });

  test('plays queued slide changes one by one without dropping any', async () => {
    const onIndexChange = vi.fn<NonNullable<UseInlineSlideshowOptions['onIndexChange']>>();
    await render(<SlideshowPage effect="slideH" effectDurationMs={200} onIndexChange={onIndexChange} />);
    await ready();
    await region().getByRole('button', { name: 'Next slide' }).click();
    await userEvent.keyboard('{ArrowRight}{ArrowRight}{ArrowRight}');
    await expectShown('Image 5');
    expect(onIndexChange.mock.calls.map(([index]) => index)).toEqual([1, 2, 3, 4]);
    expect(onIndexChange.mock.calls.map(([, { reason }]) => reason)).toEqual([
      'arrow',
      'keyboard',
      'keyboard',
      'keyboard',
    ]);
  });

  test('never repeats the current image when shuffling', async () => {
    await render(<SlideshowPage shuffle random={() => 0.99} filmstrip="dots" />);
    await ready();
    await nextButton().click();
    await expectShown('Image 5');
    await nextButton().click();
    await expectShown('Image 4');
    await expect
      .element(page.getByRole('button', { name: 'Image 4, Image 4' }))
      .toHaveAttribute('aria-current', 'true');
  });

  test('opens the clicked image in the lightbox, follows the lightbox, and restores focus on close', async () => {
    await render(<SlideshowPage />);
    await ready();
    await page.getByRole('button', { name: 'Image 1', exact: true }).click();
    await page.getByRole('button', { name: 'Next image' }).click();
    await page.getByRole('button', { name: 'Close' }).click();
    await expectShown('Image 2');
    await expect.poll(() => document.activeElement?.className).toBe('loggia-image-link');
  });

  test('follows a lightbox with a different image order each time the lightbox is opened', async () => {
    const backend = createStaticBackend({ images: [...paintedImages].reverse() });
    const source = createStaticBackend({ images: paintedImages }).gallery;
    await render(<SlideshowPage images={undefined} source={source} backend={backend} />);
    await ready();
    const openFrom = async (name: string) => {
      await page.getByRole('button', { name, exact: true }).click();
      await page.getByRole('button', { name: 'Next image' }).click();
    };
    await openFrom('Image 1');
    await expectShown('Image 5');
    await page.getByRole('button', { name: 'Close' }).click();
    await expect.poll(() => document.activeElement?.closest('[data-role=current]')).toBeTruthy();
    await nextButton().click();
    await expectShown('Image 1');
    await openFrom('Image 1');
    await expectShown('Image 5');
  });

  test('is server-rendered at its final size, and scales text accordingly', async () => {
    const options = { hasTitle: true, hasDescription: true, width: 400, height: 250 } as const;
    const { hydrate } = printPage(
      <SlideshowPage
        {...options}
        images={[{ id: '1', url: '', ...paintedImages[0], title: 'Alone', description: 'By itself' }]}
      />,
    );
    const before = [box('.loggia-slideshow-container'), box('.loggia-slideshow-filmstrip')];
    expect(before[0]).toMatchObject({ width: 400, height: 250 });
    hydrate();
    await expect.poll(() => stage().dataset['ready']).toBe('');
    expect([box('.loggia-slideshow-container'), box('.loggia-slideshow-filmstrip')]).toEqual(before);
    const title = document.querySelector('.loggia-slideshow-title');
    expect(title && getComputedStyle(title).fontSize).toBe('32px');
    await expect.element(playButton()).not.toBeInTheDocument();
  });

  test('keeps the server-rendered image and focus on the image link during hydration', async () => {
    const { place, hydrate } = printPage(<SlideshowPage />);
    const [link, picture] = [place.querySelector<HTMLElement>('.loggia-image-link'), place.querySelector('img')];
    link?.focus();
    hydrate();
    await ready();
    expect(place.querySelector('[data-role=current] img')).toBe(picture);
    expect(document.activeElement).toBe(link);
  });
});

test.each([
  ['taller', 400],
  ['wider', 100],
])('an image %s than the stage is scaled to fit, on the first and the next slide', async (_, height) => {
  const images = paintedImages.map((image) => ({ ...image, width: 600, height }));
  await render(<SlideshowPage images={images} />);
  const isInside = (name: string) => {
    const [room, picture] = [box('.loggia-slideshow-container'), box(`.loggia-slideshow-slide img[alt="${name}"]`)];
    return room && picture && picture.top >= room.top && picture.bottom <= room.bottom && picture.width > 0;
  };
  await ready();
  expect(isInside('Image 1')).toBe(true);
  await nextButton().click();
  await expectShown('Image 2');
  expect(isInside('Image 2')).toBe(true);
});

test('a filmstrip thumbnail that fails to load shows the image title', async () => {
  const images = paintedImages.map((image) =>
    image.title === 'Image 3' ? { ...image, thumbnail: { url: 'data:image/png,nothing' } } : image,
  );
  await render(<SlideshowPage images={images} />);
  const signOf = (index: number) => {
    const picture = document.querySelector(`.loggia-slideshow-filmstrip li:nth-child(${index}) img`);
    return picture && getComputedStyle(picture, '::after').content;
  };
  await expect.poll(() => signOf(3)).toBe('"Image 3"');
  const picture = document.querySelector<HTMLImageElement>('.loggia-slideshow-filmstrip li:nth-child(3) img');
  await expect.poll(() => picture?.complete && picture.naturalWidth).toBe(0);
});

describe('inline slideshow playback', () => {
  const held = () => document.querySelector('.loggia-slideshow')?.hasAttribute('data-playing') === false;

  test('starts when the play button is clicked, and pauses while the slideshow is out of view or the window is blurred', async () => {
    await render(<SlideshowPage intervalMs={60_000} />);
    await ready();
    expect(held()).toBe(true);
    await playButton().click();
    await expect.poll(held).toBe(false);
    // The slideshow pauses on hover, so the pointer has to leave it.
    await userEvent.hover(page.getByRole('heading'));
    window.scrollTo(0, 2000);
    await expect.poll(held).toBe(true);
    window.scrollTo(0, 0);
    await expect.poll(held).toBe(false);
    window.dispatchEvent(new Event('blur'));
    await expect.poll(held).toBe(true);
    window.dispatchEvent(new Event('focus'));
    await expect.poll(held).toBe(false);
  });

  test('plays music only after the play button is clicked, and stops when the user turns music off', async () => {
    const play = vi.spyOn(HTMLMediaElement.prototype, 'play').mockResolvedValue();
    const pause = vi.spyOn(HTMLMediaElement.prototype, 'pause');
    await render(<SlideshowPage autoplay intervalMs={60_000} musicUrl="/waltz.mp3" />);
    await expect.poll(held).toBe(false);
    expect(play).not.toHaveBeenCalled();
    await page.getByRole('button', { name: 'Pause slideshow' }).click();
    await playButton().click();
    await expect.poll(() => play.mock.calls.length).toBe(1);
    await page.getByRole('button', { name: 'Turn music off' }).click();
    await expect.poll(() => pause.mock.calls.length).toBeGreaterThan(0);
    play.mockRestore();
  });
});

describe('swiping an inline slideshow', () => {
  beforeEach(plugInTouchScreen);
  afterEach(() => {
    unplugTouchScreen();
    window.scrollTo(0, 0);
  });

  test('scrolls the page if the swipe is vertical, before and after hydration', async () => {
    const { hydrate } = printPage(<SlideshowPage />);
    await dragFinger(middleOf(stage(), { y: 100 }), middleOf(stage(), { y: -100 }));
    await expect.poll(() => window.scrollY).toBeGreaterThan(50);
    hydrate();
    await ready();
    window.scrollTo(0, 0);
    await dragFinger(middleOf(stage(), { y: 100 }), middleOf(stage(), { y: -100 }));
    await expect.poll(() => window.scrollY).toBeGreaterThan(50);
    await expectShown('Image 1');
  });

  test('changes the image if the swipe is horizontal', async () => {
    await render(<SlideshowPage />);
    await ready();
    await dragFinger(middleOf(stage(), { x: 120 }), middleOf(stage(), { x: -120 }), { steps: 10 });
    await expectShown('Image 2');
    expect(window.scrollY).toBe(0);
  });

  test('keeps the dragged image when images are prepended', async () => {
    const [first = paintedImages[0], ...others] = paintedImages;
    const images = [first, ...others].flatMap((image) => image ?? []);
    const latest = { ...images[4], id: 'latest', title: 'The latest', url: images[4]?.url ?? '' };
    const screen = await render(<SlideshowPage images={images} />);
    await ready();
    const picture = document.querySelector('.loggia-slideshow-slide[data-role=current] img');
    const beforeRelease = async () => {
      await screen.rerender(<SlideshowPage images={[latest, ...images]} />);
      await expectShown('Image 1');
      expect(document.querySelector('.loggia-slideshow-slide[data-role=current] img')).toBe(picture);
    };
    await dragFinger(middleOf(stage(), { x: 120 }), middleOf(stage(), { x: -120 }), { steps: 10, beforeRelease });
    await expectShown('Image 2');
  });
});
