export { useDialog } from './useDialog.ts';
export { useStatusRegion } from './useStatusRegion.ts';
export type { DialogReason, OpenDialogOptions, UseDialogOptions, UseDialogResult } from './useDialog.ts';
export type { UseStatusRegionResult } from './useStatusRegion.ts';
