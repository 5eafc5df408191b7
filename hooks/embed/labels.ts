import type { EmbedProvider } from './types.ts';

/** Every text of embedded media. `{…}` are filled in. */
export interface EmbedLabels {
  /** Title of a frame; `{provider}` and `{title}`. */
  readonly frame: string;
  /** Stands for the title of an item without one. */
  readonly untitled: string;
  /** Explains why nothing is shown yet; `{provider}`. */
  readonly notice: string;
  /** Loads this one; `{provider}`. */
  readonly load: string;
  /** Loads this one and all later ones of the provider; `{provider}`. */
  readonly always: string;
  /** Nothing can show this item. */
  readonly unknown: string;
  /** The file of a video cannot be played. */
  readonly failed: string;
  /** Shown when the code for this item could not be loaded. */
  readonly unavailable: string;
  /** Loads again what could not be played or loaded. */
  readonly retry: string;
  /** A link to the item's own page. */
  readonly link: string;
}

/** English. */
export const EMBED_LABELS: EmbedLabels = {
  frame: '{provider}: {title}',
  untitled: 'embedded media',
  notice: 'This comes from {provider}, which learns of your visit when it is loaded.',
  load: 'Load from {provider}',
  always: 'Always load from {provider}',
  unknown: 'This item cannot be shown here.',
  failed: 'This video could not be played.',
  unavailable: 'The video or post could not be loaded.',
  retry: 'Try again',
  link: 'Open its page',
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
