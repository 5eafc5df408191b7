import { OWN_FADE_MS, THUMBNAIL_FLIGHT_LEVEL } from '../constants.ts';

/** Appearance of a dialog without its content. */
export interface DialogBackdrop {
  readonly color: string;
  /** Color of the backdrop over the page around a pop-up. */
  readonly overlayColor: string;
  readonly box: DOMRectReadOnly;
  /** Time at which the appearance was read, from `performance.now()`. */
  readonly readAtMs: number;
}

/** Reads the appearance of a dialog before it is removed. A swipe may have already faded it partly. */
export function readBackdrop(dialog: HTMLElement): DialogBackdrop {
  const backdrop = getComputedStyle(dialog, '::backdrop');
  return {
    color: getComputedStyle(dialog).backgroundColor,
    overlayColor: Number(backdrop.opacity) > 0 ? backdrop.backgroundColor : 'transparent',
    box: dialog.getBoundingClientRect(),
    readAtMs: performance.now(),
  };
}

/**
 * Fades out the backdrop of a removed dialog. The page below is already usable. Does nothing if the dialog was removed
 * late, because in that case it has already faded out with its own CSS.
 *
 * @returns a function that ends the fade immediately
 */
export function fadeBackdrop({ color, overlayColor, box, readAtMs }: DialogBackdrop, durationMs: number): () => void {
  if (performance.now() - readAtMs > OWN_FADE_MS) return () => undefined;
  const overlay = createLayer({ inset: '0', background: overlayColor, zIndex: `${THUMBNAIL_FLIGHT_LEVEL}` });
  const { left, top, width, height } = box;
  overlay.append(
    createLayer({
      left: `${left}px`,
      top: `${top}px`,
      width: `${width}px`,
      height: `${height}px`,
      background: color,
    }),
  );
  document.body.append(overlay);
  const animation = overlay.animate({ opacity: [1, 0] }, { duration: durationMs, easing: 'ease-out', fill: 'both' });
  const end = () => {
    overlay.remove();
    animation.cancel();
  };
  animation.addEventListener('finish', end);
  return end;
}

/**
 * Creates a fixed-position element that ignores pointers. It is styled through the CSSOM, because a strict content
 * security policy allows this.
 */
function createLayer(look: Partial<CSSStyleDeclaration>): HTMLElement {
  const layer = document.createElement('div');
  layer.ariaHidden = 'true';
  Object.assign(layer.style, { position: 'fixed', margin: '0', pointerEvents: 'none', ...look });
  return layer;
}
