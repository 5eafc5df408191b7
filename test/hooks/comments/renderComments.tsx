import { act, renderHook } from '@testing-library/react-hooks';
import { StrictMode, type ReactNode } from 'react';
import { vi } from 'vitest';
import type { CommentRules, ImageComment } from '../../../hooks/data/backend/CommentStore.ts';
import type { LightboxSettings } from '../../../hooks/data/backend/LightboxSettings.ts';
import type { UseCommentsOptions } from '../../../hooks/lightbox/comments/types.ts';
import { useComments } from '../../../hooks/lightbox/comments/useComments.ts';
import { createFakeCommentStore } from '../../helpers/createFakeCommentStore.ts';
import { fakeImages, useFakeLightbox } from '../../helpers/fakeLightbox.ts';

export const commentOf = (id: string, own: Partial<ImageComment> = {}): ImageComment => ({
  id,
  author: 'Ann',
  text: `Comment ${id}`,
  ...own,
});

export interface RenderCommentsOptions extends UseCommentsOptions {
  readonly settings?: LightboxSettings;
  readonly wrapper?: (props: { readonly children: ReactNode }) => ReactNode;
}

/**
 * Renders `useComments` with a lightbox of three images and a store whose responses the test controls. Needs fake
 * timers.
 */
export function renderComments(initial: RenderCommentsOptions = {}) {
  const store = createFakeCommentStore();
  const { wrapper = StrictMode, ...options } = initial;
  const view = renderHook(
    ({ settings, ...rest }: RenderCommentsOptions) => {
      const images = fakeImages(3);
      const lightbox = useFakeLightbox({ images, defaultOpenIndex: 0, ...(settings && { settings }) });
      return { lightbox, comments: useComments(lightbox, { store, ...rest }) };
    },
    { wrapper, initialProps: options },
  );
  const settle = () => act(() => vi.runAllTimersAsync());
  return {
    ...view,
    store,
    settle,
    comments: () => view.result.current.comments,
    idsOf: () => view.result.current.comments.comments.map(({ id }) => id),
    show: (step: 'next' | 'previous') => act(() => view.result.current.lightbox[step]()),
    /** Resolves the latest request for comments. */
    async answer(ids: readonly string[], rules: CommentRules = {}) {
      await settle();
      store.loads.at(-1)?.resolve({ comments: ids.map((id) => commentOf(id, { canDelete: true })), rules });
      await settle();
    },
    /** Fills in a valid comment. */
    write(text = 'Fine light.') {
      act(() => view.result.current.comments.setValue('name', 'Ann'));
      act(() => view.result.current.comments.setValue('text', text));
    },
    async submit() {
      act(() => view.result.current.comments.submit());
      await settle();
    },
  };
}
