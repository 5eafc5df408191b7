/** Why a value changes. `cancel()` vetoes the change: call it before the callback returns. */
export interface ChangeDetails<TReason extends string = string> {
  readonly reason: TReason;
  /** The event that led to it, where there was one. */
  readonly event: Event | undefined;
  readonly isCanceled: boolean;
  cancel(): void;
}
