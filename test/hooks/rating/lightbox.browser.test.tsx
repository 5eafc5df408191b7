import { StrictMode } from 'react';
import { expect, test, vi } from 'vitest';
import { render } from 'vitest-browser-react';
import { page, userEvent } from 'vitest/browser';
import { hydrateRoot } from 'react-dom/client';
import { renderToString } from 'react-dom/server';
import type { RatingStore, UseLightboxResult } from '@loggia/hooks';
import { LightboxPage } from '../../helpers/LightboxPage.tsx';
import { StrangersStars } from './StrangersStars.tsx';

const createStore = () => ({
  saveRating: vi.fn<RatingStore['saveRating']>(async (_image, own) => ({ average: own, count: 1, own })),
});
const star = (score: number) => page.getByRole('radio', { name: `${score} of 5 stars` });

async function openSecondImage() {
  const store = createStore();
  await render(
    <LightboxPage history={false}>
      {(lightbox: UseLightboxResult) => (
        <>
          <StrangersStars target={lightbox} store={store} />
          <output>at {lightbox.index + 1}</output>
        </>
      )}
    </LightboxPage>,
  );
  await page.getByRole('link', { name: 'Image 2' }).click();
  await expect.element(page.getByText('at 2')).toBeVisible();
  return store;
}

test('keys pressed on the stars do not change the slide, and lightbox keys work again after the vote', async () => {
  const store = await openSecondImage();
  star(1).element().focus();
  await userEvent.keyboard('{ArrowRight}{End}{ArrowLeft}');
  await expect.element(star(4)).toHaveFocus();
  await expect.element(page.getByText('at 2')).toBeVisible();
  await userEvent.keyboard(' ');
  await vi.waitFor(() =>
    expect(store.saveRating.mock.calls.map(([image, score]) => [image.id, score])).toEqual([['2', 4]]),
  );
  await expect.element(page.getByRole('img', { name: /You have already rated/ })).toHaveFocus();
  await userEvent.keyboard('{ArrowRight}');
  await expect.element(page.getByText('at 3')).toBeVisible();
});

test('server-rendered stars hydrate without a warning, and then get their size', async () => {
  const own = { id: '1', url: '/1.jpg', rating: { average: 2.5, count: 4, own: 0 } };
  const element = (
    <StrictMode>
      <StrangersStars target={{ image: own }} store={createStore()} starSize={40} />
    </StrictMode>
  );
  const onRecoverableError = vi.fn();
  const container = document.body.appendChild(document.createElement('div'));
  container.innerHTML = renderToString(element);
  expect(container.querySelector('[style]')).toBeNull();
  const root = hydrateRoot(container, element, { onRecoverableError });
  const stars = () => container.querySelector<HTMLElement>('[role=radiogroup]');
  await vi.waitFor(() => expect(stars()?.style.getPropertyValue('--loggia-star-size')).toBe('40px'));
  expect(onRecoverableError).not.toHaveBeenCalled();
  root.unmount();
  container.remove();
});
