export { featureStyleSheet } from './featureStyleSheet.ts';
export { firstPaintRules } from './firstPaintRules.ts';
export { propertyRules } from './featureStyleSheet.ts';
export type { FeatureStyleSheetOptions } from './featureStyleSheet.ts';
