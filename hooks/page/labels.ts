/** Every text of the page's own controls. */
export interface PageLabels {
  readonly backToTop: string;
}

/** English. */
export const PAGE_LABELS: PageLabels = {
  backToTop: 'Back to top',
};
