interface PopUpSize {
  readonly '--loggia-width': string;
  readonly '--loggia-height': string;
}

/** A length large enough to win every comparison, as soon as there is a difference at all. */
const STEEPNESS = 9999;

const fit = (own: string, window: string, other: string, otherWindow: string) =>
  `clamp(min(${own}, ${window}), (${other} - ${otherWindow}) * ${STEEPNESS}, ${window})`;

/**
 * The size of a pop-up as CSS custom properties: what it is given in a window that is larger both ways, else the whole window
 * (facts 4.1).
 */
export function popUpSize(widthPx: number, heightPx: number): PopUpSize {
  const width = `${widthPx}px`;
  const height = `${heightPx}px`;
  return {
    '--loggia-width': fit(width, '100%', height, '100dvh'),
    '--loggia-height': fit(height, '100dvh', width, '100vw'),
  };
}
