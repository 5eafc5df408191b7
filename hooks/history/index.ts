export { useHistoryEntry } from './useHistoryEntry.ts';
export type { UseHistoryEntryOptions } from './types.ts';
