/** Labels for page controls. */
export interface PageLabels {
  readonly backToTop: string;
}

/** The English labels. */
export const PAGE_LABELS: PageLabels = {
  backToTop: 'Back to top',
};
