/** Pointer event for gesture recognizers. It can be stored and delivered after the original event has ended. */
export interface GestureInput {
  readonly type: 'pointerdown' | 'pointermove' | 'pointerup' | 'pointercancel';
  readonly pointerId: number;
  readonly pointerType: string;
  readonly buttons: number;
  readonly clientX: number;
  readonly clientY: number;
  /** Time of the event, in milliseconds, so that a gesture delivered late keeps its speed. */
  readonly timeStamp: number;
  /** The original event. */
  readonly event: Event;
}

/** Point or distance on the screen, in pixels. */
export interface Point {
  readonly x: number;
  readonly y: number;
}

/** Copies the relevant fields of a pointer event. Pass a `type` other than the event's own if the pointer was lost. */
export function toGestureInput(event: PointerEvent, type: GestureInput['type']): GestureInput {
  const { pointerId, pointerType, buttons, clientX, clientY, timeStamp } = event;
  return { type, pointerId, pointerType, buttons, clientX, clientY, timeStamp, event };
}

/** Reduces the input from all fingers to the input from a single one. */
type FingerFilter = (input: GestureInput) => readonly GestureInput[];

/**
 * Creates a filter that passes on one finger at a time. A second finger cancels the gesture of the first. After that,
 * input is dropped until all fingers are lifted. If `resumes` is set, input is dropped only until one finger is left;
 * that finger then starts a new gesture at its current position.
 */
export function createFingerFilter({ resumes }: { readonly resumes: boolean }): FingerFilter {
  const down = new Map<number, GestureInput>();
  let followed: number | null = null;

  const begin = (input: GestureInput): readonly GestureInput[] => {
    const first = followed === null ? undefined : down.get(followed);
    down.set(input.pointerId, input);
    followed = down.size === 1 ? input.pointerId : null;
    if (followed !== null) return [input];
    return first ? [{ ...first, type: 'pointercancel', timeStamp: input.timeStamp, event: input.event }] : [];
  };
  const end = (input: GestureInput): readonly GestureInput[] => {
    down.delete(input.pointerId);
    if (followed === input.pointerId) {
      followed = null;
      return [input];
    }
    const [last] = down.values();
    if (!resumes || !last || down.size > 1 || followed !== null) return [];
    followed = last.pointerId;
    return [{ ...last, type: 'pointerdown', buttons: 1, timeStamp: input.timeStamp }];
  };
  return (input) => {
    if (input.type === 'pointerdown') return begin(input);
    if (!down.has(input.pointerId)) return [];
    if (input.type !== 'pointermove') return end(input);
    down.set(input.pointerId, input);
    return followed === input.pointerId ? [input] : [];
  };
}
