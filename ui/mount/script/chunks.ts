import { createChunk } from '@loggia/hooks/chunk';

/**
 * Applies the page's labels and look. If the page has settings, this code is loaded along with that of the first
 * container.
 */
export const settingsChunk = createChunk(() => import('./applySettings.tsx'));

/** Loaded only if the page's settings request a report. */
export const reportChunk = createChunk(() => import('./mountReport.ts'));
