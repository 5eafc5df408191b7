/** Labels for the hit counter. Placeholders in braces are replaced with values. */
export interface HitsLabels {
  /** Text for the number of times the image has been shown, with `{hits}`. */
  readonly hits: string;
}

/** Default English labels. */
export const HITS_LABELS: HitsLabels = {
  hits: 'Hits: {hits}',
};
