/** Every text of sharing. `{…}` are filled in. */
export interface ShareLabels {
  /** Name of the button and of its menu. */
  readonly share: string;
  readonly facebook: string;
  readonly x: string;
  readonly pinterest: string;
  readonly tumblr: string;
  /** Name of a link, for screen readers and as a tooltip; `{network}`. */
  readonly shareOn: string;
  /** The button that opens the system's share sheet. */
  readonly native: string;
  readonly copy: string;
  readonly copied: string;
  readonly copyFailed: string;
  /** Name of the field that holds the address. */
  readonly url: string;
}

/** English. */
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
  copyFailed: 'Your browser did not allow this. Please copy the address yourself.',
  url: 'Address of the image',
};
