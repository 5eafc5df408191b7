import type { EmbedProvider } from './types.ts';

/** Labels and messages for embedded media. Placeholders such as `{provider}` are replaced with the actual values. */
export interface EmbedLabels {
  /** Accessible name of an iframe. Placeholders: `{provider}`, `{title}`. */
  readonly frame: string;
  /** Used in place of a missing title. */
  readonly untitled: string;
  /** The consent notice. Placeholder: `{provider}`. */
  readonly notice: string;
  /** Label of the button that loads this item. Placeholder: `{provider}`. */
  readonly load: string;
  /** Label of the button that loads this item and all later items from the provider. Placeholder: `{provider}`. */
  readonly always: string;
  /** Shown if the item cannot be displayed. */
  readonly unknown: string;
  /** Shown if a video cannot be played. */
  readonly failed: string;
  /** Title of the message shown if the item's chunk fails to load. */
  readonly unavailableTitle: string;
  /** Shown if the item's chunk fails to load. */
  readonly unavailable: string;
  /** Label of the retry button. */
  readonly retry: string;
  /** Text of the link to the item's own page. */
  readonly link: string;
}

/** The English labels. */
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

/** The providers' names, which are not translated. */
export const PROVIDER_NAMES: Readonly<Record<EmbedProvider, string>> = {
  youtube: 'YouTube',
  vimeo: 'Vimeo',
  dailymotion: 'Dailymotion',
  facebook: 'Facebook',
  instagram: 'Instagram',
  flickr: 'Flickr',
};
