/** Where a visitor left a page. */
export interface VisitPlace {
  /** `id` of the item that stood nearest to the upper edge of the window; '' for none. */
  readonly id: string;
  /** Its place then, in CSS pixels below that edge. */
  readonly top: number;
  readonly scrollY: number;
}
