import { CAROUSEL_MOST_DOTS } from './constants.ts';
import type { CarouselShape } from './carouselShape.ts';
import type { UseCarouselOptions } from './types.ts';

/** Which controls to draw: those that are wanted, where there is somewhere to go. */
export function carouselControls(options: UseCarouselOptions, { pageCount }: CarouselShape) {
  const { arrows = true, dots = true, autoplay = false, playButton = autoplay, enabled = true } = options;
  const canTurn = enabled && pageCount > 1;
  return {
    canTurn,
    hasArrows: arrows && canTurn,
    hasDots: dots && canTurn && pageCount <= CAROUSEL_MOST_DOTS,
    hasPlayButton: playButton && canTurn,
  };
}
