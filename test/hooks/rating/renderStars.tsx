import { act, render, screen } from '@testing-library/react-hooks';
import { StrictMode } from 'react';
import type { GalleryImage, UseRatingResult } from '@loggia/hooks';
import { createVoteBox } from './createVoteBox.ts';
import { StrangersStars, type StrangersStarsProps } from './StrangersStars.tsx';

export const rated: GalleryImage = { id: '1', url: '/1.jpg', rating: { average: 3, count: 4, own: 0 } };
export const fresh: GalleryImage = { id: '2', url: '/2.jpg' };

let rating: UseRatingResult | undefined;
export const now = (): UseRatingResult => {
  if (!rating) throw new Error('Nothing was rendered.');
  return rating;
};

/** Renders stars in custom markup with a rating store that the test settles. */
export function renderStars(props: Partial<StrangersStarsProps> = {}) {
  const store = createVoteBox();
  const element = (own: Partial<StrangersStarsProps>) => (
    <StrictMode>
      <StrangersStars
        target={{ image: rated }}
        store={store}
        {...props}
        {...own}
        onRender={(next) => (rating = next)}
      />
    </StrictMode>
  );
  const { rerender, unmount } = render(element({}));
  return {
    store,
    unmount,
    show: (image: GalleryImage) => rerender(element({ target: { image } })),
    update: (own: Partial<StrangersStarsProps>) => rerender(element(own)),
  };
}

export const group = () => screen.getByTestId('stars');
export const star = (score: number) => screen.getByTestId(`star ${score}`);
export const shown = () => group().textContent;
export const message = () => screen.getByRole('alert').textContent;
export const button = (name: string) => screen.getByRole('button', { name });
export const settle = (change: () => void) =>
  act(async () => {
    change();
    await Promise.resolve();
  });
