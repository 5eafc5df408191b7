'use client';
import { useId, useRef } from 'react';
import type { FormEvent } from 'react';
import { buttonProps } from '../shared/buttonProps.ts';
import type { ElementProps } from '../shared/ElementProps.ts';
import { mergeProps } from '../shared/mergeProps.ts';
import { useFocusHandover } from '../shared/useFocusHandover.ts';
import { useStableCallback } from '../shared/useStableCallback.ts';
import { importFieldGetters } from './importFieldGetters.ts';
import type { UsePhotoImportResult } from './types.ts';

type Getters = Pick<UsePhotoImportResult, Extract<keyof UsePhotoImportResult, `get${string}`>>;
type Facts = Omit<UsePhotoImportResult, keyof Getters> & {
  readonly maximumCount: number;
  readonly setForm: (form: HTMLFormElement | null) => void;
  readonly submit: () => void;
};

const RETRIED: ReadonlySet<UsePhotoImportResult['status']> = new Set(['failed', 'nothing', 'refused', 'empty']);

function shownButton(label: string, press: () => void, isShown: boolean): ElementProps<'button'> {
  return { ...buttonProps(label, press), children: label, hidden: !isShown };
}

/** The getters of a photo import. */
export function usePhotoImportGetters(photoImport: Facts): Getters {
  const { status, message, problems, isBusy, progress, labels, maximumCount } = photoImport;
  const id = useId();
  const submitter = useRef<HTMLButtonElement>(null);
  const handover = useFocusHandover(() => submitter.current);
  const handleSubmit = useStableCallback((event: FormEvent) => {
    event.preventDefault();
    photoImport.submit();
  });
  const form = {
    ref: photoImport.setForm,
    // Before the page has come to life a browser would put a token into the address.
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
    ...importFieldGetters({ id, problems, labels, maximumCount }),
    getFormProps: (props) => mergeProps(form, props),
    getSubmitButtonProps: (props) => mergeProps(submitButton, props),
    getCancelButtonProps: (props) =>
      mergeProps({ ...shownButton(labels.cancel, photoImport.cancel, isBusy), ...handover }, props),
    getRetryButtonProps: (props) =>
      mergeProps({ ...shownButton(labels.retry, photoImport.retry, RETRIED.has(status)), ...handover }, props),
    getProgressProps: (props) => mergeProps(bar, props),
    getMessageProps: (props) =>
      mergeProps({ role: 'status', 'data-status': status, children: message } as const, props),
  };
}
