/** A pointer event as a gesture recognizer takes it. It can be kept, and handed over after the event itself is over. */
export interface GestureInput {
  readonly type: 'pointerdown' | 'pointermove' | 'pointerup' | 'pointercancel';
  readonly pointerId: number;
  readonly pointerType: string;
  readonly buttons: number;
  readonly clientX: number;
  readonly clientY: number;
  /** Of the event, in milliseconds: a gesture that is handed over late is as fast as it was. */
  readonly timeStamp: number;
  /** The event that it stands for. */
  readonly event: Event;
}
