/** Replaces `firstPaintRules` in browsers, where React keeps the rules that the server rendered. */
export const firstPaintRules = (): string => '';
