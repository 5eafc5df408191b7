import { clamp } from '../../shared/clamp.ts';
import { readDirection } from '../../shared/engine/readDirection.ts';

/** One axis of a scroller. Offsets count from its start, right-to-left too. */
export interface ScrollAxis {
  /** What is in view, in CSS pixels. */
  length(): number;
  read(): number;
  write(offset: number): void;
  /** The offset, as far as the ends allow. */
  limit(offset: number): number;
}

export function createScrollAxis(track: HTMLElement, isVertical: boolean): ScrollAxis {
  const length = () => (isVertical ? track.clientHeight : track.clientWidth);
  return {
    length,
    read: () => (isVertical ? track.scrollTop : Math.abs(track.scrollLeft)),
    write(offset) {
      const left = readDirection(track) === 'rtl' ? -offset : offset;
      // `instant`, whatever `scroll-behavior` a style sheet has.
      track.scrollTo?.({ ...(isVertical ? { top: offset } : { left }), behavior: 'instant' });
    },
    limit: (offset) => clamp(offset, 0, (isVertical ? track.scrollHeight : track.scrollWidth) - length()),
  };
}
