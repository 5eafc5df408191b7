import { createChunk } from '@loggia/hooks/chunk';

/** Labels and look. Loaded with what is mounted, if the page has settings. */
export const settingsChunk = createChunk(() => import('./applySettings.tsx'));

/** Loaded only if the page's settings request a report. */
export const reportChunk = createChunk(() => import('./mountReport.ts'));
