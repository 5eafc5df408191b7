import type { ChangeDetails } from './ChangeDetails.ts';

/** The second argument of every change callback. */
export function createChangeDetails<TReason extends string>(reason: TReason, event?: Event): ChangeDetails<TReason> {
  let isCanceled = false;
  return {
    reason,
    event,
    get isCanceled() {
      return isCanceled;
    },
    cancel() {
      isCanceled = true;
    },
  };
}
