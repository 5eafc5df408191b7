'use client';
import { useSyncExternalStore } from 'react';
import { focusedElement } from '../shared/engine/focus.ts';
import { createPageState } from '../shared/pageState.ts';

/** The reason to believe that the visitor is not looking. */
export type Inattention = 'hiddenTab' | 'windowBlur';

const page = /* @__PURE__ */ createPageState('inattention', () => ({ isBlurred: false }));

function subscribe(onChange: () => void): () => void {
  const end = new AbortController();
  page.isBlurred = false;
  const handle = ({ type }: Event) => {
    // Focus that goes into a frame of this page (a provider's player) blurs the window too, and nobody has left.
    if (type === 'blur') page.isBlurred = focusedElement(document)?.tagName !== 'IFRAME';
    else if (type === 'focus') page.isBlurred = false;
    onChange();
  };
  for (const type of ['blur', 'focus', 'visibilitychange']) window.addEventListener(type, handle, end);
  return () => end.abort();
}

const readInattention = (): Inattention | null => {
  if (document.visibilityState === 'hidden') return 'hiddenTab';
  return page.isBlurred ? 'windowBlur' : null;
};

/** Whether the visitor has left the window or the tab. On a server, and in the first client render, nobody looks yet. */
export const useInattention = (): Inattention | null =>
  useSyncExternalStore(subscribe, readInattention, () => 'hiddenTab');
