/** Labels for the hit counter. Placeholders in braces are replaced with values. */
export interface HitsLabels {
  /** Text that shows how often the image has been viewed, with `{hits}`. */
  readonly hits: string;
}

/** Default English labels. */
export const HITS_LABELS: HitsLabels = {
  hits: 'Hits: {hits}',
};
