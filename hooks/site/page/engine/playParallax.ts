import { clamp } from '../../../core/shared/clamp.ts';
import { createPageState } from '../../../core/shared/pageState.ts';

/**
 * Moves a layer while its scene crosses the viewport. Uses a scroll timeline on the compositor if the browser supports
 * it.
 */
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
  /** How far the layer moves, as a percentage of its height. */
  readonly travel: number;
  /** The scene's position in the page, in CSS pixels. Undefined until observed. */
  box?: { readonly top: number; readonly height: number };
  isInView: boolean;
  /** Makes the observer report the position again. */
  measure(): void;
}

/** The thresholds are dense enough to detect that content was added above the scene. */
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

/** Moves all layers. To avoid forced layout, all values are read before any are written. */
function draw(): void {
  page.frame = undefined;
  const { scrollY, innerHeight } = window;
  for (const { box, layer, travel } of page.scenes) {
    if (!box) continue;
    const progress = parallaxProgress(box, scrollY, innerHeight);
    layer.style.transform = `translateY(${(2 * progress - 1) * travel}%)`;
  }
}

function schedule(): void {
  page.frame ??= requestAnimationFrame(draw);
}

/** Handles scrolling of the page, and of scroll containers within it, because these also move scenes. */
function handleScroll({ target }: Event): void {
  if (!(target instanceof Element)) {
    schedule();
    return;
  }
  for (const { isInView, measure } of page.scenes) if (isInView) measure();
}

/** Listens for scroll events while a scene is visible. */
function listen(): void {
  const isNeeded = [...page.scenes].some(({ isInView }) => isInView);
  if (isNeeded) window.addEventListener('scroll', handleScroll, { passive: true, capture: true });
  else window.removeEventListener('scroll', handleScroll, { capture: true });
  if (page.scenes.size > 0 || page.frame === undefined) return;
  cancelAnimationFrame(page.frame);
  page.frame = undefined;
}

/**
 * Moves a layer along with its scene in browsers without scroll timelines. The scene's position is provided by its
 * observer, so nothing is measured while the page scrolls, and all scenes share a single animation frame.
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
      followed.box = { top: top + window.scrollY, height };
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
 * Returns how far a layer moves in each direction, as a percentage of its own height. The layer extends beyond its
 * scene by `shift` times the scene's height.
 */
export const parallaxTravel = (shift: number): number => (shift / (1 + 2 * shift)) * 100;

/**
 * Returns how far a scene has crossed the viewport: 0 when its top enters at the bottom, and 1 when its bottom leaves
 * at the top. All values are in CSS pixels. `top` is the scene's position in the page.
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
