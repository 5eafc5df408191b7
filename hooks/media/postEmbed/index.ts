export { usePostEmbed } from './usePostEmbed.ts';
export { POST_EMBED_MAX_HEIGHT_PX, POST_EMBED_MIN_HEIGHT_PX } from './constants.ts';
export { POST_EMBED_LABELS } from './labels.ts';
export type { PostEmbedLabels } from './labels.ts';
export type { PostEmbedNavigateReason, PostEmbedStatus, UsePostEmbedOptions, UsePostEmbedResult } from './types.ts';
