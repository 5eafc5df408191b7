/** Checks one file against all rules and returns messages. */
export function checkSource(path: string, text: string): string[];
