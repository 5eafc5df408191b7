export { useHistoryEntry } from './useHistoryEntry.ts';
export type { HistoryEntryTarget, UseHistoryEntryOptions } from './useHistoryEntry.ts';
