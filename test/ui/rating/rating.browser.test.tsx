import '@loggia/ui/styles.css';
import { useState } from 'react';
import { describe, expect, test, vi } from 'vitest';
import { render } from 'vitest-browser-react';
import { page, userEvent } from 'vitest/browser';
import { HttpStatusError } from '@loggia/hooks/errors';
import type { GalleryImage, RatingStore } from '@loggia/hooks';
import { KitProvider, Rating, type RatingProps } from '@loggia/ui';
import { expectAccessible } from '../../helpers/expectAccessible.ts';

const rated: GalleryImage = { id: '1', url: '/1.jpg', rating: { average: 2.5, count: 4, own: 0 } };
const fresh: GalleryImage = { id: '2', url: '/2.jpg' };

const createStore = (answer: RatingStore['saveRating']) => ({ saveRating: vi.fn<RatingStore['saveRating']>(answer) });
const keep: RatingStore['saveRating'] = async (_image, score) => ({ average: 3, count: 5, own: score });
const refuse: RatingStore['saveRating'] = async () => {
  throw new HttpStatusError(403);
};

const star = (score: number, count = 5) => page.getByRole('radio', { name: `${score} of ${count} stars` });
const stars = () => page.getByRole('radiogroup');
const faces = () => [...document.querySelectorAll<HTMLElement>('.loggia-star')].map(({ dataset }) => dataset['face']);

async function renderRating(props: Partial<RatingProps> = {}, dir: 'ltr' | 'rtl' = 'ltr') {
  const store = createStore(keep);
  await render(
    <main dir={dir}>
      <h1>A picture</h1>
      <button type="button">Before</button>
      <Rating target={{ image: rated }} store={store} {...props} />
      <button type="button">After</button>
    </main>,
  );
  return store;
}

describe('rating with the keyboard', () => {
  test('has one tab stop, moves between stars with arrow keys, and votes only with Space or Enter', async () => {
    const store = await renderRating();
    await page.getByRole('button', { name: 'Before' }).click();
    await userEvent.tab();
    await expect.element(star(1)).toHaveFocus();
    await userEvent.keyboard('{ArrowRight}{ArrowRight}{ArrowDown}');
    await expect.element(star(4)).toHaveFocus();
    // A focused star isn't selected: it has a focus ring, and the stars still show the average.
    expect(faces()).toEqual(['full', 'full', 'half', 'empty', 'empty']);
    expect(document.querySelector('[data-preview]')).toBeNull();
    expect(getComputedStyle(star(4).element())).toMatchObject({ outlineStyle: 'solid', outlineWidth: '3px' });
    await userEvent.keyboard('{End}');
    await expect.element(star(5)).toHaveFocus();
    await userEvent.keyboard('{ArrowRight}');
    await expect.element(star(1)).toHaveFocus();
    await userEvent.keyboard('{ArrowLeft}{ArrowUp}');
    await expect.element(star(4)).toHaveFocus();
    await userEvent.tab();
    await expect.element(page.getByRole('button', { name: 'After' })).toHaveFocus();
    expect(faces()).toEqual(['full', 'full', 'half', 'empty', 'empty']);
    expect(store.saveRating).not.toHaveBeenCalled();
    await userEvent.tab({ shift: true });
    await userEvent.keyboard(' ');
    expect(store.saveRating.mock.calls.map(([image, score]) => [image.id, score])).toEqual([['1', 4]]);
  });

  test('mirrors the left and right arrow keys in right-to-left layouts, but not the up and down keys', async () => {
    await renderRating({}, 'rtl');
    await page.getByRole('button', { name: 'Before' }).click();
    await userEvent.tab();
    await userEvent.keyboard('{ArrowLeft}{ArrowLeft}{ArrowDown}{ArrowRight}');
    await expect.element(star(3)).toHaveFocus();
    const places = [1, 5].map((score) => star(score).element().getBoundingClientRect().x);
    expect(places[0]).toBeGreaterThan(places[1] ?? 0);
  });

  test('keeps focus in the rating after a vote', async () => {
    await renderRating();
    await star(4).click();
    const image = page.getByRole('img', { name: '3.0 of 5 stars. You have already rated. Votes: 5' });
    await expect.element(image).toHaveFocus();
    await userEvent.tab();
    await expect.element(page.getByRole('button', { name: 'After' })).toHaveFocus();
  });

  test('returns focus to the star when saving fails, on retry and on cancel', async () => {
    const store = createStore(refuse);
    await renderRating({ store });
    await star(4).click();
    await expect.element(page.getByRole('alert')).toHaveTextContent('Your rating could not be saved.');
    await expect.element(star(4)).toHaveFocus();
    await userEvent.tab();
    await expect.element(page.getByRole('button', { name: 'Try again' })).toHaveFocus();
    await userEvent.keyboard('{Enter}');
    await vi.waitFor(() => expect(store.saveRating).toHaveBeenCalledTimes(2));
    await expect.element(star(4)).toHaveFocus();
    await page.getByRole('button', { name: 'Cancel your rating.' }).click();
    await expect.element(page.getByRole('alert')).not.toBeInTheDocument();
    await expect.element(star(4)).toHaveFocus();
  });

  test('keeps focus when the image changes', async () => {
    const own = { ...fresh, rating: { average: 4, count: 2, own: 4 } };
    function TwoImages() {
      const [image, setImage] = useState(rated);
      return (
        <main>
          <Rating target={{ image }} store={{ saveRating: keep }} />
          <button type="button" onPointerEnter={() => setImage(own)}>
            Next
          </button>
        </main>
      );
    }
    await render(<TwoImages />);
    await userEvent.tab();
    await expect.element(star(1)).toHaveFocus();
    await page.getByRole('button', { name: 'Next' }).hover();
    await expect
      .element(page.getByRole('img', { name: '4.0 of 5 stars. You have already rated. Votes: 2' }))
      .toHaveFocus();
  });
});

describe('rating with the pointer', () => {
  test('previews a rating on hover, and resets the preview on leave', async () => {
    await renderRating();
    await star(5).hover();
    expect(faces()).toEqual(['full', 'full', 'full', 'full', 'full']);
    await page.getByRole('button', { name: 'After' }).hover();
    expect(faces()).toEqual(['full', 'full', 'half', 'empty', 'empty']);
  });

  test('uses stars at least 44 pixels high, with a width that depends on starSize', async () => {
    await renderRating({ starSize: 60 });
    const { width, height } = star(1).element().getBoundingClientRect();
    expect(height).toBeGreaterThanOrEqual(44);
    expect(width).toBe(68);
  });

  test('does not move other elements after a vote', async () => {
    await renderRating();
    const place = () =>
      page.getByRole('button', { name: 'After' }).element().getBoundingClientRect().toJSON() as unknown;
    const before = place();
    await star(4).click();
    await expect.element(page.getByText('You have already rated.')).toBeVisible();
    expect(place()).toEqual(before);
  });
});

describe('a rating in the overlay on an image', () => {
  async function renderBox(width: number, image: GalleryImage) {
    await page.viewport(1000, 600);
    await render(
      <div className="loggia-lightbox" style={{ display: 'flex', flexDirection: 'column' }}>
        <div className="loggia-over" style={{ width }}>
          <div className="loggia-votes">
            <Rating target={{ image }} store={createStore(keep)} />
          </div>
        </div>
      </div>,
    );
    const rectOf = (selector: string) =>
      document.querySelector(selector)?.getBoundingClientRect() ?? document.body.getBoundingClientRect();
    return { box: rectOf('.loggia-votes'), stars: rectOf('.loggia-stars'), hint: rectOf('.loggia-rating-hint') };
  }
  const voted = { ...rated, rating: { average: 4, count: 2, own: 4 } };

  test.each([
    ['not rated', fresh],
    ['rated', voted],
  ])('shows stars and hint side by side in a compact box (%s)', async (_, image) => {
    const { box, stars, hint } = await renderBox(1000, image);
    expect(box.width).toBeLessThan(stars.width + hint.width + 48);
    expect(hint.left).toBeGreaterThan(stars.right);
  });

  test.each([
    ['not rated', fresh],
    ['rated', voted],
  ])('shows the hint below the stars in a narrow container (%s)', async (_, image) => {
    const { box, stars, hint } = await renderBox(320, image);
    expect(hint.top).toBeGreaterThanOrEqual(stars.bottom);
    expect(Math.abs(hint.left - stars.left)).toBeLessThan(6);
    expect(box.height).toBeLessThan(72);
  });
});

test('each star has an accessible name, and the group name includes the number of votes', async () => {
  await renderRating({ starCount: 10, labels: { star: 'Stern {score} von {count}' } });
  await expect.element(stars()).toHaveAccessibleName('Rate this image. 2.5 of 10 stars. Votes: 4');
  await expect.element(page.getByRole('radio', { name: 'Stern 10 von 10' })).toBeVisible();
  expect(page.getByRole('radio').elements()).toHaveLength(10);
});

test('a rating uses the labels from KitProvider', async () => {
  await render(
    <KitProvider labels={{ rating: { notRated: 'Noch ohne Wertung.' } }}>
      <main>
        <Rating target={{ image: fresh }} store={{ saveRating: keep }} />
      </main>
    </KitProvider>,
  );
  await expect.element(page.getByText('Noch ohne Wertung.')).toBeVisible();
});

test('a half star is clipped at its center, and mirrored in right-to-left layouts', async () => {
  await renderRating({}, 'rtl');
  const fill = document.querySelector('[data-face="half"] .loggia-star-fill');
  expect(fill && getComputedStyle(fill).clipPath).toBe('inset(0px 0px 0px 50%)');
});

describe('a rating', () => {
  test('passes axe before and after a vote', async () => {
    await renderRating();
    await expectAccessible();
    await star(4).click();
    await expect.element(page.getByText('You have already rated.')).toBeVisible();
    await expectAccessible();
  });

  test('passes axe after saving a vote has failed', async () => {
    await renderRating({ store: createStore(refuse) });
    await star(4).click();
    await expect.element(page.getByRole('button', { name: 'Try again' })).toBeVisible();
    await expectAccessible();
  });
});

test('a slow rating shows a waiting message, and warns after a timeout that it may already be saved', async () => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
  try {
    let fail: (reason: Error) => void = () => undefined;
    const store = createStore(() => new Promise((_resolve, reject) => (fail = reject)));
    await renderRating({ store });
    await star(4).click();
    await expect.element(page.getByText('You have already rated.')).toBeVisible();
    vi.advanceTimersByTime(5000);
    const status = page.getByRole('status');
    await expect.element(status).toHaveTextContent('Your rating is still being saved. Please wait.');
    await expect.element(status).toBeVisible();
    fail(new HttpStatusError(504));
    await expect.element(page.getByRole('alert')).toHaveTextContent('may have been saved already');
    await expect.element(status).toHaveTextContent('');
    expect(store.saveRating).toHaveBeenCalledTimes(1);
  } finally {
    vi.useRealTimers();
  }
});
