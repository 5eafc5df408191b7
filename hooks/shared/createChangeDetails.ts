/** The reason for a change of value. `cancel()` vetoes the change: call it before the callback returns. */
export interface ChangeDetails<TReason extends string = string> {
  readonly reason: TReason;
  /** The event that led to it, where there was one. */
  readonly event: Event | undefined;
  readonly isCanceled: boolean;
  cancel(): void;
}

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
