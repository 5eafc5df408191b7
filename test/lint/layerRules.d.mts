export const TOP_LEVEL: string[];
/** Checks that the top level contains only the expected files and folders, and dotfiles. */
export function checkTopLevel(names: string[]): string[];
