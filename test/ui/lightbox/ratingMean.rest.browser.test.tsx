import { beforeEach, describe, expect, test } from 'vitest';
import { createImages } from './LightboxPage.tsx';
import { button, dialog, press, renderOpenLightbox } from './renderLightboxPage.tsx';
import { controls, placeOf, propsFor, renderSettings } from './renderSettings.tsx';

const pictures = createImages(3).map((image, index) =>
  index === 1 ? { ...image, rating: { average: 4.2, count: 10, own: 0 } } : image,
);

// Ratings are stored in localStorage.
beforeEach(() => localStorage.clear());

describe('the rating button in the control bar', () => {
  test('shows the average inside the button', async () => {
    await renderSettings({ rating: true }, { pictures });
    const rating = button('4.2 stars. Hide rating');
    await expect.element(rating).toHaveTextContent('4.2');
    const [own, text] = [placeOf(rating.element()), placeOf(rating.element().querySelector('span'))];
    expect(text.left).toBeGreaterThan(own.left);
    expect(text.right).toBeLessThan(own.right);
    expect(Math.abs(text.left - own.left - (own.right - text.right))).toBeLessThanOrEqual(2);
  });

  test('does not shift any controls when navigating to an unrated image', async () => {
    await renderSettings({ rating: true }, { pictures });
    await expect.element(button('4.2 stars. Hide rating')).toBeVisible();
    const placesOf = () => [...(controls()?.querySelectorAll('button') ?? [])].map(placeOf);
    const rated = placesOf();
    await press('{ArrowRight}');
    await expect.element(button('Hide rating')).toBeVisible();
    expect(placesOf()).toEqual(rated);
    const gaps = rated.slice(1).map(({ left }, index) => left - (rated[index]?.right ?? Number.NaN));
    expect(new Set(gaps).size, String(gaps)).toBe(1);
  });

  test('shows the new average after a vote', async () => {
    await renderSettings({ rating: true }, { pictures });
    await dialog().getByRole('radio', { name: '5 of 5 stars' }).click();
    await expect.element(dialog().getByRole('button', { name: /Hide rating/ })).not.toHaveTextContent('4.2');
  });

  test('shows only a star if there are no votes', async () => {
    await renderOpenLightbox({ ...propsFor({ rating: true }, { pictures }), id: '3' });
    await expect.element(button('Hide rating')).toBeVisible();
    expect(controls()?.querySelector('.loggia-average')).toBeNull();
  });
});
