/** Labels for the filmstrip. Placeholders in braces are replaced with values. */
export interface FilmstripLabels {
  /** Accessible name of the list. */
  readonly filmstrip: string;
  /** Name of a thumbnail, with `{index}` and `{title}`. */
  readonly thumbnail: string;
  /** Name of a thumbnail without a title, with `{index}`. */
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
