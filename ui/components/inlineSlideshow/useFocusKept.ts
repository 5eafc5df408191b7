'use client';
import { useLayoutEffect, useState } from 'react';

const LINK = '.loggia-image-link:is(a, button)';

/**
 * Whoever stood on the first slide stands there still when the code that moves it has come: the two are not the same element.
 */
export function useFocusKept(stage: HTMLElement | null): void {
  const [hadFocus] = useState(() => document.activeElement?.matches(LINK) ?? false);
  useLayoutEffect(() => {
    if (stage && hadFocus && document.activeElement === document.body) {
      stage.querySelector<HTMLElement>(LINK)?.focus({ preventScroll: true });
    }
  }, [stage, hadFocus]);
}
