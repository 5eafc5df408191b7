export { featureStyleSheet } from './featureStyleSheet.ts';
export { firstPaintRules } from './firstPaintRules.ts';
export { propertyRules } from './propertyRules.ts';
export type { FeatureStyleSheetOptions } from './featureStyleSheet.ts';
