'use client';
import { useMemo } from 'react';
import type { FormEvent, MouseEvent } from 'react';
import { buttonProps } from '../shared/controlProps.ts';
import { mergeProps } from '../shared/mergeProps.ts';
import { safeHref } from '../shared/addresses.ts';
import { messageId } from './cartSetup.ts';
import type { FieldSetup } from './cartSetup.ts';
import type { CartPanelGetters, UseCartResult } from './types.ts';
import type { AddToCart } from './useAddToCart.ts';

type ShownCart = Pick<
  UseCartResult,
  'isAvailable' | 'isOpen' | 'open' | 'close' | 'status' | 'submission' | 'message' | 'retry' | 'labels'
>;

function panelProps({
  status,
  submission,
  isOpen,
  labels,
}: Pick<ShownCart, 'status' | 'submission' | 'isOpen' | 'labels'>) {
  return {
    // For focus, when what had it goes.
    tabIndex: -1,
    role: 'group',
    'aria-label': labels.panel,
    'aria-busy': status === 'loading',
    'data-status': status,
    'data-submission': submission.status,
    hidden: !isOpen,
  } as const;
}

/** The getters of the panel itself: its button, region, form, totals and messages. */
export function useCartPanelGetters(
  cart: ShownCart,
  { id, fields }: Pick<FieldSetup, 'id' | 'fields'>,
  add: AddToCart,
): Omit<CartPanelGetters, 'getCheckoutFormProps'> {
  const { isAvailable, isOpen, open, close, status, submission, message, retry, labels } = cart;
  return useMemo(() => {
    const panelId = `${id}-panel`;
    const handleToggle = ({ nativeEvent }: MouseEvent) =>
      isOpen ? close('cartButton', nativeEvent) : open('cartButton', nativeEvent);
    const cartButton = {
      ...buttonProps(isOpen ? labels.hide : labels.show, handleToggle),
      'aria-expanded': isOpen,
      'aria-controls': panelId,
      hidden: !isAvailable,
    };
    const panel = { ...panelProps({ status, submission, isOpen, labels }), id: panelId, ref: fields.refFor(panelId) };
    const form = {
      noValidate: true,
      onSubmit(event: FormEvent) {
        event.preventDefault();
        add('addButton', event.nativeEvent);
      },
    };
    // The button goes when it is pressed; focus stays in the panel.
    const handleRetry = () => {
      fields.get(panelId)?.focus();
      retry();
    };
    const isAdding = submission.status === 'adding';
    const addButton = {
      type: 'submit',
      'aria-disabled': isAdding || undefined,
      'data-disabled': isAdding ? '' : undefined,
    } as const;
    const checkoutUrl = submission.status === 'added' ? submission.checkoutUrl : undefined;
    const messageProps = {
      id: messageId(id),
      ref: fields.refFor(messageId(id)),
      role: 'status',
      'data-status': submission.status,
      children: message,
    };
    return {
      getCartButtonProps: (props) => mergeProps(cartButton, props),
      getPanelProps: (props) => mergeProps(panel, props),
      getFormProps: (props) => mergeProps(form, props),
      getAddButtonProps: (props) => mergeProps(addButton, props),
      getRetryButtonProps: (props) => mergeProps({ type: 'button', onClick: handleRetry } as const, props),
      getTotalProps: (props) => mergeProps({ 'aria-live': 'polite', 'aria-atomic': true } as const, props),
      getStatusProps: (props) => mergeProps(messageProps, props),
      getCheckoutLinkProps: (props) =>
        mergeProps({ href: safeHref(checkoutUrl), hidden: checkoutUrl === undefined }, props),
    };
  }, [isAvailable, isOpen, open, close, status, submission, message, retry, labels, id, fields, add]);
}
