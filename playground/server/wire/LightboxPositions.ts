/** The positions of a lightbox's parts. The real server defines them only in style rules. */
export interface LightboxPositions {
  readonly filmstrip: 'top' | 'right' | 'bottom' | 'left';
  readonly rating: 'top' | 'bottom';
  readonly hits: 'top' | 'bottom';
  readonly infoAlign: 'left' | 'center' | 'right';
  /** Whether the info box is initially open. */
  readonly showsInfo: boolean;
  /** Whether the hit counter is shown. */
  readonly showsHits: boolean;
}
