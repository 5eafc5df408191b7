/** Details about a value change. `cancel()` prevents the change if it is called before the callback returns. */
export interface ChangeDetails<TReason extends string = string> {
  readonly reason: TReason;
  /** The event that caused the change, if any. */
  readonly event: Event | undefined;
  readonly isCanceled: boolean;
  cancel(): void;
}

/** Creates the second argument of a change callback. */
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
