import { createTiles } from './createTiles.ts';
import { measurePicture } from './measurePicture.ts';
import type { SlideAnimations, SlideAnimationsOptions } from '../SlideAnimations.ts';
import { slideKeyframes } from '../slideKeyframes.ts';
import { tileGrid } from '../tileGrid.ts';
import type { TileEffect } from '../types.ts';

/** Cuts the picture that leaves into tiles and lets them go one after the other. Null where there is no picture to cut. */
export function animateTiles(effect: TileEffect, options: SlideAnimationsOptions): SlideAnimations | null {
  const { outgoing, direction, isRightToLeft, durationMs } = options;
  const measured = outgoing && measurePicture(outgoing);
  if (!measured) return null;
  const { columns, rows, easing } = effect;
  const { area } = measured;
  const grid = tileGrid({ columns, rows, width: area.width, height: area.height, durationMs });
  const { container, elements } = createTiles(outgoing.ownerDocument, grid, measured);
  const frames = slideKeyframes({ effect, direction, isRightToLeft }).outgoing;
  outgoing.append(container);
  placeOver(outgoing, container, area);

  const hidden = measured.element.animate({ opacity: [0, 0] }, { duration: 0, fill: 'both' });
  const others = [...outgoing.children].filter((child) => child !== container && !child.contains(measured.element));
  const fading = others.map((child) => child.animate({ opacity: 0 }, { duration: durationMs, fill: 'both' }));
  const moving = elements.map((element, place) =>
    element.animate([...frames], { duration: durationMs, delay: grid[place]?.delayMs ?? 0, easing, fill: 'both' }),
  );
  return { animations: [hidden, ...fading, ...moving], removeElements: () => container.remove() };
}

/** A slide need not be what positioned things in it are measured from. */
function placeOver(slide: HTMLElement, container: HTMLElement, area: { readonly x: number; readonly y: number }): void {
  const [target, actual] = [slide.getBoundingClientRect(), container.getBoundingClientRect()];
  container.style.setProperty('left', `${target.x + area.x - actual.x}px`, 'important');
  container.style.setProperty('top', `${target.y + area.y - actual.y}px`, 'important');
}
