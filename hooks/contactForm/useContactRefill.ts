'use client';
import { useEffect, useRef } from 'react';
import type { Dispatch } from 'react';
import type { ContactFormBackend, ContactFormInstance } from '../backend/ContactFormBackend.ts';
import { useStableCallback } from '../shared/useStableCallback.ts';
import type { ContactFormEvent } from './contactFormEvents.ts';
import type { FormWatch } from './engine/createFormWatch.ts';
import type { ContactNotices } from './useContactNotices.ts';

export interface ContactRefillOptions {
  readonly backend: ContactFormBackend | undefined;
  readonly instance: ContactFormInstance;
  readonly watch: FormWatch;
  readonly notices: ContactNotices;
  readonly dispatch: Dispatch<ContactFormEvent>;
}

export interface ContactRefill {
  /** Asks for new questions, and says so. */
  start(reason: 'reset' | 'refill'): void;
  /** The same without a word. */
  renew(): void;
  /** What is under way comes too late. */
  stop(): void;
}

/** New questions for quiz and captcha. Of two requests the later one counts; a failure leaves what there is. */
export function useContactRefill({ backend, instance, watch, notices, dispatch }: ContactRefillOptions): ContactRefill {
  const controller = useRef<AbortController | null>(null);
  const { form } = instance;

  const ask = async (isSilent: boolean): Promise<void> => {
    const { signal } = (controller.current = new AbortController());
    try {
      const renewal = await backend?.refill(instance, { signal });
      if (signal.aborted || !renewal) return;
      const element = watch.form();
      if (!isSilent && element) notices.queue({ moment: 'reset', data: new FormData(element), answer: renewal });
      dispatch({ type: isSilent ? 'renewed' : 'refilled', renewal });
    } catch {
      if (!signal.aborted) dispatch({ type: 'refillFailed' });
    }
  };
  const stop = useStableCallback(() => controller.current?.abort());
  const start = useStableCallback((reason: 'reset' | 'refill') => {
    if (!backend) return;
    stop();
    notices.because(reason);
    dispatch({ type: 'refillStarted' });
    void ask(false);
  });
  const renew = useStableCallback(() => {
    stop();
    void ask(true);
  });

  const isCached = form.isCached ?? false;
  useEffect(() => {
    if (isCached) start('refill');
  }, [isCached, start]);
  useEffect(() => stop, [stop]);
  return { start, renew, stop };
}
