export { useArchive } from './useArchive.ts';
export { ARCHIVE_LABELS } from './labels.ts';
export type { ArchiveLabels } from './labels.ts';
export type { ArchiveStatus } from './useArchive.ts';
export type { UseArchiveOptions, UseArchiveResult } from './useArchive.ts';
