import { createPageState } from '../../shared/pageState.ts';
import { OPENING_PRESS_DISTANCE_PX, OPENING_PRESS_MS } from '../constants.ts';

type Press = Pick<MouseEvent, 'timeStamp' | 'clientX' | 'clientY'>;

const page = /* @__PURE__ */ createPageState<{ press: Press | null }>('openingPress', () => ({ press: null }));

/** Remembers the click that opens a dialog. Clicks from the keyboard, whose `detail` is 0, are ignored. */
export function noteOpeningPress(event: Event | undefined): void {
  page.press = null;
  if (!(event instanceof MouseEvent) || event.detail === 0) return;
  const { timeStamp, clientX, clientY } = event;
  page.press = { timeStamp, clientX, clientY };
}

/** Returns whether a click is the second half of the double click that opened a dialog. */
export function isOpeningPress({ timeStamp, clientX, clientY }: Press): boolean {
  const { press } = page;
  if (!press || timeStamp - press.timeStamp > OPENING_PRESS_MS) return false;
  return Math.hypot(clientX - press.clientX, clientY - press.clientY) <= OPENING_PRESS_DISTANCE_PX;
}
