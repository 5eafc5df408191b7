/** Every text of the filmstrip. `{…}` are filled in. */
export interface FilmstripLabels {
  /** Name of the list. */
  readonly filmstrip: string;
  /** Name of a thumbnail; `{index}`, `{title}`. */
  readonly thumbnail: string;
  /** The same for an image without a title; `{index}`. */
  readonly thumbnailWithoutTitle: string;
  readonly backward: string;
  readonly forward: string;
}

/** English. */
export const FILMSTRIP_LABELS: FilmstripLabels = {
  filmstrip: 'Thumbnails',
  thumbnail: 'Image {index}, {title}',
  thumbnailWithoutTitle: 'Image {index}',
  backward: 'Scroll thumbnails back',
  forward: 'Scroll thumbnails forward',
};
