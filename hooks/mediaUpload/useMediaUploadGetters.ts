'use client';
import { useState } from 'react';
import type { ChangeEvent } from 'react';
import { buttonProps } from '../shared/buttonProps.ts';
import { createElementRegistry } from '../shared/createElementRegistry.ts';
import { fillLabel } from '../shared/fillLabel.ts';
import { mergeProps } from '../shared/mergeProps.ts';
import { useFocusHandover } from '../shared/useFocusHandover.ts';
import { useStableCallback } from '../shared/useStableCallback.ts';
import { canRetry, isUnderWay } from './mediaUploadReducer.ts';
import type { MediaUploadItem, UseMediaUploadResult } from './types.ts';
import { percentOf } from './uploadText.ts';

type Getters = Pick<
  UseMediaUploadResult<unknown>,
  | 'getInputProps'
  | 'getStatusProps'
  | 'getProgressProps'
  | 'getCancelButtonProps'
  | 'getRetryButtonProps'
  | 'getRemoveButtonProps'
>;
type Facts = Omit<UseMediaUploadResult<unknown>, keyof Getters | 'textOf'>;

const BUTTONS = ['cancel', 'retry', 'remove'] as const;
type ButtonKind = (typeof BUTTONS)[number];

/** The getters of a list of uploads. */
export function useMediaUploadGetters(uploads: Facts): Getters {
  const { items, message, labels } = uploads;
  const handleChange = useStableCallback(({ currentTarget }: ChangeEvent<HTMLInputElement>) => {
    uploads.add([...(currentTarget.files ?? [])]);
    // The same file may be chosen again.
    currentTarget.value = '';
  });
  const find = (id: string): MediaUploadItem<unknown> | undefined => items.find((item) => item.id === id);
  const [elements] = useState(() => createElementRegistry<string, HTMLElement>());
  // What stands where the visitor was, else where files are chosen.
  const handover = useFocusHandover((left) => {
    const id = left.dataset['item'] ?? '';
    const near = BUTTONS.map((each) => elements.get(`${each} ${id}`));
    return near.find((each) => each && each !== left && !each.hidden) ?? elements.get('input');
  });
  const button = (kind: ButtonKind, id: string, press: (id: string) => void, isShown: boolean) => ({
    ...buttonProps(fillLabel(labels[kind], { name: find(id)?.file.name ?? '' }), () => press(id)),
    ...handover,
    ref: elements.refFor(`${kind} ${id}`),
    'data-item': id,
    hidden: !isShown,
  });
  return {
    getInputProps: (props) =>
      mergeProps(
        { ref: elements.refFor('input'), type: 'file', 'aria-label': labels.choose, onChange: handleChange } as const,
        props,
      ),
    getStatusProps: (props) => mergeProps({ role: 'status', children: message } as const, props),
    getProgressProps({ id, ...props }) {
      const item = find(id);
      const percent = item && percentOf(item);
      return mergeProps(
        {
          'aria-label': fillLabel(labels.progress, { name: item?.file.name ?? '' }),
          max: 100,
          // Without a value it says that something is going on, and nobody knows how far.
          value: percent === null || percent === 100 ? undefined : percent,
          hidden: !item || !isUnderWay(item),
          'data-status': item?.status,
        },
        props,
      );
    },
    getCancelButtonProps({ id, ...props }) {
      const item = find(id);
      const isShown = item !== undefined && (isUnderWay(item) || item.status === 'waiting');
      return mergeProps(button('cancel', id, uploads.cancel, isShown), props);
    },
    getRetryButtonProps({ id, ...props }) {
      const item = find(id);
      return mergeProps(button('retry', id, uploads.retry, item !== undefined && canRetry(item)), props);
    },
    getRemoveButtonProps: ({ id, ...props }) =>
      mergeProps(button('remove', id, uploads.remove, find(id) !== undefined), props),
  };
}
