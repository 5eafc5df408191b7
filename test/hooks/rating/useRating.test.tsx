import { act, fireEvent, render, screen } from '@testing-library/react-hooks';
import { describe, expect, test } from 'vitest';
import { HttpStatusError, MissingContentError, OfflineError } from '@loggia/hooks/errors';
import { BackendProvider, type UseRatingOptions } from '@loggia/hooks';
import { createVoteBox } from './createVoteBox.ts';
import { button, fresh, group, message, now, rated, renderStars, settle, shown, star } from './renderStars.tsx';
import { StrangersStars } from './StrangersStars.tsx';

describe('useRating before a vote', () => {
  test('renders the average as labeled stars with a single tab stop', () => {
    renderStars();
    expect(shown()).toBe('★★★☆☆');
    expect(group().getAttribute('role')).toBe('radiogroup');
    expect(group().getAttribute('aria-label')).toBe('Rate this image. 3.0 of 5 stars. Votes: 4');
    expect(screen.getAllByRole('radio').map((radio) => radio.getAttribute('aria-label'))).toEqual(
      [1, 2, 3, 4, 5].map((score) => `${score} of 5 stars`),
    );
    expect(screen.getAllByRole('radio').map(({ tabIndex }) => tabIndex)).toEqual([0, -1, -1, -1, -1]);
    expect(screen.getByTestId('hint').textContent).toBe('3.0\nVotes: 4');
  });

  test('shows a hint for an image without votes', () => {
    renderStars({ target: { image: fresh } });
    expect(shown()).toBe('☆☆☆☆☆');
    expect(now()).toMatchObject({ hint: 'Not rated yet.', status: 'unrated', average: 0, voteCount: 0 });
  });

  test('previews a rating on mouse hover, but not on touch', () => {
    renderStars();
    fireEvent.pointerEnter(star(5), { pointerType: 'mouse' });
    expect([shown(), group().dataset['preview']]).toEqual(['★★★★★', '5']);
    fireEvent.pointerLeave(group());
    expect([shown(), group().dataset['preview']]).toEqual(['★★★☆☆', undefined]);
    fireEvent.pointerEnter(star(5), { pointerType: 'touch' });
    expect(shown()).toBe('★★★☆☆');
  });

  test('ends a preview when the image changes', () => {
    const { show } = renderStars();
    fireEvent.pointerEnter(star(5), { pointerType: 'mouse' });
    show(fresh);
    expect(shown()).toBe('☆☆☆☆☆');
  });

  test('takes count, size and icon from the lightbox settings, and shows half stars', () => {
    const image = { ...rated, rating: { average: 7.5, count: 2, own: 0 } };
    const settings = { ratingStarCount: 10, ratingStarSize: 32, ratingIcon: 'heart' } as const;
    renderStars({ target: { image, settings } });
    expect(shown()).toBe('★★★★★★★⯪☆☆');
    expect(group().dataset['icon']).toBe('heart');
    expect(group().style.getPropertyValue('--loggia-star-size')).toBe('32px');
  });

  test('clamps an average above the number of stars', () => {
    renderStars({ target: { image: { ...rated, rating: { average: 99, count: 1, own: 0 } } } });
    expect([shown(), now().average]).toEqual(['★★★★★', 5]);
  });
});

describe('a vote', () => {
  test('is sent once, shows the local average, and turns the stars into a labeled image', () => {
    const { store } = renderStars();
    fireEvent.click(star(4));
    expect(store.votes()).toEqual(['1: 4']);
    expect(now()).toMatchObject({ status: 'saving', average: 3.5, voteCount: 5, vote: 4, canRate: false });
    expect(shown()).toBe('★★★⯪☆');
    expect(screen.queryAllByRole('radio')).toEqual([]);
    expect(screen.getByRole('img').getAttribute('aria-label')).toBe('3.5 of 5 stars. You have already rated. Votes: 5');
    fireEvent.click(star(1));
    act(() => now().rate(1));
    expect(store.votes()).toEqual(['1: 4']);
  });

  test('is corrected by the response', async () => {
    const { store } = renderStars();
    fireEvent.click(star(4));
    await settle(() => store.answer(0, { average: 3.2, count: 5, own: 4 }));
    expect(now()).toMatchObject({ status: 'rated', average: 3.2, voteCount: 5 });
    expect(screen.getByTestId('hint').textContent).toBe('3.2\nYou have already rated.\nVotes: 5');
  });

  test('is cast with Space or Enter, but not with other keys', () => {
    const { store, show } = renderStars();
    fireEvent.keyDown(star(2), { key: 'x' });
    fireEvent.keyDown(star(2), { key: ' ', ctrlKey: true });
    expect(fireEvent.keyDown(star(2), { key: ' ' })).toBe(false);
    show(fresh);
    fireEvent.keyDown(star(5), { key: 'Enter' });
    expect(store.votes()).toEqual(['1: 2', '2: 5']);
  });

  test('is cast once, even if `rate` is called repeatedly', () => {
    const { store } = renderStars();
    act(() => {
      now().rate(4);
      now().rate(5);
    });
    expect(store.votes()).toEqual(['1: 4']);
  });

  test.each([0, 6, -1, 2.5, Number.NaN])('is not sent if it has %d stars', (score) => {
    const { store } = renderStars();
    act(() => now().rate(score));
    expect(store.votes()).toEqual([]);
  });

  test.each<[string, Partial<UseRatingOptions>]>([
    ['ratings are disabled', { enabled: false }],
    ['the rating is read-only', { isReadOnly: true }],
    ['there is no store', { store: undefined }],
    ['a vote is already set', { vote: 3 }],
  ])('is ignored if %s', (_case, options) => {
    const { store } = renderStars(options);
    fireEvent.click(star(4));
    act(() => now().rate(4));
    expect(store.votes()).toEqual([]);
    expect(screen.queryAllByRole('radio')).toEqual([]);
  });

  test('is sent to the backend from context by default', () => {
    const store = createVoteBox();
    render(
      <BackendProvider backend={{ ratings: store }}>
        <StrangersStars target={{ image: rated }} />
      </BackendProvider>,
    );
    fireEvent.click(star(4));
    expect(store.votes()).toEqual(['1: 4']);
  });

  test('is not aborted on unmount', () => {
    const { store, unmount } = renderStars();
    fireEvent.click(star(4));
    unmount();
    expect(store.saveRating.mock.calls[0]?.[2].signal.aborted).toBe(false);
  });
});

describe('a failed vote', () => {
  test('restores the stars, shows a message, and is sent again on retry', async () => {
    const { store } = renderStars();
    fireEvent.click(star(4));
    await settle(() => store.refuse(0, new HttpStatusError(500)));
    expect(now()).toMatchObject({ status: 'failed', canRate: true, average: 3, vote: 0, voteCount: 4 });
    expect(shown()).toBe('★★★☆☆');
    expect(message()).toBe('The server did not confirm your rating, so it may have been saved already.');
    fireEvent.click(button('Try again'));
    expect(store.votes()).toEqual(['1: 4', '1: 4']);
    expect(message()).toBe('');
    await settle(() => store.answer(1, { average: 3.2, count: 5, own: 4 }));
    expect(now().status).toBe('rated');
  });

  test('can be replaced by another vote or canceled', async () => {
    const { store } = renderStars();
    fireEvent.click(star(4));
    await settle(() => store.refuse(0, new OfflineError()));
    expect(message()).toBe('You are probably offline. Your rating was not saved.');
    fireEvent.click(star(2));
    expect(store.votes()).toEqual(['1: 4', '1: 2']);
    await settle(() => store.refuse(1, new OfflineError()));
    fireEvent.click(button('Cancel your rating.'));
    expect(now()).toMatchObject({ status: 'unrated', message: '', canRate: true });
  });

  test('cannot be retried if the image was removed', async () => {
    const { store } = renderStars();
    fireEvent.click(star(4));
    await settle(() => store.refuse(0, new MissingContentError()));
    expect([message(), now().canRetry]).toEqual(['This image can no longer be rated.', false]);
    expect(screen.queryByRole('button', { name: 'Try again' })).toBeNull();
  });

  test.each([
    [
      'throws synchronously',
      () => {
        throw new TypeError('broken');
      },
    ],
    ['rejects with an unknown error', () => Promise.reject(new TypeError('broken'))],
  ])('is reported as unexpected if the store %s', async (_case, answer) => {
    renderStars({ store: { saveRating: answer } });
    await settle(() => fireEvent.click(star(4)));
    expect(now().error).toMatchObject({ code: 'unexpected' });
  });

  test('keeps its message and can still be retried when the user returns to the image', async () => {
    const { store, show } = renderStars();
    fireEvent.click(star(4));
    show(fresh);
    await settle(() => store.refuse(0, new HttpStatusError(500)));
    expect(message()).toBe('');
    show(rated);
    expect(message()).toBe('The server did not confirm your rating, so it may have been saved already.');
    fireEvent.click(button('Try again'));
    expect(store.votes()).toEqual(['1: 4', '1: 4']);
  });
});

describe('a late response', () => {
  test('applies to its own image, even if another image is shown', async () => {
    const { store, show } = renderStars();
    fireEvent.click(star(4));
    show(fresh);
    fireEvent.click(star(1));
    await settle(() => store.answer(0, { average: 3.2, count: 5, own: 4 }));
    expect(now()).toMatchObject({ status: 'saving', average: 1, vote: 1 });
    await settle(() => store.answer(1, { average: 1, count: 1, own: 1 }));
    show(rated);
    expect(now()).toMatchObject({ status: 'rated', average: 3.2, vote: 4 });
  });

  test('does not override newer rating data', async () => {
    const { store, show } = renderStars();
    fireEvent.click(star(4));
    show({ ...rated, rating: { average: 2, count: 50, own: 4 } });
    expect(now()).toMatchObject({ average: 2, voteCount: 50, vote: 4 });
    await settle(() => store.answer(0, { average: 3.2, count: 5, own: 4 }));
    expect(now()).toMatchObject({ average: 2, voteCount: 50, vote: 4 });
  });
});
