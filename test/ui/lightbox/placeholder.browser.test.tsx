import { expect, test, vi } from 'vitest';
import { render } from 'vitest-browser-react';
import { withholdPictures } from '../../helpers/withholdPictures.ts';
import { LightboxPage, PICTURE_URL, createImages } from './LightboxPage.tsx';
import { dialog, expectShown, press, thumbnail } from './renderLightboxPage.tsx';

const THUMBNAIL_URL = `${PICTURE_URL}?small`;
const images = createImages(3).map((image) => ({
  ...image,
  thumbnail: { url: THUMBNAIL_URL, width: 60, height: 40 },
}));

const LAST_URL = new URL(`${THUMBNAIL_URL}&5`, location.href).href;
/** The second image is opened and its neighbors are loaded, but not the last of five. */
const many = createImages(5).map((image) => ({ ...image, thumbnail: { url: `${THUMBNAIL_URL}&${image.id}` } }));
const shownAlone = () => {
  const slides = document.querySelectorAll('.loggia-slide:not([data-role=neighbour])');
  return [...slides].map((slide) => slide.querySelector<HTMLImageElement>('.loggia-slide-placeholder')?.src);
};

const placeholder = () => document.querySelector<HTMLImageElement>(`.loggia-slide img[src="${THUMBNAIL_URL}"]`);

const placeOf = (element: Element | null) => {
  const { left, right, top, bottom } = element?.getBoundingClientRect() ?? new DOMRect();
  return { middle: Math.round((left + right) / 2), top: Math.round(top), bottom: Math.round(bottom) };
};

test('the placeholder uses the thumbnail file that the page has already loaded', async () => {
  const giveBack = withholdPictures();
  const loaded = `${PICTURE_URL}?wide`;
  await render(
    <>
      <img src={THUMBNAIL_URL} srcSet={`${loaded} 320w`} sizes="300px" alt="" />
      <LightboxPage images={images} />
    </>,
  );
  await thumbnail('2').click();
  await expect
    .poll(() => document.querySelector('.loggia-slide-placeholder'), { timeout: 10_000 })
    .toHaveAttribute('src', new URL(loaded, location.href).href);
  giveBack();
});

test('the thumbnail is an unlabeled placeholder until the image loads, and causes no layout shift', async () => {
  const giveBack = withholdPictures();
  const slow = await render(<LightboxPage images={images} />);
  await thumbnail('2').click();
  await expect.poll(placeholder, { timeout: 10_000 }).toBeVisible();
  expect(placeholder()).toHaveAttribute('alt', '');
  const place = placeOf(placeholder());
  expect(place.bottom).toBeGreaterThan(place.top + 100);
  await slow.unmount();
  giveBack();

  await render(<LightboxPage images={images} />);
  await thumbnail('2').click();
  await expectShown('Landscape 2');
  await expect.poll(placeholder).toBeNull();
  expect(placeOf(dialog().getByRole('img', { name: 'Landscape 2' }).element())).toEqual(place);
});

test.each(['none', 'fade', 'shift'] as const)(
  'the thumbnail of a slow next image replaces the current image (effect %s)',
  async (effect) => {
    await render(<LightboxPage images={many} effect={effect} />);
    await thumbnail('2').click();
    await expectShown('Landscape 2');
    const giveBack = withholdPictures();
    await press('{End}');
    await expect.poll(() => document.querySelector('.loggia-counter')).toHaveTextContent('5 / 5');
    await expect.poll(shownAlone).toEqual([LAST_URL]);
    const { visibility } = getComputedStyle(document.querySelector('.loggia-slide-placeholder') ?? document.body);
    expect(visibility).toBe('visible');
    giveBack();
  },
);

test('the thumbnail of a slow next image is hidden for the first 300 ms without an effect', async () => {
  await render(<LightboxPage images={many} effect="none" />);
  await thumbnail('2').click();
  await expectShown('Landscape 2');
  const giveBack = withholdPictures();
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
  await press('{End}');
  await expect.poll(() => shownAlone().length).toBe(2);
  const waiting = document.querySelector('.loggia-slide-placeholder') ?? document.body;
  expect(getComputedStyle(waiting).visibility).toBe('hidden');
  vi.advanceTimersByTime(300);
  await expect.poll(shownAlone).toEqual([LAST_URL]);
  vi.useRealTimers();
  giveBack();
});
