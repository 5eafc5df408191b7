/** Checks files for import cycles and returns messages. */
export function checkCycles(files: readonly (readonly [path: string, text: string])[]): string[];
