import { fireEvent } from '@testing-library/react-hooks';
import { describe, expect, test, vi } from 'vitest';
import { OfflineError } from '@loggia/hooks/errors';
import type { UseRatingOptions } from '@loggia/hooks';
import { button, fresh, now, rated, renderStars, settle, star } from './renderStars.tsx';

describe('an app that uses useRating', () => {
  test('can veto a vote based on its reason and image', () => {
    const onVoteChange = vi.fn<NonNullable<UseRatingOptions['onVoteChange']>>((_vote, details) => details.cancel());
    const { store } = renderStars({ onVoteChange });
    fireEvent.click(star(4));
    expect(store.votes()).toEqual([]);
    expect(now().status).toBe('unrated');
    expect(onVoteChange.mock.calls[0]?.[0]).toBe(4);
    expect(onVoteChange.mock.calls[0]?.[1]).toMatchObject({ reason: 'star', image: rated, isCanceled: true });
    expect(onVoteChange.mock.calls[0]?.[1].event).toBeInstanceOf(Event);
  });

  test('is notified of a vote, its failure, and a different vote kept by the backend', async () => {
    const onVoteChange = vi.fn<NonNullable<UseRatingOptions['onVoteChange']>>();
    const onVoted = vi.fn();
    const { store } = renderStars({ onVoteChange, onVoted });
    fireEvent.click(star(4));
    await settle(() => store.refuse(0, new OfflineError()));
    expect(onVoted).not.toHaveBeenCalled();
    fireEvent.click(button('Try again'));
    await settle(() => store.answer(1, { average: 3, count: 4, own: 2 }));
    expect(onVoteChange.mock.calls.map(([vote, { reason }]) => [vote, reason])).toEqual([
      [4, 'star'],
      [0, 'failed'],
      [4, 'retryButton'],
      [2, 'response'],
    ]);
    expect(now().vote).toBe(2);
    expect(onVoted.mock.calls).toEqual([[2, rated, expect.objectContaining({ own: 2 })]]);
  });

  test('can control the vote', async () => {
    const onVoteChange = vi.fn<NonNullable<UseRatingOptions['onVoteChange']>>();
    const { update } = renderStars({ vote: 0, onVoteChange, store: undefined });
    await settle(() => fireEvent.click(star(4)));
    expect(onVoteChange).toHaveBeenCalledOnce();
    update({ vote: 4 });
    expect(now()).toMatchObject({ vote: 4, status: 'rated', canRate: false });
  });

  test('can replace the labels', () => {
    renderStars({
      labels: { star: '{score} von {count} Sternen', notRated: 'Noch ohne Wertung.' },
      target: { image: fresh },
    });
    expect(star(4).getAttribute('aria-label')).toBe('4 von 5 Sternen');
    expect(now().hint).toBe('Noch ohne Wertung.');
  });

  test('gets stable functions', async () => {
    const { store } = renderStars();
    const { rate, retry, cancel } = now();
    fireEvent.click(star(4));
    await settle(() => store.answer(0, { average: 3.2, count: 5, own: 4 }));
    expect([now().rate, now().retry, now().cancel]).toEqual([rate, retry, cancel]);
  });
});

test('stars are unavailable without an image or a store, or if ratings are disabled', () => {
  renderStars({ target: { image: undefined } });
  expect(now().isAvailable).toBe(false);
  renderStars({ target: { image: fresh }, store: undefined });
  expect(now().isAvailable).toBe(false);
  renderStars({ target: { image: fresh, settings: { rating: false } } });
  expect(now().isAvailable).toBe(false);
});
