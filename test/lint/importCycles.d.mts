/** Complaints about files of the packages, as `[path, text]`, that need each other's values to run, as lines to print. */
export function checkCycles(files: readonly (readonly [path: string, text: string])[]): string[];
