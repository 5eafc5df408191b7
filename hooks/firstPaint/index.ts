export { firstPaintRules } from './firstPaintRules.ts';
