/** A short name for the state of the sources: the same files with the same times give the same name. */
export function sourceStamp(root: string, inputs: readonly string[]): string;
