export { useHistoryEntry } from './useHistoryEntry.ts';
export type { HistoryEntryTarget, UseHistoryEntryOptions } from './types.ts';
