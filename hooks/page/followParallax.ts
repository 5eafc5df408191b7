import { parallaxProgress } from './parallaxTravel.ts';

/** Often enough that a page which grew above the scene is noticed. */
const THRESHOLDS = [0, 0.25, 0.5, 0.75, 1];

/**
 * Moves a layer with its scene where the browser has no scroll timelines. The scene's place comes from its observer: while the page
 * scrolls, nothing is measured.
 */
export function followParallax(scene: Element, layer: HTMLElement, travel: number): () => void {
  let place = { top: 0, height: 0 };
  let frame: number | undefined;
  const draw = (): void => {
    frame = undefined;
    const progress = parallaxProgress(place, window.scrollY, window.innerHeight);
    layer.style.transform = `translateY(${(2 * progress - 1) * travel}%)`;
  };
  const handleScroll = (): void => {
    frame ??= requestAnimationFrame(draw);
  };
  const observer = new IntersectionObserver(
    (entries) => {
      const entry = entries.at(-1);
      if (!entry) return;
      const { top, height } = entry.boundingClientRect;
      place = { top: top + window.scrollY, height };
      window.removeEventListener('scroll', handleScroll);
      if (entry.isIntersecting) window.addEventListener('scroll', handleScroll, { passive: true });
      handleScroll();
    },
    { threshold: THRESHOLDS },
  );
  observer.observe(scene);
  return () => {
    observer.disconnect();
    window.removeEventListener('scroll', handleScroll);
    if (frame !== undefined) cancelAnimationFrame(frame);
    layer.style.removeProperty('transform');
  };
}
