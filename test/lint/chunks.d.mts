/** Checks that the code of lazy chunks is imported only by `import()`. Returns messages. */
export function checkChunks(files: readonly (readonly [path: string, text: string])[]): string[];
