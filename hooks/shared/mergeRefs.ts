import type { Ref, RefCallback } from 'react';

type Cleanup = () => void;

function assignRef<TElement>(ref: Ref<TElement> | undefined, element: TElement | null): Cleanup | undefined {
  if (typeof ref === 'function') {
    const cleanup = ref(element);
    // React 19 refs may return a cleanup; React 18 ones never do.
    return typeof cleanup === 'function' ? cleanup : () => void ref(null);
  }
  if (ref) {
    ref.current = element;
    return () => {
      ref.current = null;
    };
  }
  return undefined;
}

/** One ref callback that serves several refs, on React 18 (called with null) and 19 (cleanup returned) alike. */
export function mergeRefs<TElement>(...refs: readonly (Ref<TElement> | undefined)[]): RefCallback<TElement> {
  let cleanups: (Cleanup | undefined)[] = [];
  return (element: TElement | null) => {
    for (const cleanup of cleanups) cleanup?.();
    cleanups = element === null ? [] : refs.map((ref) => assignRef(ref, element));
  };
}
