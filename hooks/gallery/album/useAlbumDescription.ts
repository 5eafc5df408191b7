'use client';
import { useId, useState } from 'react';
import type { PropGetter } from '../../core/shared/ElementProps.ts';
import { mergeProps } from '../../core/shared/mergeProps.ts';
import { ALBUM_DESCRIPTION_LENGTH } from './constants.ts';
import { ALBUM_LABELS, type AlbumLabels } from './labels.ts';

export interface UseAlbumDescriptionOptions {
  readonly text: string;
  /** Length in characters above which the text is collapsible. @default ALBUM_DESCRIPTION_LENGTH */
  readonly length?: number | undefined;
  readonly labels?: Pick<AlbumLabels, 'more' | 'less'> | undefined;
}

export interface UseAlbumDescriptionResult extends SplitDescription {
  readonly isOpen: boolean;
  /** Props for the element that contains `rest` and is initially hidden. */
  readonly getRestProps: PropGetter<'span'>;
  /** Props for the button that toggles `rest`. Render it only if `rest` is not empty. */
  readonly getButtonProps: PropGetter<'button'>;
}

/**
 * Collapses a long description to its beginning. To show the rest when JavaScript is disabled, add a style for `@media
 * (scripting: none)`.
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
  /** The text after the lead, starting with a space, or an empty string. */
  readonly rest: string;
}

/**
 * Splits a long text at a word boundary into a lead and the rest, which together make up the original text. An invalid
 * length is replaced with `ALBUM_DESCRIPTION_LENGTH`.
 */
export function splitDescription(text: string, wantedLength = ALBUM_DESCRIPTION_LENGTH): SplitDescription {
  const length = wantedLength >= 1 ? Math.trunc(wantedLength) : ALBUM_DESCRIPTION_LENGTH;
  if (text.length <= length) return { lead: text, rest: '' };
  // Text without spaces is cut between characters, never inside a surrogate pair.
  const cut = new RegExp(`^[^]{1,${length}}(?=\\s)|^[^]{0,${length - 1}}[^\\uD800-\\uDBFF]`);
  const [lead = ''] = cut.exec(text) ?? [];
  return { lead, rest: text.slice(lead.length) };
}
