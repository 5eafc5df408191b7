/** Labels for the filmstrip. Placeholders in `{…}` are replaced with the actual values. */
export interface FilmstripLabels {
  /** Accessible name of the list. */
  readonly filmstrip: string;
  /** Accessible name of a thumbnail. Placeholders: `{index}` and `{title}`. */
  readonly thumbnail: string;
  /** Accessible name of a thumbnail without a title. Placeholder: `{index}`. */
  readonly thumbnailWithoutTitle: string;
  readonly backward: string;
  readonly forward: string;
}

/** Default English labels. */
export const FILMSTRIP_LABELS: FilmstripLabels = {
  filmstrip: 'Thumbnails',
  thumbnail: 'Image {index}, {title}',
  thumbnailWithoutTitle: 'Image {index}',
  backward: 'Scroll thumbnails back',
  forward: 'Scroll thumbnails forward',
};
