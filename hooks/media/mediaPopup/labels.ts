/**
 * Labels and messages for pop-ups with a video or a map. Placeholders such as `{provider}` are replaced with the actual
 * values.
 */
export interface MediaPopupLabels {
  /** Accessible name of an untitled video pop-up and its iframe. For maps, `map` is used. */
  readonly video: string;
  readonly map: string;
  readonly close: string;
  /** The consent notice. Placeholder: `{provider}`. */
  readonly notice: string;
  /** Label of the button that loads this item. Placeholder: `{provider}`. */
  readonly load: string;
  /** Label of the button that loads this item and all later items from the provider. Placeholder: `{provider}`. */
  readonly always: string;
}

/** The English labels. */
export const MEDIA_POPUP_LABELS: MediaPopupLabels = {
  video: 'Video',
  map: 'Map',
  close: 'Close',
  notice: 'This content comes from {provider}, which learns about your visit when you load it.',
  load: 'Load from {provider}',
  always: 'Always load from {provider}',
};
