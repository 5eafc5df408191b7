/** Labels of the hit counter. `{…}` placeholders are filled in. */
export interface HitsLabels {
  /** How many times the image was shown, with `{hits}`. */
  readonly hits: string;
}

/** English defaults. */
export const HITS_LABELS: HitsLabels = {
  hits: 'Hits: {hits}',
};
