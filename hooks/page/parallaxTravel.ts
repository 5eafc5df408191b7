/** How far a layer that reaches `shift` of its scene's height beyond it moves to either side, in per cent of its own height. */
export const parallaxTravel = (shift: number): number => (shift / (1 + 2 * shift)) * 100;

/**
 * How far a scene has come on its way through the window: 0 when its top enters at the bottom, 1 when its bottom leaves at the top.
 * All in CSS pixels; `top` is that of the scene in the page.
 */
export function parallaxProgress(
  scene: { readonly top: number; readonly height: number },
  scrolled: number,
  windowHeight: number,
): number {
  const way = windowHeight + scene.height;
  if (way <= 0) return 0;
  return Math.min(1, Math.max(0, (scrolled + windowHeight - scene.top) / way));
}
