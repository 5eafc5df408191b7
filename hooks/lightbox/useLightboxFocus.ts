'use client';
import { useMemo, useRef } from 'react';
import { useIsomorphicLayoutEffect } from '../shared/useIsomorphicLayoutEffect.ts';
import { useLatestRef } from '../shared/useLatestRef.ts';
import { useStableCallback } from '../shared/useStableCallback.ts';
import type { UseLightboxOptions } from './types.ts';

export interface LightboxFocus {
  /** Remembers where focus goes back to. */
  rememberOpener(opener: HTMLElement | null): void;
  /** To be called before the dialog closes; the result is called after it. */
  prepareReturn(dialog: HTMLDialogElement): () => void;
}

/** Where focus goes when the lightbox is gone: nowhere if the visitor has taken it elsewhere meanwhile. */
export function useLightboxFocus(
  {
    focusReturn = 'opener',
    findThumbnail,
    onShow,
  }: Pick<UseLightboxOptions, 'focusReturn' | 'findThumbnail' | 'onShow'>,
  shownImageId: string | undefined,
): LightboxFocus {
  const opener = useRef<HTMLElement | null>(null);
  const lastImageId = useRef<string>(undefined);
  const listener = useLatestRef(onShow);
  useIsomorphicLayoutEffect(() => {
    listener.current?.(shownImageId);
    lastImageId.current = shownImageId ?? lastImageId.current;
  }, [shownImageId, listener]);

  const rememberOpener = useStableCallback((element: HTMLElement | null) => {
    // Everything that can be active can take focus; the body takes it without a change.
    opener.current = element ?? (document.activeElement as HTMLElement | null);
  });

  const prepareReturn = useStableCallback((dialog: HTMLDialogElement) => {
    const page = dialog.ownerDocument;
    const before = page.activeElement;
    const isOurs = before === null || before === page.body || dialog.contains(before);
    const thumbnail =
      focusReturn === 'current' && lastImageId.current !== undefined && findThumbnail?.(lastImageId.current);
    const target = focusReturn === false ? null : thumbnail || opener.current;
    opener.current = null;
    return () => {
      if (!isOurs) return;
      // Closing a dialog gives focus back by itself, also where that is not wanted.
      if (focusReturn === false && page.activeElement instanceof HTMLElement) page.activeElement.blur();
      target?.focus({ preventScroll: !thumbnail });
    };
  });

  return useMemo(() => ({ rememberOpener, prepareReturn }), [rememberOpener, prepareReturn]);
}
