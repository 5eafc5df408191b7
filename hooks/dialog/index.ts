export { useDialog } from './useDialog.ts';
export type { DialogReason, OpenDialogOptions, UseDialogOptions, UseDialogResult } from './useDialog.ts';
