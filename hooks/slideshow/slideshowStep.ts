export interface SlideshowPosition {
  readonly index: number;
  readonly count: number;
  /** Whether the target itself has a way on from here. */
  readonly hasNext: boolean;
  /** Whether the slideshow goes on after the last image. */
  readonly loop: boolean;
}

/** Where a slideshow goes when its interval is over: on, back to the first image, or nowhere. */
export function slideshowStep({ index, count, hasNext, loop }: SlideshowPosition): 'next' | 'first' | 'end' {
  if (count < 2) return 'end';
  const isLast = index >= count - 1;
  if (isLast && !loop) return 'end';
  if (hasNext) return 'next';
  return isLast ? 'first' : 'end';
}
