export { useProgressBar } from './useProgressBar.ts';
export type { UseProgressBarOptions, UseProgressBarResult } from './useProgressBar.ts';
