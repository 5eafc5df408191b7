/** Where things stand in a lightbox: the real server tells it in style rules alone (contracts.md 3.3). */
export interface LightboxPlaces {
  readonly filmstrip: 'top' | 'right' | 'bottom' | 'left';
  readonly rating: 'top' | 'bottom';
  readonly hits: 'top' | 'bottom';
  readonly infoAlign: 'left' | 'center' | 'right';
  /** The info box is open from the start. */
  readonly showsInfo: boolean;
  /** How often an image was shown is told. */
  readonly showsHits: boolean;
}
