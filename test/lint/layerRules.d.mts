export const TOP_LEVEL: string[];
/** The top level holds what the design names, and dotfiles. */
export function checkTopLevel(names: string[]): string[];
