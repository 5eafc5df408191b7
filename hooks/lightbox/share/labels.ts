/** Labels and messages for sharing. Placeholders in `{…}` are replaced with the actual values. */
export interface ShareLabels {
  /** Accessible name of the share button and its menu. */
  readonly share: string;
  readonly facebook: string;
  readonly x: string;
  readonly pinterest: string;
  readonly tumblr: string;
  /** Accessible name and tooltip of a link. Placeholder: `{network}`. */
  readonly shareOn: string;
  /** Label of the button that opens the native share sheet. */
  readonly native: string;
  readonly copy: string;
  readonly copied: string;
  readonly copyFailed: string;
  /** Accessible name of the field that contains the URL. */
  readonly url: string;
}

/** The default labels, in English. */
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
