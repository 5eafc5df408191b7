import { clamp, wrapIndex } from '../../core/shared/clamp.ts';
import type { CarouselShape } from './carouselShape.ts';
import type { CarouselSlide } from './types.ts';

export interface CarouselSlidesInput {
  readonly shape: CarouselShape;
  readonly index: number;
  /** Number of slides mounted beyond each side of the view. */
  readonly overscan: number;
  /** Index of a slide that stays mounted because it is fading out. */
  readonly keptIndex?: number | undefined;
}

/**
 * Returns the slides to mount with their slots, without duplicates. In a looping carousel with few slides, the same
 * slide can come both after and before the visible slides. Such a slide is placed after them and can switch sides.
 */
export function carouselSlides({ shape, index, overscan, keptIndex }: CarouselSlidesInput): readonly CarouselSlide[] {
  const { count, visibleCount, lead, isLooping } = shape;
  // If `lead` is 0, `-lead` would be −0.
  const startOfView = 0 - lead;
  const firstSlot = startOfView - overscan;
  const endOfView = visibleCount - lead;
  const slides = new Map<number, CarouselSlide>();
  const place = (at: number, slot: number, canChangeSides: boolean) => {
    if (at < 0 || at >= count || slides.has(at)) return;
    const isVisible = slot >= startOfView && slot < endOfView;
    slides.set(at, { index: at, slot, wrapOffset: canChangeSides ? count : 0, isVisible });
  };
  const mount = (slot: number) => {
    if (isLooping) place(wrapIndex(index + slot, count), slot, slot >= endOfView && slot - count >= firstSlot);
    else place(index + slot, slot, false);
  };
  for (let slot = startOfView; slot < endOfView + overscan; slot += 1) mount(slot);
  for (let slot = startOfView - 1; slot >= firstSlot; slot -= 1) mount(slot);
  if (keptIndex !== undefined) place(keptIndex, firstSlot - 1, false);
  return [...slides.values()].sort((left, right) => left.index - right.index);
}

/** Returns the slides to render on the server: the first ones in view, in list order. */
export function serverSlides(shape: CarouselShape, index: number, initialCount: number): readonly CarouselSlide[] {
  const start = clamp(index, 0, shape.count - initialCount);
  const length = clamp(initialCount, 0, shape.count);
  return Array.from({ length }, (_, slot) => ({ index: start + slot, slot, wrapOffset: 0, isVisible: true }));
}

/** Distance from the center. If two slides are equally far away, the next one counts as closer. */
const distanceOf = ({ slot }: CarouselSlide) => Math.abs(slot - 0.25);

/** Returns the slides to render on the server for a centered carousel: those nearest to the index, in list order. */
export function centredServerSlides(
  shape: CarouselShape,
  index: number,
  initialCount: number,
): readonly CarouselSlide[] {
  const slides = carouselSlides({ shape, index, overscan: Math.max(0, initialCount - shape.visibleCount) });
  const nearest = [...slides]
    .sort((one, other) => distanceOf(one) - distanceOf(other))
    .slice(0, Math.max(0, initialCount));
  return nearest.sort((one, other) => one.index - other.index);
}
