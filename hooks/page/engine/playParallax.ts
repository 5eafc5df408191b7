import { clamp } from '../../shared/clamp.ts';
import { createPageState } from '../../shared/pageState.ts';

/** Moves a layer while its scene crosses the window: by a scroll timeline, on the compositor, where the browser has one. */
export function playParallax(scene: Element, layer: HTMLElement, shift: number): () => void {
  const travel = parallaxTravel(shift);
  if (!('ViewTimeline' in window) || typeof layer.animate !== 'function') return followParallax(scene, layer, travel);
  const timeline = new ViewTimeline({ subject: scene, axis: 'block' });
  const keyframes = { transform: [`translateY(${-travel}%)`, `translateY(${travel}%)`] };
  const animation = layer.animate(keyframes, { timeline, fill: 'both' });
  return () => animation.cancel();
}

interface FollowedScene {
  readonly layer: HTMLElement;
  /** The distance that it moves by, in per cent of the layer's height. */
  readonly travel: number;
  /** The place of the scene in the page, in CSS pixels; undefined until it is observed. */
  place?: { readonly top: number; readonly height: number };
  isInView: boolean;
  /** Makes the observer report the place again. */
  measure(): void;
}

/** Thresholds that are close enough to notice a page that grew above the scene. */
const THRESHOLDS = [0, 0.25, 0.5, 0.75, 1];

interface ParallaxState {
  scenes: Set<FollowedScene>;
  frame: number | undefined;
}

const page = /* @__PURE__ */ createPageState<ParallaxState>(
  'parallax',
  () => ({ scenes: new Set(), frame: undefined }),
  ({ scenes }) => {
    scenes.clear();
    listen();
  },
);

/** Moves all layers. It reads before it writes, so that the page is laid out once. */
function draw(): void {
  page.frame = undefined;
  const { scrollY, innerHeight } = window;
  for (const { place, layer, travel } of page.scenes) {
    if (!place) continue;
    const progress = parallaxProgress(place, scrollY, innerHeight);
    layer.style.transform = `translateY(${(2 * progress - 1) * travel}%)`;
  }
}

function schedule(): void {
  page.frame ??= requestAnimationFrame(draw);
}

/** Handles scrolling of the page, and of boxes in it, which move scenes as well. */
function handleScroll({ target }: Event): void {
  if (!(target instanceof Element)) {
    schedule();
    return;
  }
  for (const { isInView, measure } of page.scenes) if (isInView) measure();
}

/** Listens to scrolling while a scene is in view. */
function listen(): void {
  const isNeeded = [...page.scenes].some(({ isInView }) => isInView);
  if (isNeeded) window.addEventListener('scroll', handleScroll, { passive: true, capture: true });
  else window.removeEventListener('scroll', handleScroll, { capture: true });
  if (page.scenes.size > 0 || page.frame === undefined) return;
  cancelAnimationFrame(page.frame);
  page.frame = undefined;
}

/**
 * Moves a layer with its scene where the browser has no scroll timelines. The scene's place comes from its observer: while the page
 * scrolls, nothing is measured, and all scenes share one frame.
 */
export function followParallax(scene: Element, layer: HTMLElement, travel: number): () => void {
  const measure = (): void => {
    observer.unobserve(scene);
    observer.observe(scene);
  };
  const followed: FollowedScene = { layer, travel, isInView: false, measure };
  const observer = new IntersectionObserver(
    (entries) => {
      const entry = entries.at(-1);
      if (!entry) return;
      const { top, height } = entry.boundingClientRect;
      followed.place = { top: top + window.scrollY, height };
      followed.isInView = entry.isIntersecting;
      listen();
      schedule();
    },
    { threshold: THRESHOLDS },
  );
  page.scenes.add(followed);
  measure();
  window.addEventListener('resize', measure);
  return () => {
    window.removeEventListener('resize', measure);
    observer.disconnect();
    page.scenes.delete(followed);
    listen();
    layer.style.removeProperty('transform');
  };
}

/**
 * Returns the distance by which a layer moves to either side, in per cent of its own height. It extends beyond its scene by `shift` of
 * the scene's height.
 */
export const parallaxTravel = (shift: number): number => (shift / (1 + 2 * shift)) * 100;

/**
 * Returns the progress of a scene through the window: 0 when its top enters at the bottom, 1 when its bottom leaves at the top. All in
 * CSS pixels; `top` is that of the scene in the page.
 */
export function parallaxProgress(
  scene: { readonly top: number; readonly height: number },
  scrolled: number,
  windowHeight: number,
): number {
  const distance = windowHeight + scene.height;
  if (distance <= 0) return 0;
  return clamp((scrolled + windowHeight - scene.top) / distance, 0, 1);
}
