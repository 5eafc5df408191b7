import type { ContactFormCountField } from '../backend/ContactFormDescription.ts';

/** What a counter shows. */
export interface TextCount {
  /** Typed so far, or what is left: below 0 when it is too much. */
  readonly shown: number;
  readonly isTooLong: boolean;
  readonly isTooShort: boolean;
}

/** Line ends count once, however a browser writes them; characters beyond the basic plane count twice, as on the server. */
const lengthOf = (text: string): number => text.replaceAll('\r\n', '\n').length;

/**
 * Counts a text: the number leaves blanks at both ends out, the warnings do not (contracts.md 1.2). A limit of 0, or no number, is
 * no limit.
 */
export function countText(
  text: string,
  { direction, minimum, maximum }: Pick<ContactFormCountField, 'direction' | 'minimum' | 'maximum'>,
): TextCount {
  const count = lengthOf(text.trim());
  const length = lengthOf(text);
  const limit = maximum || Number.POSITIVE_INFINITY;
  return {
    shown: direction === 'down' && maximum ? maximum - count : count,
    isTooLong: length > limit,
    isTooShort: length < (minimum || 0),
  };
}
