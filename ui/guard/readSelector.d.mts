/** The weight of a selector: ids; classes, attributes and pseudo-classes; types and pseudo-elements. */
export function weigh(selector: string): readonly [number, number, number];

/** What a selector chooses, by its last compound. */
interface SelectorSubject {
  /** What stands before the compound, with the combinator. */
  readonly around: string;
  readonly type: string | undefined;
  /** A class of the kit. */
  readonly className: string | undefined;
  /** The rest of the compound. */
  readonly conditions: string;
  readonly pseudoElement: string;
}

export function readSubject(selector: string): SelectorSubject;

/** The subjects of a selector whose last compound begins with a list, `.a > :is(b, .c)`, one by one. */
export function readSubjects(selector: string): readonly SelectorSubject[];
