import { isDateText } from './isDateText.ts';

/** Whether a day falls on one of these days of the week: 1 is Monday, 7 is Sunday. No day breaks no rule. */
export function isDayOfWeek(text: string, accept: readonly number[]): boolean {
  if (!isDateText(text)) return true;
  const day = new Date(`${text}T00:00:00Z`).getUTCDay() || 7;
  return accept.includes(day);
}
