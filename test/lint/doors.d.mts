/** Complaints about files of the kit, as `[path, text]`, that have the code of a door without opening it, as lines to print. */
export function checkDoors(files: readonly (readonly [path: string, text: string])[]): string[];
