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

test('of the widths of a thumbnail the one stands in that the page has loaded', async () => {
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

test('until a picture has come its thumbnail stands in its place, unheard, and nothing moves when it comes', async () => {
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
