'use client';
import { useId, useRef, type FormEvent } from 'react';
import { textButtonProps } from '../../core/shared/controlProps.ts';
import type { ElementProps } from '../../core/shared/ElementProps.ts';
import { mergeProps } from '../../core/shared/mergeProps.ts';
import { useFocusHandover } from '../../core/shared/useFocusHandover.ts';
import { useStableCallback } from '../../core/shared/useStableCallback.ts';
import { IMPORT_DEFAULT_PHOTOS, IMPORT_MIN_PHOTOS } from './constants.ts';
import type { PhotoImportField, UsePhotoImportResult } from './types.ts';

type Getters = Pick<UsePhotoImportResult, Extract<keyof UsePhotoImportResult, `get${string}`>>;
type Facts = Omit<UsePhotoImportResult, keyof Getters> & {
  readonly maxCount: number;
  readonly setForm: (form: HTMLFormElement | null) => void;
  readonly submit: () => void;
};

const RETRIED: ReadonlySet<UsePhotoImportResult['status']> = new Set(['failed', 'nothing', 'refused', 'empty']);

function shownButton(label: string, press: () => void, isShown: boolean): ElementProps<'button'> {
  return { ...textButtonProps(label, press), hidden: !isShown };
}

export function usePhotoImportGetters(photoImport: Facts): Getters {
  const { status, message, errors, isBusy, progress, labels, maxCount } = photoImport;
  const id = useId();
  const submitter = useRef<HTMLButtonElement>(null);
  const handover = useFocusHandover(() => submitter.current);
  const handleSubmit = useStableCallback((event: FormEvent) => {
    event.preventDefault();
    photoImport.submit();
  });
  const form = {
    ref: photoImport.setForm,
    // With the method `get`, submitting the form before hydration would put the token into the URL.
    method: 'post',
    noValidate: true,
    autoComplete: 'off',
    'aria-label': labels.form,
    'aria-busy': isBusy || undefined,
    'data-status': status,
    onSubmit: handleSubmit,
  } as const;
  const submitButton = {
    ref: submitter,
    type: 'submit',
    'aria-disabled': isBusy || undefined,
    'data-disabled': isBusy ? '' : undefined,
    children: labels.submit,
  } as const;
  const bar = {
    'aria-label': labels.form,
    max: progress?.totalCount ?? 1,
    value: progress?.addedCount ?? 0,
    hidden: status !== 'adding',
  };
  return {
    ...importFieldGetters({ id, errors, labels, maxCount }),
    getFormProps: (props) => mergeProps(form, props),
    getSubmitButtonProps: (props) => mergeProps(submitButton, props),
    getCancelButtonProps: (props) =>
      mergeProps({ ...shownButton(labels.cancel, photoImport.cancel, isBusy), ...handover }, props),
    getRetryButtonProps: (props) =>
      mergeProps({ ...shownButton(labels.retry, photoImport.retry, RETRIED.has(status)), ...handover }, props),
    getProgressProps: (props) => mergeProps(bar, props),
    getStatusProps: (props) => mergeProps({ role: 'status', 'data-status': status, children: message } as const, props),
  };
}

type FieldGetters = Pick<
  UsePhotoImportResult,
  | 'getUserInputProps'
  | 'getTokenInputProps'
  | 'getImageCountInputProps'
  | 'getWholePostInputProps'
  | 'getUpdateSelectProps'
  | 'getLabelProps'
  | 'getErrorProps'
>;

interface ImportFieldOptions extends Pick<UsePhotoImportResult, 'errors' | 'labels'> {
  readonly id: string;
  readonly maxCount: number;
}

/** Returns the fields' prop getters. The fields are uncontrolled so that the token is never rendered. */
function importFieldGetters({ id, errors, labels, maxCount }: ImportFieldOptions): FieldGetters {
  const idOf = (field: PhotoImportField): string => `${id}-${field}`;
  const input = (field: PhotoImportField) => ({
    id: idOf(field),
    name: field,
    'aria-invalid': errors.has(field) || undefined,
    'aria-describedby': errors.has(field) ? `${idOf(field)}-problem` : undefined,
  });
  const count = {
    type: 'number',
    inputMode: 'numeric',
    required: true,
    min: IMPORT_MIN_PHOTOS,
    max: maxCount,
    step: 1,
    defaultValue: Math.min(IMPORT_DEFAULT_PHOTOS, maxCount),
  } as const;
  return {
    getUserInputProps: (props) =>
      mergeProps({ ...input('user'), type: 'text', required: true, autoCapitalize: 'none', spellCheck: false }, props),
    getTokenInputProps: (props) =>
      mergeProps(
        { ...input('token'), type: 'password', required: true, autoComplete: 'off', spellCheck: false },
        props,
      ),
    getImageCountInputProps: (props) => mergeProps({ ...input('imageCount'), ...count }, props),
    getWholePostInputProps: (props) => mergeProps({ ...input('wholePost'), type: 'checkbox', value: '1' }, props),
    getUpdateSelectProps: (props) => mergeProps({ ...input('update'), defaultValue: 'none' }, props),
    getLabelProps: ({ field, ...props }) => mergeProps({ htmlFor: idOf(field), children: labels[field] }, props),
    getErrorProps: ({ field, ...props }) =>
      mergeProps({ id: `${idOf(field)}-problem`, hidden: !errors.has(field), children: errors.get(field) }, props),
  };
}
