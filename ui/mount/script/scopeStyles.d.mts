/** The rules of the kit's style sheets for a page of others: without layers, and within elements of the class `loggia` only. */
export function scopeStyles(css: string): string;
