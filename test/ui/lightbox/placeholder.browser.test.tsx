import { expect, test } from 'vitest';
import { render } from 'vitest-browser-react';
import { withholdPictures } from '../../helpers/withholdPictures.ts';
import { LightboxPage, PICTURE_URL, createImages } from './LightboxPage.tsx';
import { dialog, expectShown, thumbnail } from './renderLightboxPage.tsx';

const THUMBNAIL_URL = `${PICTURE_URL}?small`;
const images = createImages(3).map((image) => ({
  ...image,
  thumbnail: { url: THUMBNAIL_URL, width: 60, height: 40 },
}));

const placeholder = () => document.querySelector<HTMLImageElement>(`.loggia-slide img[src="${THUMBNAIL_URL}"]`);

const placeOf = (element: Element | null) => {
  const { left, right, top, bottom } = element?.getBoundingClientRect() ?? new DOMRect();
  return { middle: Math.round((left + right) / 2), top: Math.round(top), bottom: Math.round(bottom) };
};

test('the width of a thumbnail that the page has loaded stands in', async () => {
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

test('the thumbnail stands in for a picture, unheard, until that has come, and nothing moves then', async () => {
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
