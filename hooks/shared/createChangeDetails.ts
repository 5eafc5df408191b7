import type { ChangeDetails } from './ChangeDetails.ts';

/** The second argument of every change callback. */
export function createChangeDetails<TReason extends string>(reason: TReason, event?: Event): ChangeDetails<TReason> {
  const details = {
    reason,
    event,
    isCanceled: false,
    cancel() {
      details.isCanceled = true;
    },
  };
  return details;
}
