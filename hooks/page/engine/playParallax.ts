import { followParallax } from './followParallax.ts';
import { parallaxTravel } from '../parallaxTravel.ts';

/** Moves a layer while its scene crosses the window: by a scroll timeline, on the compositor, where the browser has one. */
export function playParallax(scene: Element, layer: HTMLElement, shift: number): () => void {
  const travel = parallaxTravel(shift);
  if (!('ViewTimeline' in window)) return followParallax(scene, layer, travel);
  const timeline = new ViewTimeline({ subject: scene, axis: 'block' });
  const keyframes = { transform: [`translateY(${-travel}%)`, `translateY(${travel}%)`] };
  const animation = layer.animate(keyframes, { timeline, fill: 'both' });
  return () => animation.cancel();
}
