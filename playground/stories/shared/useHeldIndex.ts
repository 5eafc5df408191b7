import { useState } from 'react';

/** As a page does it that holds the index itself, and lets nobody past the fifth. */
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
