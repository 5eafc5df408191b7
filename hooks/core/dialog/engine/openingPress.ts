import { createPageState } from '../../shared/pageState.ts';
import { OPENING_PRESS_DISTANCE_PX, OPENING_PRESS_MS } from '../constants.ts';

interface OpeningPress {
  readonly timeStamp: number;
  /** `null` if the dialog was opened without an event. */
  readonly point: Pick<MouseEvent, 'clientX' | 'clientY'> | null;
}

const page = /* @__PURE__ */ createPageState<{ press: OpeningPress | null }>('openingPress', () => ({ press: null }));

/** Remembers the click that opens a dialog. Clicks from the keyboard, whose `detail` is 0, are ignored. */
export function noteOpeningPress(event: Event | undefined): void {
  page.press = event ? null : { timeStamp: performance.now(), point: null };
  if (event instanceof MouseEvent && event.detail > 0) page.press = { timeStamp: event.timeStamp, point: event };
}

/** Returns whether a click is the second half of the double click that opened a dialog. */
export function isOpeningPress({ timeStamp, clientX, clientY, detail }: MouseEvent): boolean {
  const { press } = page;
  if (!press || timeStamp - press.timeStamp > OPENING_PRESS_MS) return false;
  if (!press.point) return detail > 1;
  const distance = Math.hypot(clientX - press.point.clientX, clientY - press.point.clientY);
  return distance <= OPENING_PRESS_DISTANCE_PX;
}
