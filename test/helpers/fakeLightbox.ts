import { useCallback, useMemo, useRef, useState } from 'react';
import type { GalleryImage } from '../../hooks/data/backend/GalleryImage.ts';
import type { LightboxSettings } from '../../hooks/data/backend/LightboxSettings.ts';
import type { LightboxHandle } from '../../hooks/lightbox/lightbox/types.ts';
import { LIGHTBOX_SHORTCUTS } from '../../hooks/lightbox/lightbox/constants.ts';
import { wrapIndex } from '../../hooks/core/shared/clamp.ts';

export interface FakeLightboxOptions {
  readonly images: readonly GalleryImage[];
  readonly loop?: boolean;
  readonly settings?: LightboxSettings;
  /** Whether images load immediately or wait for `settle()`. @default 'atOnce' */
  readonly settles?: 'atOnce' | 'manually';
  readonly defaultOpenIndex?: number;
  /** Called before each move, like an app that may cancel it. */
  readonly canMove?: () => boolean;
}

/** A lightbox handle without a lightbox, for testing companion hooks against the contract one at a time. */
export interface FakeLightbox extends LightboxHandle {
  /** Reports the image as loaded or failed. */
  settle(imageStatus?: 'loaded' | 'failed'): void;
  press(action: 'togglePlay' | 'toggleControls'): void;
}

interface State {
  readonly status: 'closed' | 'open';
  readonly index: number;
  readonly isSettled: boolean;
  readonly hasFailed?: boolean;
}

export const fakeImages = (count: number): readonly GalleryImage[] =>
  Array.from({ length: count }, (_, index) => ({
    id: String(index + 1),
    url: `/large/${index + 1}.jpg`,
    title: `Landscape ${index + 1}`,
    thumbnail: { url: `/small/${index + 1}.jpg` },
  }));

export function useFakeLightbox(options: FakeLightboxOptions): FakeLightbox {
  const { images, loop = true, settings = {}, settles = 'atOnce', defaultOpenIndex, canMove } = options;
  const settlesAtOnce = settles === 'atOnce';
  const [state, setState] = useState<State>({
    status: defaultOpenIndex === undefined ? 'closed' : 'open',
    index: defaultOpenIndex ?? -1,
    isSettled: defaultOpenIndex !== undefined && settlesAtOnce,
  });
  const handlers = useRef(new Map<string, (event: KeyboardEvent) => void>());

  const show = useCallback(
    (index: number) => setState({ status: 'open', index, isSettled: settlesAtOnce }),
    [settlesAtOnce],
  );
  const step = (by: number) => {
    const index = loop ? wrapIndex(state.index + by, images.length) : state.index + by;
    if (images[index] && (canMove?.() ?? true)) show(index);
  };
  const onShortcut = useCallback<LightboxHandle['onShortcut']>((action, handler) => {
    handlers.current.set(action, handler);
    return () => handlers.current.delete(action);
  }, []);
  const stageElement = useMemo(() => (typeof document === 'undefined' ? null : document.createElement('div')), []);

  return {
    ...state,
    openReason: 'imperative',
    images,
    total: images.length,
    offset: 0,
    image: images[state.index],
    imageStatus: state.hasFailed ? 'failed' : state.isSettled ? 'loaded' : 'loading',
    transition: null,
    settings,
    loop,
    hasNext: loop ? images.length > 1 : state.index < images.length - 1,
    hasPrevious: loop ? images.length > 1 : state.index > 0,
    open(imageId) {
      show(images.findIndex((image) => image.id === imageId));
      return true;
    },
    close: () => setState({ status: 'closed', index: -1, isSettled: false }),
    next: () => step(1),
    previous: () => step(-1),
    goTo: show,
    onShortcut,
    shortcuts: LIGHTBOX_SHORTCUTS,
    stageElement,
    dialogElement: null,
    settle: (imageStatus = 'loaded') =>
      setState((now) => ({ ...now, isSettled: true, hasFailed: imageStatus === 'failed' })),
    press: (action) => handlers.current.get(action)?.(new KeyboardEvent('keydown')),
  };
}
