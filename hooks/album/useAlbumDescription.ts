'use client';
import { useId, useState } from 'react';
import type { PropGetter } from '../shared/ElementProps.ts';
import { mergeProps } from '../shared/mergeProps.ts';
import { ALBUM_DESCRIPTION_LENGTH } from './constants.ts';
import { ALBUM_LABELS } from './labels.ts';
import type { AlbumLabels } from './labels.ts';

export interface UseAlbumDescriptionOptions {
  readonly text: string;
  /** The length beyond which a text can be opened and closed, in characters. @default ALBUM_DESCRIPTION_LENGTH */
  readonly length?: number | undefined;
  readonly labels?: Pick<AlbumLabels, 'more' | 'less'> | undefined;
}

export interface UseAlbumDescriptionResult extends SplitDescription {
  readonly isOpen: boolean;
  /** For the element around `rest`, which is hidden at first. */
  readonly getRestProps: PropGetter<'span'>;
  /** For the button that shows and hides it; only where there is a rest. */
  readonly getButtonProps: PropGetter<'button'>;
}

/**
 * Shows only the beginning of a long description at first. Without scripts a style rule should show the rest:
 * `@media (scripting: none)`.
 *
 * @example
 * const description = useAlbumDescription({ text });
 * <p>{description.lead}<span {...description.getRestProps()}>{description.rest}</span></p>
 * {description.rest && <button {...description.getButtonProps()} />}
 */
export function useAlbumDescription(options: UseAlbumDescriptionOptions): UseAlbumDescriptionResult {
  const { text, length, labels = ALBUM_LABELS } = options;
  const [isOpen, setIsOpen] = useState(false);
  const id = useId();
  return {
    ...splitDescription(text, length),
    isOpen,
    getRestProps: (props) => mergeProps({ id, hidden: !isOpen }, props),
    getButtonProps: (props) =>
      mergeProps(
        {
          type: 'button' as const,
          'aria-expanded': isOpen,
          'aria-controls': id,
          onClick: () => setIsOpen(!isOpen),
          children: isOpen ? labels.less : labels.more,
        },
        props,
      ),
  };
}

export interface SplitDescription {
  readonly lead: string;
  /** The rest after the lead, beginning with a blank; '' if there is none. */
  readonly rest: string;
}

/**
 * Splits a long text at the end of a word into its lead and the rest. Together they are the text. An invalid length is replaced by
 * `ALBUM_DESCRIPTION_LENGTH`.
 */
export function splitDescription(text: string, wantedLength = ALBUM_DESCRIPTION_LENGTH): SplitDescription {
  const length = wantedLength >= 1 ? Math.trunc(wantedLength) : ALBUM_DESCRIPTION_LENGTH;
  if (text.length <= length) return { lead: text, rest: '' };
  // A text without blanks is cut between two characters, never inside a surrogate pair.
  const cut = new RegExp(`^[^]{1,${length}}(?=\\s)|^[^]{0,${length - 1}}[^\\uD800-\\uDBFF]`);
  const [lead = ''] = cut.exec(text) ?? [];
  return { lead, rest: text.slice(lead.length) };
}
