import { useState } from 'react';

/** As a page does it that holds the index itself, and lets nobody past the fifth. */
export function useHeldIndex(start: number) {
  const [index, setIndex] = useState(start);
  return {
    index,
    hint: `The page holds the index: ${index}. It lets nobody past the fifth.`,
    onIndexChange(next: number, details: { cancel(): void }) {
      if (next > 4) details.cancel();
      else setIndex(next);
    },
  };
}
