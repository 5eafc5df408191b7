/** `open` until it is built; then the file and the export that hold it, as in `hooks/lightbox/constants.ts#NAME`. */
export type ConstantPlace = 'open' | `${'hooks' | 'ui'}/${string}/constants.ts#${string}`;

/** One number of the specification's point 9: what it is, its value and unit, the words that say so, and where it stands. */
export type ConstantRow = readonly [name: string, value: unknown, unit: string, words: string, place: ConstantPlace];
