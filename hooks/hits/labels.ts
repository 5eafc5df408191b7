/** Every text of the hit counter. `{…}` are filled in. */
export interface HitsLabels {
  /** The number of times that the image was shown; `{hits}`. */
  readonly hits: string;
}

/** English. */
export const HITS_LABELS: HitsLabels = {
  hits: 'Hits: {hits}',
};
