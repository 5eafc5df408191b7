/** `open` until it is built; then the file and the export that hold it, as in `hooks/lightbox/lightbox/constants.ts#NAME`. */
export type ConstantPlace = 'open' | `${'hooks' | 'ui'}/${string}/constants.ts#${string}`;

/** One constant of docs/constants.md: what it is, its value and unit, a sentence that says so, and the export that has it. */
export type ConstantRow = readonly [name: string, value: unknown, unit: string, words: string, place: ConstantPlace];
