/**
 * Returns the kit's style rules for pages with their own styles: without layers, and only within elements with the
 * class `loggia`.
 */
export function scopeStyles(css: string): string;
