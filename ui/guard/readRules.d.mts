/** The rules of a sheet or of a block: what stands before the brace, and what within; a statement has no block. */
export function splitRules(css: string): readonly { readonly prelude: string; readonly block?: string }[];

/** The selectors of a list. */
export function splitSelectors(prelude: string): readonly string[];
