import type { EmbedProvider } from './types.ts';

/** Every text of embedded media. `{…}` are filled in. */
export interface EmbedLabels {
  /** Title of a frame; `{provider}` and `{title}`. */
  readonly frame: string;
  /** In place of a missing title. */
  readonly untitled: string;
  /** Explains why nothing is shown yet; `{provider}`. */
  readonly notice: string;
  /** The button that loads this item; `{provider}`. */
  readonly load: string;
  /** The button that loads this and all later items of the provider; `{provider}`. */
  readonly always: string;
  /** Shown when the item cannot be displayed. */
  readonly unknown: string;
  /** Shown when a video file cannot be played. */
  readonly failed: string;
  /** Heads the message that the code for this item could not be loaded. */
  readonly unavailableTitle: string;
  /** Shown when the code for this item could not be loaded. */
  readonly unavailable: string;
  /** The button that tries again. */
  readonly retry: string;
  /** A link to the item's own page. */
  readonly link: string;
}

/** English. */
export const EMBED_LABELS: EmbedLabels = {
  frame: '{provider}: {title}',
  untitled: 'embedded media',
  notice: 'This content comes from {provider}, which learns about your visit when you load it.',
  load: 'Load from {provider}',
  always: 'Always load from {provider}',
  unknown: 'This item cannot be shown here.',
  failed: 'This video could not be played.',
  unavailableTitle: 'Something went wrong',
  unavailable: 'The video or post could not be loaded.',
  retry: 'Try again',
  link: 'Open the original page',
};

/** The names of the providers, the same in every language. */
export const PROVIDER_NAMES: Readonly<Record<EmbedProvider, string>> = {
  youtube: 'YouTube',
  vimeo: 'Vimeo',
  dailymotion: 'Dailymotion',
  facebook: 'Facebook',
  instagram: 'Instagram',
  flickr: 'Flickr',
};
