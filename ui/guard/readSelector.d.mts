/** Returns the specificity of a selector: ids; classes, attributes and pseudo-classes; types and pseudo-elements. */
export function weigh(selector: string): readonly [number, number, number];

/** The subject of a selector: what its last compound selects. */
interface SelectorSubject {
  /** The text before the compound, including the combinator. */
  readonly around: string;
  readonly type: string | undefined;
  /** The kit's class in the compound. */
  readonly className: string | undefined;
  /** The rest of the compound. */
  readonly conditions: string;
  readonly pseudoElement: string;
}

export function readSubject(selector: string): SelectorSubject;

/** Returns each subject of a selector whose last compound starts with a list, such as `.a > :is(b, .c)`. */
export function readSubjects(selector: string): readonly SelectorSubject[];
