'use client';
import { useSyncExternalStore } from 'react';
import type { ContactFormCountField } from '../../data/backend/ContactFormDescription.ts';
import type { PropGetter } from '../../core/shared/ElementProps.ts';
import { fillLabel } from '../../core/shared/fillLabel.ts';
import { mergeProps } from '../../core/shared/mergeProps.ts';
import { formInputs } from './engine/formElement.ts';
import { countElementId } from './fieldParts.ts';
import type { UseContactFormResult } from './types.ts';

export interface UseContactCountResult extends TextCount {
  /**
   * Returns props for the counter. Because the counter describes its field, screen readers announce it on focus rather
   * than on every keystroke.
   */
  readonly getCountProps: PropGetter<'span'>;
}

/** Counts the characters typed in a field, or those remaining. */
export function useContactCount(
  { context }: Pick<UseContactFormResult, 'context'>,
  count: ContactFormCountField,
): UseContactCountResult {
  const { form, store, labels, inputName } = context;
  const target = form.fields.find((field) => 'name' in field && field.name === count.target);
  const initial = (target && 'defaultValue' in target && target.defaultValue) || '';
  const read = (): string => formInputs(store.element(), inputName(count.target, 'value', false))[0]?.value ?? initial;
  const text = useSyncExternalStore(store.subscribe, read, () => initial);
  const counted = countText(text, count);
  const label = count.direction === 'down' ? labels.countDown : labels.countUp;
  const { before = '', after = '' } = count;
  const isWorded = before !== '' || after !== '';
  return {
    ...counted,
    getCountProps: (props) =>
      mergeProps(
        {
          id: countElementId(context, count),
          'data-direction': count.direction ?? 'up',
          // An empty field is too short, but that is not an error yet.
          'data-empty': text === '' ? '' : undefined,
          'data-too-long': counted.isTooLong ? '' : undefined,
          'data-too-short': counted.isTooShort ? '' : undefined,
          children: isWorded ? `${before}${counted.shown}${after}` : fillLabel(label, { count: counted.shown }),
        },
        props,
      ),
  };
}

/** The result of counting the characters in a field. */
export interface TextCount {
  /** The number of characters typed or remaining. Negative if the text is too long. */
  readonly shown: number;
  readonly isTooLong: boolean;
  readonly isTooShort: boolean;
}

/** Like the server, counts each line break once, and characters outside the BMP twice. */
const lengthOf = (text: string): number => text.replaceAll('\r\n', '\n').length;

/**
 * Counts the characters in a field. `shown` ignores leading and trailing whitespace; `isTooLong` and `isTooShort` do
 * not. A limit of 0 or NaN is ignored.
 */
export function countText(
  text: string,
  { direction, min, max }: Pick<ContactFormCountField, 'direction' | 'min' | 'max'>,
): TextCount {
  const count = lengthOf(text.trim());
  const length = lengthOf(text);
  const limit = max || Number.POSITIVE_INFINITY;
  return {
    shown: direction === 'down' && max ? max - count : count,
    isTooLong: length > limit,
    isTooShort: length < (min || 0),
  };
}
