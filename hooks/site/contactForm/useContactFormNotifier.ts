'use client';
import { useEffect, useRef } from 'react';
import type {
  ContactFormBackend,
  ContactFormInstance,
  ContactFormEventName,
  ContactFormNotification,
  ContactFormStatus,
} from '../../data/backend/ContactFormBackend.ts';
import { unshadowed } from '../../core/shared/unshadowed.ts';
import { useStableCallback } from '../../core/shared/useStableCallback.ts';
import type { ContactFormState } from './contactFormState.ts';
import type { FormStore } from './engine/formElement.ts';
import type { ContactFormStatusReason, UseContactFormOptions } from './types.ts';

type PendingNotice = Pick<ContactFormNotification, 'name' | 'data' | 'response'> & { readonly afterwards?: () => void };

export interface ContactFormNotifier {
  /** Dispatches an event immediately, so that listeners can still modify the data. */
  dispatch(name: ContactFormEventName, data: FormData): void;
  /** Dispatches an event once the result has been rendered. */
  queue(notice: PendingNotice): void;
  /** Sets the reason for the next status change. */
  setReason(reason: ContactFormStatusReason): void;
}

export interface ContactFormNotifierOptions {
  readonly backend: ContactFormBackend | undefined;
  readonly instance: ContactFormInstance;
  readonly state: ContactFormState;
  readonly store: FormStore;
  readonly onStatusChange: UseContactFormOptions['onStatusChange'];
}

/** Dispatches DOM events that bubble from the form, and reports status changes to the caller. */
export function useContactFormNotifier({
  backend,
  instance,
  state,
  store,
  onStatusChange,
}: ContactFormNotifierOptions): ContactFormNotifier {
  const { status } = state;
  const pending = useRef<PendingNotice[]>([]);
  const reason = useRef<ContactFormStatusReason>('submit');
  const lastStatus = useRef<ContactFormStatus>(status);

  const dispatchTo = (notice: Pick<ContactFormNotification, 'name' | 'data' | 'response' | 'previousStatus'>): void => {
    const event = backend?.domEvent?.({ ...notice, instance, status });
    const form = store.element();
    if (!event || !form) return;
    unshadowed(form).dispatchEvent(new CustomEvent(event.type, { bubbles: true, detail: event.detail }));
  };
  const dispatch = useStableCallback((name: ContactFormEventName, data: FormData) => dispatchTo({ name, data }));
  const queue = useStableCallback((notice: PendingNotice) => void pending.current.push(notice));
  const setReason = useStableCallback((next: ContactFormStatusReason) => {
    reason.current = next;
  });

  const notifyStatus = useStableCallback(({ status }: ContactFormState) => {
    const previous = lastStatus.current;
    if (previous === status) return;
    lastStatus.current = status;
    const form = store.element();
    const data = form ? new FormData(form) : new FormData();
    dispatchTo({ name: 'statusChanged', data, previousStatus: previous });
    onStatusChange?.(status, { reason: reason.current, previous });
  });
  const notifyPending = useStableCallback(() => {
    for (const { afterwards, ...notice } of pending.current.splice(0)) {
      dispatchTo(notice);
      afterwards?.();
    }
  });
  useEffect(() => {
    notifyStatus(state);
    notifyPending();
  }, [state, notifyStatus, notifyPending]);

  return { dispatch, queue, setReason };
}
