import { act } from '@testing-library/react-hooks';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { BackendProvider } from '../../../hooks/data/backend/BackendProvider.tsx';
import { HttpStatusError } from '../../../hooks/core/errors/HttpStatusError.ts';
import { OfflineError } from '../../../hooks/core/errors/OfflineError.ts';
import { createFakeCommentStore } from '../../helpers/createFakeCommentStore.ts';
import { renderComments } from './renderComments.tsx';

beforeEach(() => {
  vi.useFakeTimers();
});
afterEach(() => {
  vi.useRealTimers();
});

describe('the comments of an image', () => {
  test('load once in StrictMode, newest first', async () => {
    const view = renderComments();
    expect(view.comments().status).toBe('loading');
    await view.answer(['2', '1']);
    expect(view.comments()).toMatchObject({ status: 'ready', count: 2 });
    expect(view.idsOf()).toEqual(['2', '1']);
    expect(view.store.loads).toHaveLength(1);
  });

  test('are not requested while the comments are closed', async () => {
    const view = renderComments({ isOpen: false });
    await view.settle();
    expect(view.store.loads).toHaveLength(0);
    expect(view.comments().status).toBe('idle');
    view.rerender({ isOpen: true });
    await view.settle();
    expect(view.store.loads).toHaveLength(1);
  });

  test('are replaced when the image changes', async () => {
    const view = renderComments();
    await view.answer(['1']);
    view.show('next');
    expect(view.idsOf()).toEqual([]);
    await view.answer(['7']);
    expect(view.store.loads.map(({ imageId }) => imageId)).toEqual(['1', '2']);
    expect(view.idsOf()).toEqual(['7']);
  });

  test('are shown immediately when the user returns, and requested again', async () => {
    const view = renderComments();
    await view.answer(['1']);
    view.show('next');
    await view.answer([]);
    view.show('previous');
    expect(view.idsOf()).toEqual(['1']);
    await view.answer(['3', '1']);
    expect(view.idsOf()).toEqual(['3', '1']);
  });

  test('stop loading when the image changes, and a late response is ignored', async () => {
    const view = renderComments();
    await view.settle();
    const [first] = view.store.loads;
    view.show('next');
    await view.settle();
    expect(first?.signal.aborted).toBe(true);
    await view.answer(['7']);
    first?.resolve({ comments: [], rules: {} });
    await view.settle();
    expect(view.idsOf()).toEqual(['7']);
  });

  test('are requested only for the last image after quick navigation', async () => {
    const view = renderComments();
    await view.answer([]);
    for (let press = 0; press < 50; press += 1) view.show('next');
    await view.settle();
    expect(view.store.loads).toHaveLength(2);
    expect(view.store.loads.at(-1)?.imageId).toBe('3');
  });

  test('are not requested if the settings disable comments', async () => {
    const view = renderComments({ settings: { comments: false } });
    await view.settle();
    expect(view.comments()).toMatchObject({ isAvailable: false, status: 'idle' });
    expect(view.store.loads).toHaveLength(0);
  });

  test('are loaded from the surrounding backend if no store is given', async () => {
    const comments = createFakeCommentStore();
    const view = renderComments({
      store: undefined,
      wrapper: ({ children }) => <BackendProvider backend={{ comments }}>{children}</BackendProvider>,
    });
    await view.settle();
    expect(comments.loads).toHaveLength(1);
  });
});

describe('comments that fail to load', () => {
  test('announce the failure and can be requested again', async () => {
    const view = renderComments();
    await view.settle();
    view.store.loads[0]?.reject(new OfflineError());
    await view.settle();
    expect(view.comments()).toMatchObject({
      status: 'failed',
      announcement: 'You are probably offline. The comments could not be loaded.',
    });
    expect(view.comments().loadError?.code).toBe('offline');
    act(() => view.comments().reload());
    expect(view.comments().status).toBe('loading');
    await view.answer(['1']);
    expect(view.idsOf()).toEqual(['1']);
  });

  test('report an unexpected error whatever the store throws', async () => {
    const view = renderComments();
    await view.settle();
    view.store.loads[0]?.reject('nonsense');
    await view.settle();
    expect(view.comments().loadError?.code).toBe('unexpected');
  });
});

describe('deleting a comment', () => {
  test('removes the comment from the list and announces the deletion', async () => {
    const view = renderComments();
    await view.answer(['2', '1']);
    act(() => view.comments().remove('2'));
    expect(view.comments().isRemoving('2')).toBe(true);
    expect(view.idsOf()).toEqual(['2', '1']);
    view.store.removals[0]?.resolve();
    await view.settle();
    expect(view.idsOf()).toEqual(['1']);
    expect(view.comments()).toMatchObject({ count: 1, notice: 'deleted', announcement: 'The comment was deleted.' });
  });

  test('keeps the comment after a failure, announces the failure and can be retried', async () => {
    const view = renderComments();
    await view.answer(['1']);
    act(() => view.comments().remove('1'));
    const error = new HttpStatusError(403);
    view.store.removals[0]?.reject(error);
    await view.settle();
    expect(view.idsOf()).toEqual(['1']);
    expect(view.comments().removalError('1')).toBe(error);
    expect(view.comments().announcement).toBe('The comment could not be deleted.');
    act(() => view.comments().remove('1', 'retry'));
    expect(view.comments().removalError('1')).toBeNull();
    view.store.removals[1]?.resolve();
    await view.settle();
    expect(view.idsOf()).toEqual([]);
  });

  test('sends one request when triggered repeatedly', async () => {
    const view = renderComments();
    await view.answer(['1']);
    act(() => view.comments().remove('1'));
    act(() => view.comments().remove('1'));
    expect(view.store.removals).toHaveLength(1);
  });

  test('can be canceled in `onRemove`', async () => {
    const view = renderComments({ onRemove: (_comment, details) => details.cancel() });
    await view.answer(['1']);
    act(() => view.comments().remove('1'));
    expect(view.store.removals).toHaveLength(0);
  });

  test('continues when the image changes, and updates the list of the original image', async () => {
    const view = renderComments();
    await view.answer(['1']);
    act(() => view.comments().remove('1'));
    view.show('next');
    await view.answer(['7']);
    expect(view.store.removals[0]?.signal.aborted).toBe(false);
    view.store.removals[0]?.resolve();
    await view.settle();
    expect(view.idsOf()).toEqual(['7']);
    view.show('previous');
    expect(view.idsOf()).toEqual([]);
  });
});
