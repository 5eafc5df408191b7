export { firstPaintRules } from './firstPaintRules.ts';
export type { FirstPaint, FirstPaintOf } from './types.ts';
