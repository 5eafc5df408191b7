'use client';
import { useCallback, useEffect, useRef, useState } from 'react';
import { createChangeDetails, type ChangeDetails } from './createChangeDetails.ts';
import { useLatestRef } from './useStableCallback.ts';
import { warnOnce } from './developerMessages.ts';

interface UseControllableStateOptions<TValue, TReason extends string> {
  /** Name of the option in the caller's API. It appears in development warnings. */
  readonly name: string;
  /** Controlled value. If `undefined`, the hook manages the value itself. */
  readonly value: TValue | undefined;
  readonly defaultValue: TValue;
  readonly onChange?: ((next: TValue, details: ChangeDetails<TReason>) => void) | undefined;
}

/** Requests a new value. Returns `false` if the callback canceled it or the value is already current. */
export type RequestChange<TValue, TReason extends string> = (next: TValue, reason: TReason, event?: Event) => boolean;

/** Manages controlled or uncontrolled state (`x` / `defaultX` / `onXChange`) with change reasons and cancellation. */
export function useControllableState<TValue, TReason extends string>(
  options: UseControllableStateOptions<TValue, TReason>,
): readonly [TValue, RequestChange<TValue, TReason>] {
  const { value, defaultValue, onChange } = options;
  const [ownValue, setOwnValue] = useState(defaultValue);
  const isControlled = value !== undefined;
  const current = isControlled ? value : ownValue;
  // oxlint-disable-next-line react/rules-of-hooks -- constant at build time: every render takes the same branch
  if (process.env.NODE_ENV !== 'production') useControlWarning(options.name, isControlled);

  const latest = useLatestRef({ current, isControlled, onChange });
  // If there are several changes before the next render, they build on each other.
  const [{ newest, setPending }] = useState(() => createPendingValue(() => latest.current.current));
  const requestChange = useCallback<RequestChange<TValue, TReason>>(
    (next, reason, event) => {
      if (Object.is(next, newest())) return false;
      const details = createChangeDetails(reason, event);
      latest.current.onChange?.(next, details);
      if (details.isCanceled) return false;
      setPending(next);
      if (!latest.current.isControlled) setOwnValue(next);
      return true;
    },
    [latest, newest, setPending],
  );

  return [current, requestChange];
}

function useControlWarning(name: string, isControlled: boolean): void {
  const wasControlled = useRef(isControlled);
  useEffect(() => {
    if (wasControlled.current === isControlled) return;
    warnOnce(
      `\`${name}\` changed from ${wasControlled.current ? 'controlled to uncontrolled' : 'uncontrolled to controlled'}. ` +
        'The hook cannot tell which value to use, so the UI may jump. ' +
        `Always pass \`${name}\`, or only its default, for the lifetime of the component.`,
    );
    wasControlled.current = isControlled;
  }, [isControlled, name]);
}

interface PendingValue<TValue> {
  /** Returns the value that was last requested within this task, or the current value. */
  readonly newest: () => TValue;
  readonly setPending: (next: TValue) => void;
}

/**
 * Lets several changes before the next render build on each other. A requested value that a controlling parent ignores
 * is dropped at the end of the task.
 */
export function usePendingValue<TValue>(value: TValue): PendingValue<TValue> {
  const shown = useLatestRef(value);
  const [pending] = useState(() => createPendingValue(() => shown.current));
  return pending;
}

/** Like `usePendingValue`, but for a caller that has its own ref to the shown value. */
function createPendingValue<TValue>(readShown: () => TValue): PendingValue<TValue> {
  let pending: { readonly value: TValue } | undefined;
  return {
    newest: () => (pending ? pending.value : readShown()),
    setPending(next) {
      pending = { value: next };
      queueMicrotask(() => (pending = undefined));
    },
  };
}
