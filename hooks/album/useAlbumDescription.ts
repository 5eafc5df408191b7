'use client';
import { useId, useState } from 'react';
import type { PropGetter } from '../shared/ElementProps.ts';
import { mergeProps } from '../shared/mergeProps.ts';
import { ALBUM_LABELS } from './labels.ts';
import type { AlbumLabels } from './labels.ts';
import { splitDescription } from './splitDescription.ts';
import type { SplitDescription } from './splitDescription.ts';

export interface UseAlbumDescriptionOptions {
  readonly text: string;
  /** Longer texts can be opened and closed, in characters. @default ALBUM_DESCRIPTION_LENGTH */
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
 * A description of which a long one is shown in part at first. Without scripts the rest should be shown by a style rule:
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
