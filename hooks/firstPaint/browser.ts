/** Replaces `firstPaintRules` in browsers: React keeps the rules that the server rendered. */
export const firstPaintRules = (): string => '';
