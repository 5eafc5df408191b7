/** Where a visitor left a page. Lengths in CSS pixels. */
export interface VisitPlace {
  /** `id` of the item that stood nearest to the upper edge of the window; '' for none. */
  readonly id: string;
  /** Its place then, from the upper left corner of the window. */
  readonly top: number;
  readonly left: number;
  readonly scrollY: number;
}
