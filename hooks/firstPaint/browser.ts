/** The browser's replacement for `firstPaintRules`: the server wrote the rules, and React leaves them alone. */
export const firstPaintRules = (): string => '';

/** The same for `propertyRules`. */
export const propertyRules = (): string => '';

/** The same for `featureStyleSheet`. */
export const featureStyleSheet = (): string => '';
