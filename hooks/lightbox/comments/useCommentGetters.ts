'use client';
import { useId, useMemo, type FormEvent, type MouseEvent } from 'react';
import type { CommentField } from '../../data/backend/CommentStore.ts';
import type { UseImageFailureResult } from '../../core/picture/types.ts';
import { safeSource } from '../../core/shared/urls.ts';
import { buttonProps, textButtonProps } from '../../core/shared/controlProps.ts';
import type { ElementProps } from '../../core/shared/ElementProps.ts';
import { fillLabel } from '../../core/shared/fillLabel.ts';
import { mergeProps } from '../../core/shared/mergeProps.ts';
import type { CommentLabels } from './labels.ts';
import type {
  CommentFormState,
  CommentGetters,
  CommentListState,
  CommentRemoveReason,
  CommentActions,
} from './types.ts';
import type { CommentFocus } from './useComments.ts';

type FormGetters = Pick<
  CommentGetters,
  | 'getFormProps'
  | 'getLabelProps'
  | 'getInputProps'
  | 'getTextProps'
  | 'getErrorProps'
  | 'getCaptchaImageProps'
  | 'getCaptchaStatusProps'
  | 'getRefreshCaptchaButtonProps'
  | 'getSubmitButtonProps'
  | 'getRetryButtonProps'
>;

type Form = Omit<CommentFormState, 'hasCaptchaFailed'> &
  Pick<CommentActions, 'setValue' | 'acceptPrivacyPolicy' | 'submit' | 'refreshCaptcha'>;

/** The input attributes for each field. */
const INPUTS = {
  name: { type: 'text', name: 'author', autoComplete: 'name' },
  email: { type: 'email', name: 'email', autoComplete: 'email' },
  captcha: { type: 'text', name: 'captcha', autoComplete: 'off', autoCapitalize: 'none', spellCheck: false },
  privacyPolicy: { type: 'checkbox', name: 'privacyPolicy' },
} as const;

interface FieldContext {
  readonly id: string;
  readonly form: Form;
  readonly elements: CommentFocus['elements'];
}

function fieldProps(field: CommentField, { id, form, elements }: FieldContext) {
  const isWrong = form.errors[field] !== undefined;
  return {
    id: `${id}-${field}`,
    ref: elements.refFor(`field ${field}`),
    required: true,
    'aria-invalid': isWrong || undefined,
    'aria-describedby': isWrong ? `${id}-${field}-error` : undefined,
  };
}

function inputProps(field: Exclude<CommentField, 'text'>, context: FieldContext): ElementProps<'input'> {
  const { values, rules, setValue, acceptPrivacyPolicy } = context.form;
  const shared = { ...INPUTS[field], ...fieldProps(field, context) };
  if (field === 'privacyPolicy')
    return {
      ...shared,
      checked: values.hasAcceptedPrivacyPolicy,
      onChange: (event) => acceptPrivacyPolicy(event.currentTarget.checked),
    };
  return {
    ...shared,
    value: values[field],
    readOnly: field === 'name' && rules.fixedName !== undefined,
    onChange: (event) => setValue(field, event.currentTarget.value),
  };
}

function submitButtonProps({ canSubmit, isSending }: Form, labels: CommentLabels): ElementProps<'button'> {
  return {
    type: 'submit',
    'aria-disabled': !canSubmit || undefined,
    'data-disabled': canSubmit ? undefined : '',
    'data-sending': isSending ? '' : undefined,
    children: isSending ? labels.sending : labels.submit,
  };
}

function captchaProps(
  { captchaUrl }: Form,
  { hasFailed }: UseImageFailureResult,
  labels: CommentLabels,
): ElementProps<'img'> {
  return { src: safeSource(captchaUrl, 'image'), alt: labels.captchaImage, hidden: !captchaUrl || hasFailed };
}

/** Creates the form's prop getters. */
export function useCommentFormGetters(
  form: Form,
  captchaPicture: UseImageFailureResult,
  elements: CommentFocus['elements'],
  labels: CommentLabels,
): FormGetters {
  const id = useId();
  const context: FieldContext = { id, form, elements };
  const handleSubmit = (event: FormEvent): void => {
    event.preventDefault();
    form.submit('form', event.nativeEvent);
  };
  return {
    // `noValidate` prevents the browser's own messages, which appear one at a time and in the browser's language.
    getFormProps: (props) =>
      mergeProps(
        { 'aria-label': labels.formTitle, noValidate: true, onSubmit: handleSubmit, ref: elements.refFor('form') },
        props,
      ),
    getLabelProps: ({ field, ...props }) => {
      const children = field === 'privacyPolicy' ? labels.acceptPrivacyPolicy : labels[field];
      return mergeProps({ htmlFor: `${id}-${field}`, children }, props);
    },
    getInputProps: ({ field, ...props }) => mergeProps(inputProps(field, context), props),
    getTextProps: (props) =>
      mergeProps<ElementProps<'textarea'>, ElementProps<'textarea'>>(
        {
          ...fieldProps('text', context),
          name: 'text',
          value: form.values.text,
          onChange: (event) => form.setValue('text', event.currentTarget.value),
        },
        props ?? {},
      ),
    getErrorProps: ({ field, ...props }) => {
      const children = form.errors[field];
      return mergeProps({ id: `${id}-${field}-error`, children, hidden: !children }, props);
    },
    getCaptchaImageProps: (props) =>
      captchaPicture.getImageProps(mergeProps(captchaProps(form, captchaPicture, labels), props)),
    getCaptchaStatusProps: (props) =>
      mergeProps({ role: 'status', children: captchaPicture.hasFailed ? labels.captchaFailed : '' }, props),
    getRefreshCaptchaButtonProps: (props) => mergeProps(buttonProps(labels.refreshCaptcha, form.refreshCaptcha), props),
    getSubmitButtonProps: (props) =>
      mergeProps({ ...submitButtonProps(form, labels), ref: elements.refFor('submit') }, props),
    getRetryButtonProps: (props) => {
      const handleClick = (event: { readonly nativeEvent: Event }) => {
        // The button is removed along with the error, so move focus to the submit button.
        elements.get('submit')?.focus();
        form.submit('retry', event.nativeEvent);
      };
      return mergeProps(textButtonProps(labels.retry, handleClick, form.isSending), props);
    },
  };
}

type ListGetters = Pick<
  CommentGetters,
  | 'getListProps'
  | 'getItemProps'
  | 'getRemoveButtonProps'
  | 'getRetryRemoveButtonProps'
  | 'getReloadButtonProps'
  | 'getStatusProps'
>;

type List = CommentListState & Pick<CommentActions, 'remove' | 'reload'>;

/** Creates the prop getters for the list and the live region. */
export function useCommentListGetters(
  list: List,
  elements: CommentFocus['elements'],
  announcement: string,
  labels: CommentLabels,
): ListGetters {
  return useMemo(() => {
    const removalProps = (commentId: string, label: string, reason: CommentRemoveReason) => {
      const handleClick = (event: MouseEvent) => {
        // The retry button is removed along with the error, so move focus to the delete button.
        elements.get(`remove ${commentId}`)?.focus();
        list.remove(commentId, reason, event.nativeEvent);
      };
      return buttonProps(label, handleClick, list.isRemoving(commentId));
    };
    const reload = () => {
      // The button is removed along with the error, so move focus to the announcement.
      elements.get('announcement')?.focus({ preventScroll: true });
      list.reload();
    };
    return {
      getListProps: (props) =>
        mergeProps(
          { role: 'list', 'aria-label': labels.title, 'aria-busy': list.status === 'loading' } as const,
          props,
        ),
      getItemProps: ({ comment, ...props }) => {
        const isRemoving = list.isRemoving(comment.id);
        const own = {
          ref: elements.refFor(`item ${comment.id}`),
          'aria-busy': isRemoving || undefined,
          'data-removing': isRemoving ? '' : undefined,
          'data-failed': list.removalError(comment.id) ? '' : undefined,
        };
        return mergeProps(own, props);
      },
      getRemoveButtonProps: ({ comment, ...props }) => {
        const label = fillLabel(labels.remove, { author: comment.author });
        const own = {
          ...removalProps(comment.id, label, 'deleteButton'),
          ref: elements.refFor(`remove ${comment.id}`),
          hidden: !comment.canDelete,
        };
        return mergeProps(own, props);
      },
      getRetryRemoveButtonProps: ({ comment, ...props }) => {
        const label = fillLabel(labels.retryRemove, { author: comment.author });
        return mergeProps({ ...removalProps(comment.id, label, 'retry'), children: labels.retry }, props);
      },
      getReloadButtonProps: (props) => mergeProps(textButtonProps(labels.reload, reload), props),
      getStatusProps: (props) => {
        const ref = elements.refFor('announcement');
        return mergeProps({ ref, role: 'status', tabIndex: -1, children: announcement } as const, props);
      },
    };
  }, [list, elements, announcement, labels]);
}
