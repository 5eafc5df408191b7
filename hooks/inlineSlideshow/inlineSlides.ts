import type { SlideNeighbours } from './slideNeighbours.ts';
import type { InlineSlidePlace } from './types.ts';

export interface InlineSlidesInput {
  readonly index: number;
  /** The slide that leaves; null while none does. */
  readonly outgoingIndex: number | null;
  readonly neighbours: SlideNeighbours;
}

/** The slides to mount, each once, by index: the shown one, the one that leaves, and what a step leads to. */
export function inlineSlides({ index, outgoingIndex, neighbours }: InlineSlidesInput): readonly InlineSlidePlace[] {
  const { next, previous } = neighbours;
  const slides = new Map<number, InlineSlidePlace>();
  if (previous !== null) slides.set(previous, { index: previous, role: 'neighbour', offset: -1 });
  if (next !== null) slides.set(next, { index: next, role: 'neighbour', offset: next === previous ? 'either' : 1 });
  if (outgoingIndex !== null) {
    slides.set(outgoingIndex, { index: outgoingIndex, role: 'outgoing', offset: slides.get(outgoingIndex)?.offset });
  }
  if (index >= 0) slides.set(index, { index, role: 'current', offset: 0 });
  return [...slides.values()].sort((left, right) => left.index - right.index);
}
