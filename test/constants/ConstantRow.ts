/** `open` until it is implemented, then its file and export, such as `hooks/lightbox/lightbox/constants.ts#NAME`. */
export type ConstantPlace = 'open' | `${'hooks' | 'ui'}/${string}/constants.ts#${string}`;

/** A constant of docs/constants.md: its name, value, unit, a description, and its export. */
export type ConstantRow = readonly [name: string, value: unknown, unit: string, words: string, place: ConstantPlace];
