'use client';
import { useMemo, type FormEvent, type KeyboardEvent, type MouseEvent } from 'react';
import type { CartSection } from '../../data/backend/CartBackend.ts';
import { safeHref } from '../../core/shared/urls.ts';
import { buttonProps, textButtonProps } from '../../core/shared/controlProps.ts';
import { readDirection } from '../../core/shared/engine/readDirection.ts';
import { isComposing } from '../../core/shared/keyOwners.ts';
import { mergeProps } from '../../core/shared/mergeProps.ts';
import { useUnchanged } from '../../core/shared/useUnchanged.ts';
import { messageId, type FieldSetup } from './useCartFieldGetters.ts';
import type { CartPanelGetters, CartTabGetters, UseCartResult } from './types.ts';
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
    // Receives focus when the focused element is removed.
    tabIndex: -1,
    role: 'group',
    'aria-label': labels.panel,
    'aria-busy': status === 'loading',
    'data-status': status,
    'data-submission': submission.status,
    hidden: !isOpen,
  } as const;
}

/** Creates the prop getters for the panel itself: its button, region, form, totals and messages. */
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
    // The retry button is removed when clicked, so move focus to the panel.
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
      getRetryButtonProps: (props) => mergeProps(textButtonProps(labels.retry, handleRetry), props),
      getTotalProps: (props) => mergeProps({ 'aria-live': 'polite', 'aria-atomic': true } as const, props),
      getStatusProps: (props) => mergeProps(messageProps, props),
      getCheckoutLinkProps: (props) =>
        mergeProps({ href: safeHref(checkoutUrl), hidden: checkoutUrl === undefined }, props),
    };
  }, [isAvailable, isOpen, open, close, status, submission, message, retry, labels, id, fields, add]);
}

/**
 * Creates the prop getters for sections, which are tabs with arrow key navigation. If there is only one section, it has
 * no tab.
 */
export function useCartTabGetters(
  { sections, section: chosen }: Pick<UseCartResult, 'sections' | 'section'>,
  { id, labels, fields, change, problem }: Pick<FieldSetup, 'id' | 'labels' | 'fields' | 'change' | 'problem'>,
): CartTabGetters {
  const names = useUnchanged(sections);
  return useMemo(() => {
    const hasTabs = names.length > 1;
    const tabId = (section: CartSection) => `${id}-tab-${section}`;
    const sectionId = (section: CartSection) => `${id}-section-${section}`;
    const choose = (section: CartSection) => change({ type: 'sectionChosen', section });

    function tabProps(section: CartSection) {
      const isTabStop = section === (chosen ?? names[0]);
      return {
        id: tabId(section),
        ref: fields.refFor(section),
        type: 'button',
        role: 'tab',
        'aria-selected': section === chosen,
        'aria-controls': sectionId(section),
        'aria-describedby': problem === 'noSection' ? messageId(id) : undefined,
        tabIndex: isTabStop ? 0 : -1,
        onClick: () => choose(section),
        onKeyDown(event: KeyboardEvent<HTMLElement>) {
          if (isComposing(event.nativeEvent)) return;
          const next = nextTab(event.key, names, section, readDirection(event.currentTarget));
          if (!next) return;
          event.preventDefault();
          choose(next);
          fields.get(next)?.focus();
        },
      } as const;
    }

    return {
      getTabListProps: (props) =>
        mergeProps({ role: 'tablist', 'aria-label': labels.sections, hidden: !hasTabs } as const, props),
      getTabProps: ({ section, ...props }) => mergeProps(tabProps(section), props),
      getSectionProps: ({ section, ...props }) =>
        mergeProps(
          {
            id: sectionId(section),
            hidden: section !== chosen,
            ...(hasTabs
              ? { role: 'tabpanel', 'aria-labelledby': tabId(section) }
              : { role: 'group', 'aria-label': labels[section] }),
          },
          props,
        ),
    };
  }, [names, chosen, id, labels, fields, change, problem]);
}

/** Returns the tab that a key moves to, wrapping around; `undefined` for any other key. */
export function nextTab<TTab>(
  key: string,
  tabs: readonly TTab[],
  current: TTab,
  direction: 'ltr' | 'rtl',
): TTab | undefined {
  const step = { ArrowRight: 1, ArrowLeft: -1 }[key];
  if (key === 'Home') return tabs[0];
  if (key === 'End') return tabs.at(-1);
  if (step === undefined) return undefined;
  const index = tabs.indexOf(current) + (direction === 'rtl' ? -step : step);
  return tabs.at(index % tabs.length);
}
