export { firstPaintRules } from './firstPaintRules.ts';
export { propertyRules } from './propertyRules.ts';
