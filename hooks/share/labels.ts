/** All labels of sharing. `{…}` are placeholders. */
export interface ShareLabels {
  /** The accessible name of the button and its menu. */
  readonly share: string;
  readonly facebook: string;
  readonly x: string;
  readonly pinterest: string;
  readonly tumblr: string;
  /** The accessible name and tooltip of a link; `{network}`. */
  readonly shareOn: string;
  /** The button that opens the system's share sheet. */
  readonly native: string;
  readonly copy: string;
  readonly copied: string;
  readonly copyFailed: string;
  /** The accessible name of the field that contains the URL. */
  readonly url: string;
}

/** The English labels. */
export const SHARE_LABELS: ShareLabels = {
  share: 'Share',
  facebook: 'Facebook',
  x: 'X (Twitter)',
  pinterest: 'Pinterest',
  tumblr: 'Tumblr',
  shareOn: 'Share on {network}',
  native: 'More ways to share',
  copy: 'Copy link',
  copied: 'The link was copied.',
  copyFailed: 'Your browser blocked copying. Please copy the URL manually.',
  url: 'Link to the image',
};
