/**
 * Returns the kit's style rules for pages that have their own styles. The rules have no layers, and apply only within
 * elements with the class `loggia`.
 */
export function scopeStyles(css: string): string;
