import { OWN_FADE_MS, THUMBNAIL_FLIGHT_LEVEL } from '../constants.ts';

/** The look of a dialog without its content. */
export interface DialogGround {
  readonly color: string;
  /** The colour over the page beside a pop-up. */
  readonly overlayColor: string;
  readonly box: DOMRectReadOnly;
  /** When it was read, by the page's clock. */
  readonly readAtMs: number;
}

/** Reads the ground of a dialog before it goes; it may be half faded already, by a finger that pulled the picture away. */
export function readGround(dialog: HTMLElement): DialogGround {
  const backdrop = getComputedStyle(dialog, '::backdrop');
  return {
    color: getComputedStyle(dialog).backgroundColor,
    overlayColor: Number(backdrop.opacity) > 0 ? backdrop.backgroundColor : 'transparent',
    box: dialog.getBoundingClientRect(),
    readAtMs: performance.now(),
  };
}

/**
 * Fades the ground of a dialog that has gone, over the page, which can be used meanwhile. A dialog that took its time to go has faded by itself.
 *
 * @returns ends it at once
 */
export function fadeGround({ color, overlayColor, box, readAtMs }: DialogGround, durationMs: number): () => void {
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

/** A fixed box that no pointer meets. Its look is set through the CSSOM, which a strict policy allows. */
function createLayer(look: Partial<CSSStyleDeclaration>): HTMLElement {
  const layer = document.createElement('div');
  layer.ariaHidden = 'true';
  Object.assign(layer.style, { position: 'fixed', margin: '0', pointerEvents: 'none', ...look });
  return layer;
}
