'use client';
import { useEffect, useRef } from 'react';
import type {
  ContactFormBackend,
  ContactFormInstance,
  ContactFormMoment,
  ContactFormNotice,
  ContactFormStatus,
} from '../backend/ContactFormBackend.ts';
import { unshadowed } from '../shared/unshadowed.ts';
import { useStableCallback } from '../shared/useStableCallback.ts';
import type { ContactFormState } from './contactFormState.ts';
import type { FormWatch } from './engine/formElement.ts';
import type { ContactFormStatusReason, UseContactFormOptions } from './types.ts';

type PendingNotice = Pick<ContactFormNotice, 'moment' | 'data' | 'answer'> & { readonly afterwards?: () => void };

export interface ContactNotices {
  /** Tells at once: listeners may still change what is sent. */
  fire(moment: ContactFormMoment, data: FormData): void;
  /** Tells when the page shows what happened. */
  queue(notice: PendingNotice): void;
  /** Says why the next status is another one. */
  because(reason: ContactFormStatusReason): void;
}

export interface ContactNoticeOptions {
  readonly backend: ContactFormBackend | undefined;
  readonly instance: ContactFormInstance;
  readonly state: ContactFormState;
  readonly watch: FormWatch;
  readonly onStatusChange: UseContactFormOptions['onStatusChange'];
}

/** Tells the page of the form, by events that bubble from the form itself, and the caller of its status. */
export function useContactNotices({
  backend,
  instance,
  state,
  watch,
  onStatusChange,
}: ContactNoticeOptions): ContactNotices {
  const { status } = state;
  const pending = useRef<PendingNotice[]>([]);
  const reason = useRef<ContactFormStatusReason>('submit');
  const lastStatus = useRef<ContactFormStatus>(status);

  const dispatchTo = (notice: Pick<ContactFormNotice, 'moment' | 'data' | 'answer' | 'previousStatus'>): void => {
    const event = backend?.domEvent?.({ ...notice, instance, status });
    const form = watch.form();
    if (!event || !form) return;
    unshadowed(form).dispatchEvent(new CustomEvent(event.type, { bubbles: true, detail: event.detail }));
  };
  const fire = useStableCallback((moment: ContactFormMoment, data: FormData) => dispatchTo({ moment, data }));
  const queue = useStableCallback((notice: PendingNotice) => void pending.current.push(notice));
  const because = useStableCallback((next: ContactFormStatusReason) => {
    reason.current = next;
  });

  const tellStatus = useStableCallback(({ status }: ContactFormState) => {
    const previous = lastStatus.current;
    if (previous === status) return;
    lastStatus.current = status;
    const form = watch.form();
    const data = form ? new FormData(form) : new FormData();
    dispatchTo({ moment: 'statusChanged', data, previousStatus: previous });
    onStatusChange?.(status, { reason: reason.current, previous });
  });
  const tellPending = useStableCallback(() => {
    for (const { afterwards, ...notice } of pending.current.splice(0)) {
      dispatchTo(notice);
      afterwards?.();
    }
  });
  useEffect(() => {
    tellStatus(state);
    tellPending();
  }, [state, tellStatus, tellPending]);

  return { fire, queue, because };
}
