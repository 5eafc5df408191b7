/** The weight of a selector: ids; classes, attributes and pseudo-classes; types and pseudo-elements. */
export function weigh(selector: string): readonly [number, number, number];

/** What a selector chooses: its last compound, as `type`, a class of the kit in it, and a pseudo-element of what is chosen. */
export function readSubject(selector: string): {
  readonly element: string;
  readonly pseudoElement: string;
  readonly type: string | undefined;
  readonly className: string | undefined;
};
