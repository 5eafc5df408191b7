/** Labels for the hit counter. Placeholders in `{…}` are replaced with the actual values. */
export interface HitsLabels {
  /** Text that shows how often the image has been viewed. Placeholder: `{hits}`. */
  readonly hits: string;
}

/** Default English labels. */
export const HITS_LABELS: HitsLabels = {
  hits: 'Hits: {hits}',
};
