/** Every text of pop-ups with a video or a map. `{…}` are filled in. */
export interface MediaPopupLabels {
  /** Name of a pop-up, and of the frame in it, that has no title of its own. */
  readonly video: string;
  readonly map: string;
  readonly close: string;
  /** Explains why nothing is shown yet; `{provider}`. */
  readonly notice: string;
  /** Loads this one; `{provider}`. */
  readonly load: string;
  /** Loads this one and all later ones of the provider; `{provider}`. */
  readonly always: string;
}

/** English. */
export const MEDIA_POPUP_LABELS: MediaPopupLabels = {
  video: 'Video',
  map: 'Map',
  close: 'Close',
  notice: 'This content comes from {provider}, which learns about your visit when you load it.',
  load: 'Load from {provider}',
  always: 'Always load from {provider}',
};
