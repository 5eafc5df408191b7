/** Replaces `firstPaintRules` in browsers, because React keeps the rules that the server rendered. */
export const firstPaintRules = (): string => '';
