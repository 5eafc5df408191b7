// @vitest-environment node
import { describe, expect, test, vi } from 'vitest';
import { createLightboxStore, reconcileLightbox } from '../../../hooks/lightbox/lightbox/lightboxStore.ts';
import { lightboxReducer } from '../../../hooks/lightbox/lightbox/lightboxReducer.ts';
import type { SlideChange } from '../../../hooks/lightbox/lightbox/lightboxState.ts';
import { photos } from './renderLightbox.ts';

const caller = {
  isOpen: true,
  index: 1,
  images: photos(5),
  offset: 0,
  total: 5,
  loop: false,
  effect: 'fade',
  durationMs: 100,
} as const;

const step = {
  type: 'indexRequested',
  target: { step: 1 },
  policy: 'queue',
  reason: 'keyboard',
  event: undefined,
} as const;

function openStore() {
  const draw = vi.fn();
  const store = createLightboxStore(draw);
  const follow = (
    word: Parameters<typeof reconcileLightbox>[1] extends (state: never) => infer TWord ? TWord : never,
  ) => {
    const from = store.get();
    store.commit(from, reconcileLightbox(from, () => word).reduce(lightboxReducer, from));
  };
  follow(caller);
  store.dispatch({ type: 'imageReported', imageId: 'photo-1', url: '/photo-1.jpg', status: 'loaded' });
  follow(caller);
  draw.mockClear();
  return { store, draw, follow };
}

describe('createLightboxStore', () => {
  test('applies a second request to the result of the first one if both occur between two renders', () => {
    const { store } = openStore();
    store.dispatch(step);
    const state = store.get();
    const [request] = state.status === 'open' ? state.queue : [];
    if (request) store.dispatch({ type: 'requestDequeued', request });
    store.dispatch(step);
    expect(store.get()).toMatchObject({ lastRequest: { toIndex: 2 }, queue: [{ toIndex: 3 }] });
  });

  test('requests a render when the shown image or a neighbor fails', () => {
    const { store, draw } = openStore();
    store.dispatch({ type: 'imageReported', imageId: 'photo-2', url: '/photo-2.jpg', status: 'failed' });
    expect(draw).toHaveBeenCalledOnce();
    store.dispatch({ type: 'imageReported', imageId: 'photo-1', url: '/photo-1.jpg', status: 'failed' });
    expect(draw).toHaveBeenCalledTimes(2);
  });

  test('does not request a render when a neighbor loads or a request settles', () => {
    const { store, draw } = openStore();
    store.dispatch({ type: 'imageReported', imageId: 'photo-2', url: '/photo-2.jpg', status: 'loaded' });
    store.dispatch({ type: 'requestSettled' });
    expect(draw).not.toHaveBeenCalled();
    expect(store.get().imageLoads.get('photo-2')).toMatchObject({ status: 'loaded' });
  });

  test('requests a render for input after a change has finished, but not for input queued during the change', () => {
    const { store, draw, follow } = openStore();
    follow({ ...caller, index: 2 });
    store.dispatch(step);
    expect(store.get()).toMatchObject({ change: { toIndex: 2 }, queue: [{ toIndex: 3 }] });
    expect(draw).not.toHaveBeenCalled();
    const { change } = store.get() as { change: SlideChange };
    store.dispatch({ type: 'transitionFinished', change });
    store.dispatch(step);
    expect(draw).toHaveBeenCalledTimes(2);
  });

  test('keeps events dispatched during a render', () => {
    const { store } = openStore();
    const from = store.get();
    store.dispatch({ type: 'closeRequested' });
    store.commit(from, from);
    expect(store.get().status).toBe('closing');
  });
});
