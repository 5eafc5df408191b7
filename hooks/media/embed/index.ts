export { embedOf } from './embedOf.ts';
export { embedSize } from './embedOf.ts';
export { parseEmbedKind } from './embedOf.ts';
export { useEmbed } from './useEmbed.ts';
export { useEmbedFailure } from './useEmbedFailure.ts';
export { EMBED_EVENT, EMBED_RATIO } from './constants.ts';
export { EMBED_HOSTS } from './embedOf.ts';
export { EMBED_LABELS } from './labels.ts';
export type { EmbedLabels } from './labels.ts';
export type { UseEmbedFailureOptions, UseEmbedFailureResult } from './useEmbedFailure.ts';
export type { EmbedContext } from './embedOf.ts';
export type { EmbedSizeInput } from './embedOf.ts';
export type {
  Embed,
  EmbedHosts,
  EmbedKind,
  EmbedVariant,
  UnknownEmbed,
  UseEmbedOptions,
  UseEmbedResult,
} from './types.ts';
export type { EmbedProvider } from './types.ts';
