import { MOSAIC_BREAK_STEP } from './constants.ts';

const STEP = Math.log(MOSAIC_BREAK_STEP);

/** Number of the step that a width belongs to. */
export const breakingStep = (width: number): number => Math.round(Math.log(Math.max(1, width)) / STEP);

/** The least width that belongs to a step, in CSS pixels. */
export const breakingStepStart = (step: number): number => Math.exp((step - 0.5) * STEP);

/** The width at which rows are broken for all widths that differ little from it, in CSS pixels. */
export const breakingWidth = (width: number): number => Math.exp(breakingStep(width) * STEP);
