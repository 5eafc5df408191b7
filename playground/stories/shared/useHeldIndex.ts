import { useState } from 'react';

/** Controls the index like an app that allows at most the fifth image. */
export function useHeldIndex(start: number) {
  const [index, setIndex] = useState(start);
  return {
    index,
    hint: `The app controls the index: ${index}. It allows at most 5.`,
    onIndexChange(next: number, details: { cancel(): void }) {
      if (next > 4) details.cancel();
      else setIndex(next);
    },
  };
}
