/**
 * Splits a style sheet or block into rules: the text before the opening brace (`prelude`) and the text between the
 * braces (`block`). Statements have no block.
 */
export function splitRules(css: string): readonly { readonly prelude: string; readonly block?: string }[];

/** Splits a selector list. */
export function splitSelectors(prelude: string): readonly string[];
