import { ALBUM_DESCRIPTION_LENGTH } from './constants.ts';

export interface SplitDescription {
  readonly lead: string;
  /** What the lead leaves out, its first blank included; '' where it is the whole. */
  readonly rest: string;
}

/**
 * Parts a long text in two: what is shown at first, up to the end of a word, and the rest. Together they are the text. A length below 1,
 * or none, is `ALBUM_DESCRIPTION_LENGTH`.
 */
export function splitDescription(text: string, wantedLength = ALBUM_DESCRIPTION_LENGTH): SplitDescription {
  const length = wantedLength >= 1 ? Math.trunc(wantedLength) : ALBUM_DESCRIPTION_LENGTH;
  if (text.length <= length) return { lead: text, rest: '' };
  // A text without blanks is cut between two characters, never within one.
  const cut = new RegExp(`^[^]{1,${length}}(?=\\s)|^[^]{0,${length - 1}}[^\\uD800-\\uDBFF]`);
  const [lead = ''] = cut.exec(text) ?? [];
  return { lead, rest: text.slice(lead.length) };
}
