/** Complaints of the rules about one file, as lines to print. */
export function checkSource(path: string, text: string): string[];
